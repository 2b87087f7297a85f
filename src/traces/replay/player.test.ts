import { reducePlayer, waitAfter } from './player';

describe('the player', () => {
  const atStart = { step: 0, isPlaying: false, pace: 'shortWaits' } as const;

  it('plays to the last step and stops there', () => {
    const playing = reducePlayer(atStart, { type: 'toggled', last: 2 });
    expect(playing.isPlaying).toBe(true);
    const middle = reducePlayer(playing, { type: 'advanced', last: 2 });
    expect(middle).toMatchObject({ step: 1, isPlaying: true });
    expect(reducePlayer(middle, { type: 'advanced', last: 2 })).toMatchObject({ step: 2, isPlaying: false });
  });

  it('starts again where it is played at the end', () => {
    const atEnd = { ...atStart, step: 2 };
    expect(reducePlayer(atEnd, { type: 'toggled', last: 2 })).toMatchObject({ step: 0, isPlaying: true });
  });

  it('pauses at a jump', () => {
    const playing = { ...atStart, isPlaying: true };
    expect(reducePlayer(playing, { type: 'jumped', step: 5 })).toMatchObject({ step: 5, isPlaying: false });
  });

  it('waits as long as the recording did, less where waits are cut, and evenly at a fixed pace', () => {
    const offsets = [0, 0, 4000];
    expect(waitAfter(1, 'recorded', offsets)).toBe(4000);
    expect(waitAfter(1, 'shortWaits', offsets)).toBe(1000);
    expect(waitAfter(1, '5', offsets)).toBe(200);
    expect(waitAfter(0, 'recorded', offsets)).toBeGreaterThan(0);
    expect(waitAfter(0, 'recorded', null)).toBe(500);
  });
});

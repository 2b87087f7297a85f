import { act, renderHook } from '@testing-library/react';
import { usePlayer, waitAfter } from './player';

/** A player of the steps 0, 1 and 2, two a second. */
function openPlayer() {
  const { result } = renderHook(() => usePlayer(2, null, 0));
  act(() => result.current.choosePace('2'));
  return {
    player: () => result.current,
    toggle: () => act(() => result.current.toggle()),
    jump: (step: number) => act(() => result.current.jump(step)),
    pass: (time: number) => act(() => jest.advanceTimersByTime(time)),
  };
}

describe('the player', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('plays to the last step and stops there', () => {
    const { player, toggle, pass } = openPlayer();
    toggle();
    expect(player()).toMatchObject({ step: 0, isPlaying: true });
    pass(500);
    expect(player()).toMatchObject({ step: 1, isPlaying: true });
    pass(500);
    expect(player()).toMatchObject({ step: 2, isPlaying: false });
  });

  it('starts again where it is played at the end', () => {
    const { player, toggle, jump } = openPlayer();
    jump(2);
    toggle();
    expect(player()).toMatchObject({ step: 0, isPlaying: true });
  });

  it('pauses at a jump, to the nearest step there is', () => {
    const { player, toggle, jump } = openPlayer();
    toggle();
    jump(5);
    expect(player()).toMatchObject({ step: 2, isPlaying: false });
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

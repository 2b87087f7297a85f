import { createChunkWriter } from './keptTrace';
import type { Recording } from './recorder';
import type { LaneEntry } from '../trace';

function recordingOf(states: readonly object[], times: readonly number[]): Recording {
  const actions = states.map((state) => ({ type: 'set', ...state }));
  return { baseState: {}, actions, states, times, dropped: 0, startedAt: 0, number: 0 };
}

const task = (at: number): LaneEntry => ({ kind: 'longTask', duration: 60, step: 0, at });

describe('A chunk of a recording', () => {
  it('holds what was recorded without secrets, and what each action changed since the chunk before', () => {
    const writer = createChunkWriter();
    expect(writer.begin({ n: 0, password: 'canary' })).toBe('{"n":0,"password":"[secret]"}');
    const secret = { n: 1, password: 'canary' };
    expect(writer.write(recordingOf([secret], [5]), [], '/reset?token=canary')).toMatchObject({
      at: 5,
      url: '/reset?token=[secret]',
      actions: ['{"type":"set","n":1,"password":"[secret]"}'],
      times: [5],
      check: [[[['n'], 1]]],
      lanes: [],
    });
    expect(writer.write(recordingOf([secret, { ...secret, m: 2 }], [6, 7]), [], '/').check).toEqual([
      [],
      [[['m'], 2]],
    ]);
  });

  it.each([
    ['the last action', [5, 9], [task(7)], 9],
    ['what ended last beside the actions', [5], [task(8), task(7)], 7],
    ['an action with nothing beside it', [5], [], 5],
    ['what was beside no action', [], [task(3)], 3],
    ['nothing', [], [], 0],
  ])('is as old as %s', (_name, times, lanes, at) => {
    const writer = createChunkWriter();
    writer.begin({});
    const states = times.map((n) => ({ n }));
    expect(writer.write(recordingOf(states, times), lanes, '/').at).toBe(at);
  });

  it('knows how many bytes it adds to a file', () => {
    const writer = createChunkWriter();
    writer.begin({});
    const text = 'ä"'.repeat(100);
    const { bytes, actions, times, check, lanes } = writer.write(
      recordingOf([{ text }], [1]),
      [task(1)],
      '/',
    );
    const held = JSON.stringify({ payload: `[${actions.join(',')}]`, times, check, lanes });
    const names = JSON.stringify({ payload: '[]', times: 0, check: 0, lanes: 0 });
    expect(Math.abs(bytes - (Buffer.byteLength(held) - Buffer.byteLength(names)))).toBeLessThan(10);
  });
});

import { findDivergedSteps } from '../replay/replayTrace';
import { parseTrace } from '../replay/parseTrace';
import type { Recording } from './recorder';
import { recordedStates } from '../trace';
import { serialiseTrace } from '../testing/keptTrace';
import { traceFileName } from './saveTrace';

const about = { app: 'storefront', build: 'abc', url: '/reset?token=canary', ua: 'Firefox' };

const recording: Recording = {
  baseState: { n: 0, password: 'canary' },
  actions: [{ type: 'a', token: 'canary' }, { type: 'b' }, { type: 'c' }],
  states: [
    { n: 1, password: 'canary' },
    { n: 1, password: 'canary' },
    { n: 3, password: 'canary' },
  ],
  times: [11, 12, 13],
  dropped: 4,
  startedAt: 10,
  number: 0,
};

function read(text: string) {
  const parsed = parseTrace(text);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.trace;
}

describe('The file of a recording', () => {
  const text = serialiseTrace(recording, about);

  it('is read back as it was, without secrets', () => {
    expect(text).not.toContain('canary');
    const trace = read(text);
    expect(trace).toMatchObject({
      actions: [{ type: 'a', token: '[secret]' }, { type: 'b' }, { type: 'c' }],
      baseState: { n: 0, password: '[secret]' },
      times: [11, 12, 13],
      info: { ...about, url: '/reset?token=[secret]', startedAt: 10, dropped: 4 },
      deltas: [[[['n'], 1]], [], [[['n'], 3]]],
    });
    expect([...recordedStates(trace)]).toEqual([
      { n: 1, password: '[secret]' },
      { n: 1, password: '[secret]' },
      { n: 3, password: '[secret]' },
    ]);
  });

  it('holds no states where the DevTools wrote it', () => {
    expect([...recordedStates(read('{"payload":"[{\\"type\\":\\"a\\"}]"}'))]).toEqual([]);
  });

  it('is named after the moment and the build, so that names sort by time', () => {
    expect(traceFileName('abc', new Date(2026, 0, 2, 3, 4, 5))).toBe('trace-2026-01-02-030405-abc.json');
    expect(traceFileName('abc', new Date(2026, 11, 31, 23, 59, 58))).toBe('trace-2026-12-31-235958-abc.json');
  });
});

describe('The steps at which a replay diverges', () => {
  const states = [0, 1, 2, 4, 5, 5].map((n) => ({ n }));
  const traceOf = (counts: readonly number[]) =>
    read(
      JSON.stringify({
        payload: counts.map(() => ({ type: 'a' })),
        preloadedState: '{"n":0}',
        trace: { v: 1, check: counts.map((n) => [[['n'], n]]) },
      }),
    );

  it('are those whose action changes something else than it did, from the first on', () => {
    // Replayed: 0, 1, 2, 4, 5, 5. The action of step 3 leads to 4 instead of 3, that of step 5 does nothing.
    expect(findDivergedSteps(traceOf([1, 2, 3, 5, 6]), states, 3)).toEqual([3, 5]);
  });

  it('are one where every later action does the same again', () => {
    expect(findDivergedSteps(traceOf([9, 2, 4, 5, 5]), states, 1)).toEqual([1]);
  });

  it('end where the replay ended', () => {
    expect(findDivergedSteps(traceOf([1, 7, 8, 9, 10]), states.slice(0, 4), 2)).toEqual([2, 3]);
  });

  it('do not differ by a secret that only one of them hides', () => {
    const signedIn = { n: 1, password: 'canary' };
    const trace = read(serialiseTrace({ ...recording, states: [signedIn, signedIn, signedIn] }, about));
    const replayed = [{ n: 0 }, { n: 1 }, { n: 1, password: 'other' }, { n: 1, password: 'third' }];
    expect(findDivergedSteps(trace, replayed, 1)).toEqual([1, 2]);
  });
});

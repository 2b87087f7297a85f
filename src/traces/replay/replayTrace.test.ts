import type { TracedAction } from '../trace';
import { differencesBetween, replayTrace, type ReplayReducer } from './replayTrace';
import { parseTrace } from './parseTrace';

describe('What differs between a recorded and a replayed state', () => {
  it.each<[name: string, recorded: unknown, replayed: unknown, differences: object[]]>([
    [
      'a value',
      { a: { b: 1, c: 3 } },
      { a: { b: 2, c: 3 } },
      [{ path: ['a', 'b'], recorded: 1, replayed: 2 }],
    ],
    ['a part that is new', { a: {} }, { a: { b: 2 } }, [{ path: ['a', 'b'], replayed: 2 }]],
    ['a part that is gone', { a: { b: 1 } }, { a: {} }, [{ path: ['a', 'b'], recorded: 1 }]],
    ['a member of a list', { a: [1, 2] }, { a: [1, 3] }, [{ path: ['a', 1], recorded: 2, replayed: 3 }]],
    ['a state that is no record', 1, { a: 1 }, [{ path: [], recorded: 1, replayed: { a: 1 } }]],
    ['a state that became none', { a: 1 }, null, [{ path: [], recorded: { a: 1 }, replayed: null }]],
    ['nothing of two equal numbers', 1, 1, []],
    ['nothing of two equal records', { a: { b: 1 } }, { a: { b: 1 } }, []],
    ['a list in place of a record', { a: {} }, { a: [] }, [{ path: ['a'], recorded: {}, replayed: [] }]],
  ])('is %s', (_name, recorded, replayed, differences) => {
    expect(differencesBetween(recorded, replayed)).toStrictEqual(differences);
  });

  it('holds no secret', () => {
    const differences = differencesBetween({ a: 1, token: 'canary-1' }, { a: 2, token: 'canary-2' });
    expect(differences).toEqual([{ path: ['a'], recorded: 1, replayed: 2 }]);
  });
});

/** Counts up; `broken` throws what it is told to. */
const counter: ReplayReducer = (state, { type, by, thrown }) => {
  if (type === 'broken') throw thrown;
  const n = typeof state === 'object' && state !== null ? Number(Reflect.get(state, 'n')) : 10;
  return { n: n + (typeof by === 'number' ? by : 0) };
};

const add = (by: number): TracedAction => ({ type: 'add', by });

/** A trace that begins at `first`, with the counts after each action where they are given. */
function traceOf(actions: readonly object[], counts: readonly number[] | null, first: number | null = 0) {
  const check = counts?.map((n) => [[['n'], n]]);
  const preloadedState = first === null ? null : JSON.stringify({ n: first });
  const parsed = parseTrace(JSON.stringify({ payload: actions, preloadedState, trace: { v: 1, check } }));
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.trace;
}

describe('A replay', () => {
  it('rebuilds every state, and keeps them only where they are asked for', () => {
    const trace = traceOf([add(1), add(2)], [1, 3]);
    const result = {
      actionCount: 2,
      equalCount: 2,
      hasStates: true,
      divergence: null,
      failure: null,
      baseState: { n: 0 },
    };
    expect(replayTrace(counter, trace)).toEqual({ ...result, states: [] });
    expect(replayTrace(counter, trace, { keepsStates: true })).toEqual({
      ...result,
      states: [{ n: 1 }, { n: 3 }],
    });
  });

  it('compares nothing where the file holds no states', () => {
    const result = replayTrace(counter, traceOf([add(1)], null), { keepsStates: true });
    expect(result).toMatchObject({ equalCount: 0, hasStates: false, divergence: null, states: [{ n: 1 }] });
  });

  it('begins with the state of the reducers where the file holds none', () => {
    const result = replayTrace(counter, traceOf([add(1)], null, null));
    expect(result).toMatchObject({ baseState: { n: 10 }, divergence: null });
  });

  it('takes the first state of a file from its first action where it has none before', () => {
    const check = [[[[], { n: 11 }]]];
    const parsed = parseTrace(JSON.stringify({ payload: [add(1)], trace: { v: 1, check } }));
    if (!parsed.ok) throw new Error(parsed.message);
    expect(replayTrace(counter, parsed.trace)).toMatchObject({ divergence: null, equalCount: 1 });
  });

  it('names the first divergence, and goes on without comparing', () => {
    const trace = traceOf([add(1), add(2), add(3), add(4)], [1, 7, 6, 12]);
    const result = replayTrace(counter, trace, { keepsStates: true });
    expect(result).toMatchObject({
      equalCount: 1,
      divergence: { index: 1, action: add(2), differences: [{ path: ['n'], recorded: 7, replayed: 3 }] },
    });
    expect(result.states).toEqual([{ n: 1 }, { n: 3 }, { n: 6 }, { n: 10 }]);
  });

  it('diverges before the first action where the reducers change the state that it begins with', () => {
    const doubled: ReplayReducer = (state, action) =>
      action.type === '@@INIT' ? { n: 1 } : counter(state, action);
    expect(replayTrace(doubled, traceOf([add(1)], [1]))).toMatchObject({
      baseState: { n: 1 },
      equalCount: 0,
      divergence: { index: -1, action: { type: '@@INIT' } },
    });
    // Without recorded states there is nothing to compare with.
    expect(replayTrace(doubled, traceOf([add(1)], null)).divergence).toBeNull();
  });

  it.each<[thrown: unknown, message: string]>([
    [new Error('no stock'), 'no stock'],
    ['a text', 'a text'],
  ])('ends at a reducer that throws (%s)', (thrown, message) => {
    const failing: ReplayReducer = (state, action) =>
      counter(state, action.type === 'broken' ? { ...action, thrown } : action);
    const trace = traceOf([add(1), { type: 'broken' }, add(1)], null);
    expect(replayTrace(failing, trace, { keepsStates: true })).toMatchObject({
      states: [{ n: 1 }],
      failure: { index: 1, action: { type: 'broken' }, message },
    });
  });

  it('ends at once where the reducers cannot begin', () => {
    const seen: string[] = [];
    const failing: ReplayReducer = (_state, { type }) => {
      seen.push(type);
      throw new Error('broken');
    };
    const result = replayTrace(failing, traceOf([add(1)], [1]), { keepsStates: true });
    expect(result).toMatchObject({ states: [], divergence: null, failure: { index: -1, message: 'broken' } });
    expect(seen).toEqual(['@@INIT']);
  });

  it('is compared as the file is: without secrets', () => {
    const keepsToken: ReplayReducer = (state, { token }) =>
      typeof token === 'string' ? { token: `${token}!` } : state;
    const parsed = parseTrace(
      JSON.stringify({
        payload: [{ type: 'signedIn', token: '[secret]' }],
        preloadedState: '{"token":"[secret]"}',
        trace: { v: 1, check: [[]] },
      }),
    );
    if (!parsed.ok) throw new Error(parsed.message);
    expect(replayTrace(keepsToken, parsed.trace)).toMatchObject({ divergence: null, equalCount: 1 });
  });

  it('throws where the file changes a part that is not there', () => {
    const parsed = parseTrace(
      JSON.stringify({
        payload: [add(1)],
        preloadedState: '{"n":0}',
        trace: { v: 1, check: [[[['a', 'b'], 1]]] },
      }),
    );
    if (!parsed.ok) throw new Error(parsed.message);
    const { trace } = parsed;
    expect(() => replayTrace(counter, trace)).toThrow(
      'The trace changes a part of the state that is not there.',
    );
  });
});

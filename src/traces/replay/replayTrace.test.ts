import { isRecord, readNumber } from '../../lib/untrusted';
import type { TracedAction } from '../trace';
import { readTrace } from '../testing/keptTrace';
import { MAX_TRACE_BYTES } from '../traceTexts';
import { minimise, minimiseDivergence } from './minimise';
import { openFile } from './openedTrace';
import { parseTrace } from './parseTrace';
import { differencesBetween, type ReplayReducer, replayTrace } from './replayTrace';

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
  return readTrace({ payload: actions, preloadedState, trace: { v: 1, check } });
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
    const trace = readTrace({ payload: [add(1)], trace: { v: 1, check } });
    expect(replayTrace(counter, trace)).toMatchObject({ divergence: null, equalCount: 1 });
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
    const trace = readTrace({
      payload: [{ type: 'signedIn', token: '[secret]' }],
      preloadedState: '{"token":"[secret]"}',
      trace: { v: 1, check: [[]] },
    });
    expect(replayTrace(keepsToken, trace)).toMatchObject({ divergence: null, equalCount: 1 });
  });

  it('throws where the file changes a part that is not there', () => {
    const trace = readTrace({
      payload: [add(1)],
      preloadedState: '{"n":0}',
      trace: { v: 1, check: [[[['a', 'b'], 1]]] },
    });
    expect(() => replayTrace(counter, trace)).toThrow(
      'The trace changes a part of the state that is not there.',
    );
  });
});

describe('The fewest of a list', () => {
  it('are those that the test needs, in order', () => {
    const list = Array.from({ length: 100 }, (_, index) => index);
    const needs = (wanted: readonly number[]) => (some: readonly number[]) =>
      wanted.every((each) => some.includes(each));
    expect(minimise(list, needs([3, 50, 51, 99]))).toEqual([3, 50, 51, 99]);
    expect(minimise(list, needs([]))).toEqual([]);
    expect(minimise(list, (some) => some.length > 96)).toHaveLength(97);
  });
});

/** The fields of a part of a state; none where there is no such part. */
function partOf(state: unknown, name: string): Readonly<Record<string, unknown>> {
  const part = isRecord(state) ? state[name] : null;
  return isRecord(part) ? part : {};
}

/** A cart in which a quantity is never more than four: the recording had five. */
function reducer(state: unknown = { cart: {}, seen: 0 }, { type, id, quantity }: TracedAction): unknown {
  const cart = partOf(state, 'cart');
  const seen = isRecord(state) ? (readNumber(state['seen']) ?? 0) : 0;
  if (type === 'added') return { cart: { ...cart, [String(id)]: 1 }, seen };
  if (type === 'changed') {
    const known = cart[String(id)] !== undefined;
    return known ? { cart: { ...cart, [String(id)]: Math.min(4, Number(quantity)) }, seen } : state;
  }
  return { cart, seen: seen + 1 };
}

describe('A divergence', () => {
  const noise = Array.from({ length: 40 }, () => ({ type: 'looked' }));
  const added = { type: 'added', id: 'saw' };
  const other = { type: 'added', id: 'hammer' };
  const changed = { type: 'changed', id: 'saw', quantity: 5 };
  const differences = [{ path: ['cart', 'saw'], recorded: 5, replayed: 4 }];

  it('is led to by the fewest actions', () => {
    const actions = [
      ...noise,
      added,
      ...noise,
      other,
      { type: 'changed', id: 'hammer', quantity: 2 },
      changed,
    ];
    const found = minimiseDivergence(reducer, { actions, baseState: { cart: {}, seen: 7 }, differences });
    // What is beside the differing value in its record belongs to its surroundings.
    expect(found?.actions).toEqual([added, other, { type: 'changed', id: 'hammer', quantity: 2 }, changed]);
    expect(found?.baseState).toBeUndefined();
  });

  it('keeps the state of the trace where the reducers’ own is not enough', () => {
    const baseState = { cart: { saw: 1 }, seen: 0 };
    expect(minimiseDivergence(reducer, { actions: [...noise, changed], baseState, differences })).toEqual({
      actions: [changed],
      baseState,
    });
  });

  it('is the same one where it is a secret, which its differences hide', () => {
    const signsIn: ReplayReducer = (state, { type }) => (type === 'signedIn' ? { token: 'canary' } : state);
    const signedIn = { type: 'signedIn' };
    const hidden = [{ path: ['token'], replayed: '[secret]' }];
    expect(
      minimiseDivergence(signsIn, { actions: [...noise, signedIn], baseState: {}, differences: hidden })
        ?.actions,
    ).toEqual([signedIn]);
  });

  it('is refused where the actions do not lead to it', () => {
    expect(minimiseDivergence(reducer, { actions: noise, baseState: undefined, differences })).toBeNull();
  });

  it('is none where nothing was done', () => {
    expect(minimiseDivergence((state) => state, { actions: [], baseState: {}, differences: [] })).toBeNull();
  });

  it.each<[name: string, path: readonly string[], after: unknown]>([
    ['null', ['cart', 'saw'], { cart: null }],
    ['no part at all', ['cart', 'saw'], {}],
    ['a text, whose length is no member', ['cart', 'length'], { cart: 'sold' }],
    ['no part to look into', ['cart', 'saw', 'price', 'sum'], {}],
  ])('is recognised where the replay left %s of what differs', (_name, path, after) => {
    const emptying = (state: unknown, { type }: TracedAction): unknown =>
      type === 'emptied' ? after : state;
    const emptied = { type: 'emptied' };
    const baseState = { cart: { saw: 1 } };
    expect(
      minimiseDivergence(emptying, {
        actions: [...noise, emptied],
        baseState,
        differences: [{ path, recorded: 5 }],
      })?.actions,
    ).toEqual([emptied]);
  });

  it('is the same one only with all of its differences', () => {
    const actions = [added, other, changed];
    const both = [...differences, { path: ['cart', 'hammer'], recorded: 2, replayed: 1 }];
    const baseState = { cart: {}, seen: 0 };
    expect(minimiseDivergence(reducer, { actions, baseState, differences: both })?.actions).toEqual(actions);
    const wrong = [...differences, { path: ['cart', 'hammer'], recorded: 1, replayed: 2 }];
    expect(minimiseDivergence(reducer, { actions, baseState, differences: wrong })).toBeNull();
  });

  it('does not need what is elsewhere than around the differing value', () => {
    const nested = (state: unknown, { type, n }: TracedAction): unknown => {
      const shop = partOf(state, 'shop');
      const cart = partOf(shop, 'cart');
      const max = readNumber(cart['max']) ?? 1;
      if (type === 'looked') return { shop: { ...shop, seen: Number(shop['seen'] ?? 0) + 1 } };
      if (type === 'raised') return { shop: { ...shop, cart: { ...cart, max: 2 } } };
      return type === 'set'
        ? { shop: { ...shop, cart: { ...cart, n: Math.min(Number(n), max) } } }
        : { shop };
    };
    const raised = { type: 'raised' };
    const set = { type: 'set', n: 3 };
    const found = minimiseDivergence(nested, {
      actions: [...noise, raised, ...noise, set],
      baseState: undefined,
      differences: [{ path: ['shop', 'cart', 'n'], recorded: 3, replayed: 2 }],
    });
    expect(found?.actions).toEqual([raised, set]);
  });

  it('keeps the actions without which a reducer fails', () => {
    const strict = (state: unknown, action: TracedAction): unknown => {
      const next = reducer(state, action);
      if (action.type === 'changed' && next === state) throw new Error('There is no such product.');
      return next;
    };
    const found = minimiseDivergence(strict, {
      actions: [...noise, added, changed],
      baseState: { cart: {}, seen: 0 },
      differences,
    });
    expect(found?.actions).toEqual([added, changed]);
  });
});

const action = { type: 'a' };

function problemOf(file: unknown) {
  const parsed = parseTrace(JSON.stringify(file));
  return parsed.ok ? null : parsed.message;
}

/** A file of our recorder with these actions. */
function recorded(trace: object, actions: readonly object[] = [action]) {
  return { payload: JSON.stringify(actions), preloadedState: '{"n":0}', trace: { v: 1, ...trace } };
}

describe('A file of the recorder', () => {
  it('is read with what the page said of itself, its states and its times', () => {
    const info = { app: 'storefront', build: 'abc', url: '/cart', ua: 'Firefox', startedAt: 5, dropped: 2 };
    const file = recorded({ ...info, times: [7], check: [[[['n'], 1], [['m']]]] });
    expect(readTrace({ ...file, notes: [{ step: 1, text: 'x' }] })).toMatchObject({
      actions: [action],
      baseState: { n: 0 },
      info,
      times: [7],
      deltas: [[[['n'], 1], [['m']]]],
    });
    const parsed = parseTrace(JSON.stringify({ ...file, notes: [{ step: 1, text: 'x' }] }));
    expect(parsed.ok && [...parsed.notes]).toEqual([[1, 'x']]);
  });

  it('may leave out all that is not an action', () => {
    expect(readTrace({ payload: [action], trace: {} })).toMatchObject({
      baseState: undefined,
      info: { app: '', build: '', url: '', ua: '', startedAt: 0, dropped: 0 },
      times: null,
      deltas: null,
    });
    expect(readTrace(recorded({ times: [] }, []))).toMatchObject({ actions: [], times: [], deltas: null });
  });

  it.each([
    ['too few', [1]],
    ['too many', [1, 2, 3]],
    ['no numbers', [1, 'x']],
    ['too many, and one of them no number', [1, 2, 'x']],
    ['no list', '12'],
  ])('has no times where they are %s', (_name, times) => {
    expect(readTrace(recorded({ times }, [action, action])).times).toBeNull();
  });

  it.each([
    ['a list in place of the state', { payload: '[]', preloadedState: '[]' }],
    ['a number in place of the state', { payload: '[]', preloadedState: 1 }],
    ['no JSON in place of the state', { payload: '[]', preloadedState: '{' }],
  ])('is refused with %s', (_name, file) => {
    expect(problemOf(file)).toBe('The state that the trace starts from cannot be read.');
  });

  it.each([
    ['a record', '{}'],
    ['null', 'null'],
    ['nothing', null],
  ])('is refused where its actions are %s', (_name, payload) => {
    expect(problemOf({ payload })).toBe('The file is not a trace: it holds no list of actions.');
  });

  it('is refused where its actions are no JSON', () => {
    expect(problemOf({ payload: '[' })).toBe('The actions of the trace cannot be read.');
  });

  it.each([[{}], [{ type: 1 }], [null], ['a'], [[]]])('is refused with %j among its actions', (other) => {
    expect(problemOf({ payload: [action, other] })).toBe('Action 2 of the trace has no type.');
  });

  it('may be of this version and not of a newer one', () => {
    expect(problemOf(recorded({ v: 1 }))).toBeNull();
    expect(problemOf(recorded({ v: 1.1 }))).toBe('The trace was written by a newer build of the shop.');
  });
});

describe('A bare list of actions', () => {
  it('has neither a state nor times, and is one part', () => {
    expect(readTrace([action])).toEqual({
      actions: [action],
      baseState: undefined,
      deltas: null,
      times: null,
      info: null,
      parts: [{ tab: '', reason: 'open', at: 0, firstStep: 0, baseState: undefined, info: null, lanes: [] }],
    });
  });
});

it('A file may begin with a byte order mark, as some editors write one', () => {
  expect(readTrace('\uFEFF[{"type":"a"}]').actions).toEqual([action]);
});

describe('A text that is no trace', () => {
  it.each([
    ['', 'The file is empty.'],
    [' \n', 'The file is empty.'],
    ['{', 'The file is not JSON.'],
    ['[]\uFEFF', 'The file is not JSON.'],
    ['{"a":1}', 'The file is not a trace: it holds no list of actions.'],
    ['null', 'The file is not a trace: it holds no list of actions.'],
    ['"payload"', 'The file is not a trace: it holds no list of actions.'],
  ])('%j is refused with one sentence', (text, message) => {
    expect(parseTrace(text)).toEqual({ ok: false, message });
  });

  it('is not read beyond the largest size', async () => {
    const file = Object.defineProperty(new File([], 'trace.json'), 'size', { value: MAX_TRACE_BYTES + 1 });
    expect(await openFile(file)).toEqual({ ok: false, message: 'The file is larger than 128 MB.' });
  });
});

describe('Parse deltas', () => {
  /** What is wrong with the file of a recorder, by what each of its actions changed; null for nothing. */
  function problemOf(check: unknown, count: number): string | null {
    const payload = Array.from({ length: count }, () => ({ type: 'a' }));
    const parsed = parseTrace(JSON.stringify({ payload, preloadedState: '{"n":0}', trace: { v: 1, check } }));
    return parsed.ok ? null : parsed.message;
  }

  describe('What the actions of a file change', () => {
    it.each([[[]], [[[], []]], [{}], [null]])('is refused with the states %j for its one action', (check) => {
      expect(problemOf(check, 1)).toBe('The trace holds more actions than states.');
    });

    it.each([
      ['nothing', []],
      ['a whole state', [[[], { n: 1 }]]],
      ['a part that is gone', [[['n']]]],
      ['a member of a list', [[['list', 0], null]]],
      ['a name with underscores', [[['__n__'], 1]]],
    ])('may change %s', (_name, delta) => {
      expect(problemOf([delta], 1)).toBeNull();
    });

    it.each([
      ['no list', {}],
      ['a change that is no list', [{}]],
      ['an empty change', [[]]],
      ['a change with two values', [[['n'], 1, 2]]],
      ['a path that is no list', [['n', 1]]],
      ['a place between two members', [[['list', 0.5], 1]]],
      ['a path through null', [[[null], 1]]],
      ['the prototype of an object', [[['n', '__proto__', 'x'], 1]]],
    ])('is refused with a change of the state that is %s', (_name, delta) => {
      expect(problemOf([[], delta], 2)).toBe('The state after action 2 of the trace cannot be read.');
    });
  });
});

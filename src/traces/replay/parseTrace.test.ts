import { parseTrace } from './parseTrace';
import { MAX_TRACE_BYTES } from '../traceTexts';

const action = { type: 'a' };

function read(file: unknown) {
  const parsed = parseTrace(JSON.stringify(file));
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.trace;
}

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
    expect(read({ ...file, notes: [{ step: 1, text: 'x' }] })).toMatchObject({
      source: 'recorder',
      actions: [action],
      baseState: { n: 0 },
      info,
      times: [7],
      record: { kind: 'deltas', deltas: [[[['n'], 1], [['m']]]] },
    });
    const parsed = parseTrace(JSON.stringify({ ...file, notes: [{ step: 1, text: 'x' }] }));
    expect(parsed.ok && [...parsed.notes]).toEqual([[1, 'x']]);
  });

  it('may leave out all that is not an action', () => {
    expect(read({ payload: [action], trace: {} })).toMatchObject({
      source: 'recorder',
      baseState: undefined,
      info: { app: '', build: '', url: '', ua: '', startedAt: 0, dropped: 0 },
      times: null,
      record: null,
    });
    expect(read(recorded({ times: [] }, []))).toMatchObject({ actions: [], times: [], record: null });
  });

  it.each([
    ['too few', [1]],
    ['too many', [1, 2, 3]],
    ['no numbers', [1, 'x']],
    ['too many, and one of them no number', [1, 2, 'x']],
    ['no list', '12'],
  ])('has no times where they are %s', (_name, times) => {
    expect(read(recorded({ times }, [action, action])).times).toBeNull();
  });

  it.each([
    ['a list in place of the state', { payload: '[]', preloadedState: '[]' }],
    ['a number in place of the state', { payload: '[]', preloadedState: 1 }],
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

  it.each([[{}], [{ type: 1 }], [null], ['a'], [[]]])('is refused with %j among its actions', (other) => {
    expect(problemOf({ payload: [action, other] })).toBe('Action 2 of the trace has no type.');
  });

  it('may be of this version and not of a newer one', () => {
    expect(problemOf(recorded({ v: 1 }))).toBeNull();
    expect(problemOf(recorded({ v: 1.1 }))).toBe('The trace was written by a newer build of the shop.');
  });
});

describe('The state of the DevTools', () => {
  const lifted = {
    actionsById: {
      0: { action: { type: '@@INIT' }, timestamp: 1 },
      1: { action: { type: 'a' }, timestamp: 2 },
      2: { action: { type: 'b' }, timestamp: 3 },
    },
    stagedActionIds: [0, 1, 2],
    computedStates: [{ state: { n: 0 } }, { state: { n: 1 } }, { state: { n: 2 } }],
    skippedActionIds: [],
    committedState: { n: 9 },
  };

  it('is read without the action that made the store', () => {
    expect(read(lifted)).toMatchObject({
      source: 'lifted',
      actions: [{ type: 'a' }, { type: 'b' }],
      baseState: { n: 0 },
      record: { kind: 'states', states: [{ n: 1 }, { n: 2 }] },
      times: [2, 3],
      info: null,
    });
  });

  it('is read without the actions that were skipped in it', () => {
    expect(read({ ...lifted, skippedActionIds: [1] })).toMatchObject({
      actions: [{ type: 'b' }],
      record: { kind: 'states', states: [{ n: 2 }] },
      times: [3],
    });
    expect(read({ ...lifted, skippedActionIds: undefined }).actions).toHaveLength(2);
  });

  it.each([
    ['too few', lifted.computedStates.slice(0, 2)],
    ['too many', [...lifted.computedStates, { state: {} }]],
    ['incomplete', [{ state: { n: 0 } }, {}, { state: {} }]],
    ['no records', [{ state: { n: 0 } }, { state: {} }, 1]],
  ])('has no states to compare with where they are %s', (_name, computedStates) => {
    expect(read({ ...lifted, computedStates })).toMatchObject({ baseState: { n: 0 }, record: null });
  });

  it('starts from the committed state where it holds no states, or from that of the reducers', () => {
    for (const computedStates of [undefined, {}, [1]]) {
      expect(read({ ...lifted, computedStates })).toMatchObject({ baseState: { n: 9 }, record: null });
    }
    const { committedState: _committed, computedStates: _computed, ...bare } = lifted;
    expect(read(bare).baseState).toBeUndefined();
    expect(read({ ...bare, committedState: null }).baseState).toBeUndefined();
    expect(read({ ...bare, stagedActionIds: [0] })).toMatchObject({ actions: [], record: null });
  });

  it('has no times where an action has none', () => {
    const actionsById = { ...lifted.actionsById, 2: { action: { type: 'b' } } };
    expect(read({ ...lifted, actionsById }).times).toBeNull();
  });

  it.each([
    ['no actions', { actionsById: [] }],
    ['no order', { stagedActionIds: { length: 1 } }],
    ['an empty order', { stagedActionIds: [] }],
  ])('is no trace with %s', (_name, changes) => {
    expect(problemOf({ ...lifted, ...changes })).toBe(
      'The file is not a trace: it holds no list of actions.',
    );
  });

  it.each([[[0, 7]], [[0, { toString: 1 }]], [[0, null]], [[0, '__proto__']]])(
    'is refused where the order %j names no action',
    (stagedActionIds) => {
      expect(problemOf({ ...lifted, stagedActionIds })).toBe('Action 1 of the trace has no type.');
    },
  );
});

describe('A bare list of actions', () => {
  it('has neither a state nor times, and is one part', () => {
    expect(read([action])).toEqual({
      source: 'actions',
      actions: [action],
      baseState: undefined,
      record: null,
      times: null,
      info: null,
      parts: [{ tab: '', reason: 'open', at: 0, firstStep: 0, baseState: undefined, info: null, lanes: [] }],
    });
  });
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

  it('is not read beyond the largest size', () => {
    const largest = 'x'.repeat(MAX_TRACE_BYTES);
    expect(parseTrace(largest)).toEqual({ ok: false, message: 'The file is not JSON.' });
    expect(parseTrace(`${largest}x`)).toEqual({ ok: false, message: 'The file is larger than 128 MB.' });
  });
});

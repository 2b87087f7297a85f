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
    expect(read({ payload: [action], trace: {} })).toMatchObject({
      baseState: undefined,
      info: { app: '', build: '', url: '', ua: '', startedAt: 0, dropped: 0 },
      times: null,
      deltas: null,
    });
    expect(read(recorded({ times: [] }, []))).toMatchObject({ actions: [], times: [], deltas: null });
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

describe('A bare list of actions', () => {
  it('has neither a state nor times, and is one part', () => {
    expect(read([action])).toEqual({
      actions: [action],
      baseState: undefined,
      deltas: null,
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

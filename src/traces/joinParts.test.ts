import { parseTrace } from './replay/parseTrace';
import { recordedStates } from './trace';
import { mapBaseStates } from './traceParts';

function read(file: object) {
  const parsed = parseTrace(JSON.stringify(file));
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.trace;
}

/** The export of a page that counts from a number, once. */
function page(n: number, about: object = {}) {
  return {
    payload: [{ type: 'add' }],
    preloadedState: { n },
    trace: { v: 1, startedAt: n, times: [n + 1], check: [[[['n'], n + 1]]], ...about },
  };
}

/** A file of two pages, of which the last is its own export. */
function fileOf(first: object, last: object, head: object = {}) {
  return {
    ...last,
    parts: [
      { tab: 'a', reason: 'open', at: 10, ...first },
      { tab: 'b', reason: 'tab', at: 20, ...head },
    ],
  };
}

describe('The pages of a file', () => {
  it('are one list of actions, states and times, in which each begins with a state of its own', () => {
    const trace = read(fileOf(page(1, { dropped: 4 }), page(5, { build: 'abc', dropped: 2 })));
    expect(trace).toMatchObject({
      actions: [
        { type: 'add' },
        { type: 'trace/pageStarted', payload: { tab: 'b', reason: 'tab' } },
        { type: 'add' },
      ],
      baseState: { n: 1 },
      times: [2, 20, 6],
      // Of the page that saved the file, after what the whole kept trace has dropped.
      info: { build: 'abc', dropped: 4 },
      parts: [
        { tab: 'a', reason: 'open', at: 10, firstStep: 0, baseState: { n: 1 } },
        { tab: 'b', reason: 'tab', at: 20, firstStep: 2, baseState: { n: 5 } },
      ],
    });
    expect([...recordedStates(trace)]).toEqual([{ n: 2 }, { n: 5 }, { n: 6 }]);
  });

  it.each([
    ['first', fileOf({ payload: [] }, page(5))],
    ['last', fileOf(page(1), { payload: [] })],
  ])('hold neither states nor times where the %s one has none', (_name, file) => {
    expect(read(file)).toMatchObject({ deltas: null, times: null });
  });

  it('say of themselves what the last one knows', () => {
    expect(read(fileOf(page(1), { payload: [] })).info).toBeNull();
    expect(read(fileOf({ payload: [] }, page(5, { dropped: 2 }))).info).toMatchObject({ dropped: 0 });
  });

  it('are those that are records, or one where there are none', () => {
    expect(read({ ...page(1), parts: [1, null, { tab: 'a' }] }).parts).toMatchObject([{ tab: 'a' }]);
    for (const parts of [undefined, 'x', [], [1]]) {
      expect(read({ ...page(7), parts }).parts).toMatchObject([
        { tab: '', reason: 'open', at: 7, lanes: [] },
      ]);
    }
  });

  it.each([
    [{ at: 30 }, 30],
    [{ at: null }, 5],
    [{ at: 'soon' }, 5],
  ])('began when they say, or when their recording did: %j', (head, at) => {
    expect(read(fileOf(page(1), page(5), head)).parts[1]?.at).toBe(at);
  });

  it('began at no known time where nothing says it', () => {
    expect(read({ payload: [], parts: [{}] }).parts[0]?.at).toBe(0);
    expect(read({ payload: [] }).parts[0]?.at).toBe(0);
  });

  it.each([
    ['open', 'open'],
    ['reload', 'reload'],
    ['bank', 'bank'],
    ['tab', 'tab'],
    ['magic', 'open'],
    [null, 'open'],
  ])('began for a known reason: %j', (written, reason) => {
    expect(read(fileOf(page(1), page(5), { reason: written })).parts[1]?.reason).toBe(reason);
  });
});

describe('What happened beside the actions of a page', () => {
  const place = { step: 1, at: 3 };
  const lanesOf = (...lanes: unknown[]) => read(fileOf({ ...page(1), lanes }, page(5))).parts[0]?.lanes;

  it('is read with all that is known of it', () => {
    const lanes = [
      {
        kind: 'call',
        method: 'GET',
        path: '/x',
        status: 200,
        duration: 4,
        sent: 1,
        received: 2,
        error: 'e',
        ...place,
      },
      { kind: 'console', text: 'a', ...place },
      { kind: 'rejection', text: 'b', ...place },
      { kind: 'policy', directive: 'img-src', blocked: 'inline', ...place },
      { kind: 'longTask', duration: 60, ...place },
    ];
    expect(lanesOf(...lanes)).toEqual(lanes);
  });

  it('may be incomplete', () => {
    expect(lanesOf({ kind: 'call' }, { kind: 'longTask' })).toEqual([
      {
        kind: 'call',
        method: '',
        path: '',
        status: null,
        duration: 0,
        sent: null,
        received: null,
        error: '',
        step: 0,
        at: 0,
      },
      { kind: 'longTask', duration: 0, step: 0, at: 0 },
    ]);
  });

  it('is left out where this build does not know it', () => {
    const known = { kind: 'console', text: 'a', ...place };
    expect(lanesOf(null, 'x', { kind: 'dream', text: 'b' }, {}, known)).toEqual([known]);
    expect(read(fileOf({ ...page(1), lanes: 'x' }, page(5))).parts[0]?.lanes).toEqual([]);
  });

  it.each([
    [-3, 0],
    [0.9, 0],
    [9, 1],
  ])('is at a step of its own page: %d', (step, at) => {
    expect(lanesOf({ kind: 'longTask', step })).toMatchObject([{ step: at }]);
    const last = read(fileOf(page(1), page(5), { lanes: [{ kind: 'longTask', step }] })).parts[1];
    expect(last?.lanes).toMatchObject([{ step: 2 + at }]);
  });
});

describe('Other states for pages to begin with', () => {
  const more = (state: unknown): unknown => ({ ...Object(state), m: 1 });

  it('are in the parts of a trace and in its recorded states', () => {
    const trace = mapBaseStates(read(fileOf(page(1), page(5))), more);
    expect(trace).toMatchObject({
      baseState: { n: 1, m: 1 },
      parts: [{ baseState: { m: 1 } }, { baseState: { m: 1 } }],
    });
    expect([...recordedStates(trace)]).toEqual([
      { n: 2, m: 1 },
      { n: 5, m: 1 },
      { n: 6, m: 1 },
    ]);
  });

  it('leave what a trace of one page, or without states, has recorded', () => {
    const whole = read(page(1));
    expect(mapBaseStates(whole, more).deltas).toEqual(whole.deltas);
    const bare = read(fileOf({ payload: [] }, { payload: [] }));
    expect(mapBaseStates(bare, more).deltas).toBeNull();
  });
});

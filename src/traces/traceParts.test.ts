import { createAppStore, initialState } from '../app/store';
import { lineQuantityChanged } from '../features/cart/cartEvents';
import { cartRestored } from '../features/cart/cartSlice';
import { lineKey } from '../lib/lineChoice';
import { isRecord } from '../lib/untrusted';
import { createDevice } from '../testing/memoryDevice';
import { applyDelta, type Delta, deltaBetween } from './delta';
import { exportRecording } from './recorder/keptTrace';
import { renewText, replayText } from './replay/headless';
import { readTrace, recordActions, serialiseTrace } from './testing/keptTrace';
import { recordedStates, writeParts, type LaneEntry, type WrittenPart } from './trace';

const about = { app: 'storefront', build: 'test', url: '/', ua: 'jest' };

const line = {
  id: 'saw',
  name: 'Saw',
  image: '',
  price: 100,
  quantity: 1,
  selectedSize: '',
  selectedColor: '',
};

/** One page that restores a cart and changes it. */
function recordPage() {
  const { tools } = recordActions();
  const store = createAppStore(createDevice().openTab().environment, initialState(), tools);
  store.dispatch(cartRestored([line]));
  store.dispatch(lineQuantityChanged({ key: lineKey(line), quantity: 2 }));
  return tools.recorder.take();
}

const longTask: LaneEntry = { kind: 'longTask', step: 1, at: 5, duration: 80 };

function part(changes: Partial<WrittenPart>): WrittenPart {
  return {
    tab: 'a',
    reason: 'open',
    at: 1,
    lanes: [longTask],
    file: exportRecording(recordPage(), about),
    ...changes,
  };
}

function replayed(text: string) {
  const replay = replayText(text, true);
  if (!replay.ok) throw new Error(replay.message);
  return replay;
}

const keptTrace = writeParts([
  part({}),
  part({ reason: 'bank', at: 2 }),
  part({ tab: 'b', reason: 'tab', at: 3, lanes: [] }),
]);

describe('A file of several parts', () => {
  it('is compared within each part', () => {
    const text = JSON.stringify(JSON.parse(keptTrace), (_name, value: unknown) =>
      value === 'ready' ? 'broken' : value,
    );
    expect(replayed(text).result.divergence).toMatchObject({ action: { type: 'cart/cartRestored' } });
  });

  it('shows its last part to readers that know no parts', () => {
    const { parts: _parts, ...export_ } = JSON.parse(keptTrace) as { parts: unknown };
    expect(replayed(JSON.stringify(export_)).trace).toMatchObject({ parts: [{ tab: '', firstStep: 0 }] });
  });

  it('is renewed with its parts and what happened beside the actions', () => {
    const renewed = renewText(keptTrace);
    if (!renewed.ok) throw new Error(renewed.message);
    expect(replayed(renewed.text).trace.parts).toMatchObject(
      replayed(keptTrace).trace.parts.map(({ tab, reason, at, firstStep, lanes }) => ({
        tab,
        reason,
        at,
        firstStep,
        lanes,
      })),
    );
    expect(renewText(renewed.text)).toEqual(renewed);
  });
});

describe('A file without parts', () => {
  it('is one part, and stays without when it is renewed', () => {
    const text = serialiseTrace(recordPage(), about);
    expect(replayed(text).trace.parts).toMatchObject([{ tab: '', reason: 'open', firstStep: 0, lanes: [] }]);
    expect(renewText(text)).toMatchObject({ ok: true, text: text });
  });
});

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
    const trace = readTrace(fileOf(page(1, { dropped: 4 }), page(5, { build: 'abc', dropped: 2 })));
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
    expect(readTrace(file)).toMatchObject({ deltas: null, times: null });
  });

  it('say of themselves what the last one knows', () => {
    expect(readTrace(fileOf(page(1), { payload: [] })).info).toBeNull();
    expect(readTrace(fileOf({ payload: [] }, page(5, { dropped: 2 }))).info).toMatchObject({ dropped: 0 });
  });

  it('are those that are records, or one where there are none', () => {
    expect(readTrace({ ...page(1), parts: [1, null, { tab: 'a' }] }).parts).toMatchObject([{ tab: 'a' }]);
    for (const parts of [undefined, 'x', [], [1]]) {
      expect(readTrace({ ...page(7), parts }).parts).toMatchObject([
        { tab: '', reason: 'open', at: 7, lanes: [] },
      ]);
    }
  });

  it.each([
    [{ at: 30 }, 30],
    [{ at: null }, 5],
    [{ at: 'soon' }, 5],
  ])('began when they say, or when their recording did: %j', (head, at) => {
    expect(readTrace(fileOf(page(1), page(5), head)).parts[1]?.at).toBe(at);
  });

  it('began at no known time where nothing says it', () => {
    expect(readTrace({ payload: [], parts: [{}] }).parts[0]?.at).toBe(0);
    expect(readTrace({ payload: [] }).parts[0]?.at).toBe(0);
  });

  it.each([
    ['open', 'open'],
    ['reload', 'reload'],
    ['bank', 'bank'],
    ['tab', 'tab'],
    ['magic', 'open'],
    [null, 'open'],
  ])('began for a known reason: %j', (written, reason) => {
    expect(readTrace(fileOf(page(1), page(5), { reason: written })).parts[1]?.reason).toBe(reason);
  });
});

describe('What happened beside the actions of a page', () => {
  const place = { step: 1, at: 3 };
  const lanesOf = (...lanes: unknown[]) => readTrace(fileOf({ ...page(1), lanes }, page(5))).parts[0]?.lanes;

  it('is read with all that is known of it', () => {
    const lanes = [
      {
        kind: 'call',
        method: 'GET',
        path: '/x',
        status: 200,
        duration: 4,
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
    expect(readTrace(fileOf({ ...page(1), lanes: 'x' }, page(5))).parts[0]?.lanes).toEqual([]);
  });

  it.each([
    [-3, 0],
    [0.9, 0],
    [9, 1],
  ])('is at a step of its own page: %d', (step, at) => {
    expect(lanesOf({ kind: 'longTask', step })).toMatchObject([{ step: at }]);
    const last = readTrace(fileOf(page(1), page(5), { lanes: [{ kind: 'longTask', step }] })).parts[1];
    expect(last?.lanes).toMatchObject([{ step: 2 + at }]);
  });
});

describe('The changes between two states', () => {
  it.each<[name: string, before: unknown, after: unknown, delta: Delta]>([
    ['nothing, where they are the same', { a: 1 }, { a: 1 }, []],
    [
      'one value deep inside',
      { a: { b: { c: 1, d: 2 } } },
      { a: { b: { c: 3, d: 2 } } },
      [[['a', 'b', 'c'], 3]],
    ],
    ['a member that is new', { a: { b: 1 } }, { a: { b: 1, c: 2 } }, [[['a', 'c'], 2]]],
    ['a member that is gone', { a: { b: 1, c: 2 } }, { a: { b: 1 } }, [[['a', 'c']]]],
    ['a member of a list', { list: [1, 2, 3] }, { list: [1, 5, 3] }, [[['list', 1], 5]]],
    ['a part of a member of a list', [{ n: 1 }], [{ n: 2 }], [[[0, 'n'], 2]]],
    ['a whole list that is longer', { list: [1] }, { list: [1, 2] }, [[['list'], [1, 2]]]],
    ['a whole list that is shorter', { list: [1, 2] }, { list: [1] }, [[['list'], [1]]]],
    ['a list in place of a record', { a: {} }, { a: [] }, [[['a'], []]]],
    ['a record in place of a list', { a: [] }, { a: {} }, [[['a'], {}]]],
    ['a record in place of nothing', { a: null }, { a: { b: 1 } }, [[['a'], { b: 1 }]]],
    ['nothing in place of a record', { a: { b: 1 } }, { a: null }, [[['a'], null]]],
    ['a text in place of a list as long', ['a'], 'b', [[[], 'b']]],
    ['the whole state', 1, 2, [[[], 2]]],
    // A name that every object inherits is not a member.
    ['a member with the name of a method', {}, { toString: 1 }, [[['toString'], 1]]],
    ['the end of such a member', { toString: 1 }, {}, [[['toString']]]],
  ])('are %s', (_name, before, after, delta) => {
    expect(deltaBetween(before, after)).toEqual(delta);
    expect(applyDelta(before, delta)).toStrictEqual(after);
  });

  it('hold a member with the name of the prototype as one value', () => {
    const after: unknown = JSON.parse('{"__proto__":{"x":1}}');
    expect(deltaBetween({}, after)).toEqual([[['__proto__'], { x: 1 }]]);
  });

  it('are not searched in a part that both share', () => {
    const shared = Object.defineProperty({}, 'read', {
      enumerable: true,
      get: () => {
        throw new Error('It was read.');
      },
    });
    expect(deltaBetween({ shared, n: 1 }, { shared, n: 2 })).toEqual([[['n'], 2]]);
  });
});

describe('Applying changes', () => {
  it('leaves the state before as it was, and shares what does not change', () => {
    const before = { list: [{ n: 1 }, { n: 2 }], other: { m: 1 } };
    const copy = structuredClone(before);
    const after = applyDelta(before, [
      [['list', 1, 'n'], 3],
      [['list', 1, 'm'], 4],
    ]);
    expect(after).toEqual({ list: [{ n: 1 }, { n: 3, m: 4 }], other: { m: 1 } });
    expect(before).toEqual(copy);
    expect(isRecord(after) && after['other']).toBe(before.other);
  });

  it('keeps a list a list', () => {
    expect(applyDelta([1, 2], [[[1], 3]])).toEqual([1, 3]);
    expect(applyDelta({ list: [[1]] }, [[['list', 0, 0], 2]])).toEqual({ list: [[2]] });
  });

  it('goes on after the whole state was replaced', () => {
    const delta: Delta = [
      [[], { a: { b: 1 } }],
      [['a', 'b'], 2],
    ];
    expect(applyDelta(undefined, delta)).toEqual({ a: { b: 2 } });
    // A whole state without a value is gone.
    expect(applyDelta({ a: 1 }, [[[]]])).toBeUndefined();
  });

  it('gives the same state where nothing changes', () => {
    const state = { a: 1 };
    expect(applyDelta(state, [])).toBe(state);
  });

  it.each<[name: string, before: unknown, delta: Delta]>([
    ['in a part that is not there', { a: 1 }, [[['b', 'c'], 1]]],
    ['in a number', { a: 1 }, [[['a', 'b'], 1]]],
    ['in null', { a: null }, [[['a', 'b'], 1]]],
    ['in no state', undefined, [[['a'], 1]]],
    ['in a part that every object inherits', {}, [[['constructor', 'name'], 'x']]],
    ['in a prototype', { a: {} }, [[['a', 'constructor', 'prototype', 'polluted'], 1]]],
  ])('refuses a change %s', (_name, before, delta) => {
    expect(() => applyDelta(before, delta)).toThrow(
      'The trace changes a part of the state that is not there.',
    );
  });
});

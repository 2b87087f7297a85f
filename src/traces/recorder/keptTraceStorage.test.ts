import { type Action, legacy_createStore, type StoreEnhancer } from '@reduxjs/toolkit';
import { deviceDataOf } from '../../lib/deviceData';
import { breakDatabases, rowsOf, useDeviceDatabases } from '../../testing/deviceDatabases';
import { memoryKeptTraceStorage, readTrace, testPage } from '../testing/keptTrace';
import type { LaneEntry } from '../trace';
import { TRACE_DATABASE, TRACE_TAB_KEY } from '../traceTexts';
import {
  ALWAYS_KEPT,
  boundKeptTrace,
  createChunkWriter,
  type KeptChunk,
  type KeptPart,
  toWrittenPart,
} from './keptTrace';
import { createKeptTraceRecorder, type KeptTracePage } from './keptTraceRecorder';
import {
  type KeptHead,
  type KeptTraceStorage,
  openKeptTraceStorage,
  tidyKeptTrace,
} from './keptTraceStorage';
import { createRecorder, type Recording } from './recorder';

describe('Kept trace storage', () => {
  useDeviceDatabases();

  const DAY = 86_400_000;

  function head(id: string, at: number): KeptHead {
    const about = { app: 'storefront', build: 'test', ua: 'jest' };
    return { id, tab: 'a', reason: 'open', at, about, base: '{"n":0}', dropped: 0 };
  }

  /** A chunk of one action that sets the number. */
  function chunk(n: number, at: number, bytes = 1): KeptChunk {
    return { at, url: '/', actions: ['{"type":"a"}'], times: [at], check: [[[['n'], n]]], lanes: [], bytes };
  }

  const heldParts = () => rowsOf(TRACE_DATABASE, 'parts');

  const heldChunks = () => rowsOf(TRACE_DATABASE, 'chunks');

  describe('The kept trace', () => {
    it('is read with its chunks in order, the oldest part first, by any tab', async () => {
      const store = openKeptTraceStorage(() => 10);
      await store.begin(head('late', 5));
      await store.begin(head('early', 1));
      expect(await store.append('late', chunk(1, 6))).toBe(true);
      expect(await store.append('early', chunk(2, 7))).toBe(true);
      expect(await store.append('late', chunk(3, 8))).toBe(true);
      const parts = await openKeptTraceStorage(() => 10).read();
      expect(parts).toMatchObject([
        { ...head('early', 1), chunks: [chunk(2, 7)] },
        { ...head('late', 5), chunks: [chunk(1, 6), chunk(3, 8)] },
      ]);
      expect(await heldParts()).toHaveLength(2);
      expect(await heldChunks()).toHaveLength(3);
    });

    it('is written before a page that is left is gone', async () => {
      const store = openKeptTraceStorage();
      await store.begin(head('a', 1));
      const commit = jest.spyOn(IDBTransaction.prototype, 'commit');
      const beginning = store.begin(head('b', 1));
      expect(commit).toHaveBeenCalledTimes(1);
      const appending = store.append('b', chunk(1, 2));
      expect(commit).toHaveBeenCalledTimes(2);
      await Promise.all([beginning, appending]);
      expect(await heldParts()).toHaveLength(2);
      expect(await heldChunks()).toHaveLength(1);
    });

    it('is empty once it is cleared, and takes nothing more of a part that is gone', async () => {
      const store = openKeptTraceStorage(() => 10);
      await store.begin(head('a', 1));
      await store.append('a', chunk(1, 2));
      await store.clear();
      expect([...(await heldParts()), ...(await heldChunks())]).toEqual([]);
      expect(await store.append('a', chunk(2, 3))).toBe(false);
      expect(await store.read()).toEqual([]);
      // What came too late is removed with the next reading, and nothing else.
      expect(await heldChunks()).toEqual([]);
      await store.begin(head('a', 1));
      await store.append('a', chunk(3, 4));
      await store.append('gone', chunk(4, 5));
      await store.append('gone', chunk(5, 5));
      await store.append('too', chunk(6, 5));
      expect(await store.read()).toMatchObject([{ id: 'a', chunks: [chunk(3, 4)] }]);
      expect(await heldChunks()).toMatchObject([chunk(3, 4)]);
    });

    it('forgets the oldest stacks, for good, before an action', async () => {
      const store = openKeptTraceStorage(() => 10);
      const failed = (n: number): KeptChunk => {
        const lanes: LaneEntry[] = [{ kind: 'console', text: 'Oh', stack: 'at add', step: n, at: n }];
        return { ...chunk(n, n, 6_000_000), lanes };
      };
      await store.begin(head('a', 1));
      // Together they are larger than a kept trace may be, but for the first one's stack.
      await store.append('a', { ...failed(1), bytes: 4_000_005 });
      await store.append('a', failed(2));
      const kept = [{ lanes: [{ kind: 'console', text: 'Oh', step: 1, at: 1 }] }, failed(2)];
      const [part] = await store.read();
      expect(part?.chunks).toMatchObject(kept);
      expect(part?.chunks[0]?.lanes[0]).not.toHaveProperty('stack');
      expect(await heldChunks()).toMatchObject(kept);
      expect(JSON.stringify(await heldChunks())).toBe(JSON.stringify(part?.chunks));
    });

    it('forgets a part a day after its last action, for good', async () => {
      let now = 0;
      const store = openKeptTraceStorage(() => now);
      await store.begin(head('empty', 0));
      await store.begin(head('used', 0));
      await store.append('used', chunk(1, 5));
      await store.append('used', chunk(2, 10));
      const idsAt = async (time: number) => {
        now = time;
        return (await store.read()).map(({ id }) => id);
      };
      expect(await idsAt(DAY - 1)).toEqual(['empty', 'used']);
      expect(await idsAt(DAY)).toEqual(['used']);
      expect(await heldParts()).toMatchObject([{ id: 'used' }]);
      expect(await heldChunks()).toHaveLength(2);
      expect(await idsAt(DAY + 9)).toEqual(['used']);
      expect(await idsAt(DAY + 10)).toEqual([]);
      expect([...(await heldParts()), ...(await heldChunks())]).toEqual([]);
    });

    it('of a build that always records keeps the last hour of each part', async () => {
      let now = 0;
      const store = openKeptTraceStorage(() => now, ALWAYS_KEPT);
      for (const id of ['a', 'b']) {
        await store.begin(head(id, 0));
        await store.append(id, chunk(1, 5));
        await store.append(id, chunk(2, id === 'a' ? 10 : 20));
      }
      now = ALWAYS_KEPT + 6;
      expect(await store.read()).toMatchObject([
        { id: 'a', dropped: 1, base: '{"n":1}', chunks: [chunk(2, 10)] },
        { id: 'b', dropped: 1, base: '{"n":1}', chunks: [chunk(2, 20)] },
      ]);
      now = ALWAYS_KEPT + 15;
      expect(await store.read()).toMatchObject([{ id: 'b' }]);
      expect(await heldChunks()).toHaveLength(1);
      now = ALWAYS_KEPT + 21;
      expect([...(await store.read()), ...(await heldParts()), ...(await heldChunks())]).toEqual([]);
    });

    it('is kept within its bounds: the oldest actions move into the state before them', async () => {
      const store = openKeptTraceStorage(() => 10);
      const half = 5_000_000;
      await store.begin(head('a', 1));
      await store.begin(head('b', 2));
      await store.append('a', chunk(1, 3, half - 100));
      await store.append('a', chunk(2, 4, half - 100));
      await store.append('b', chunk(3, 5, 1000));
      const bounded = [
        { id: 'a', dropped: 1, base: '{"n":1}', chunks: [chunk(2, 4, half - 100)] },
        { id: 'b', dropped: 0, base: '{"n":0}', chunks: [chunk(3, 5, 1000)] },
      ];
      expect(await store.read()).toMatchObject(bounded);
      expect(await heldChunks()).toHaveLength(2);
      for (const part of await heldParts()) expect(part).not.toHaveProperty('chunks');
      expect(await openKeptTraceStorage(() => 10).read()).toMatchObject(bounded);
    });

    it('says where a full disk takes no more of a part', async () => {
      const store = openKeptTraceStorage(() => 10);
      await store.begin(head('a', 1));
      const mend = breakDatabases('full');
      expect(await store.append('a', chunk(1, 2))).toBe(false);
      await expect(store.begin(head('b', 1))).resolves.toBeUndefined();
      mend();
      expect(await store.read()).toMatchObject([{ id: 'a', chunks: [] }]);
    });

    it.each(['throws', 'rejects'] as const)('keeps nothing where storage is blocked and %s', async (how) => {
      breakDatabases(how);
      const store = openKeptTraceStorage();
      await expect(store.begin(head('a', 1))).resolves.toBeUndefined();
      // Nothing was refused: no other tab has taken the part away.
      expect(await store.append('a', chunk(1, 2))).toBe(true);
      expect(await store.read()).toEqual([]);
      await expect(store.clear()).resolves.toBeUndefined();
    });
  });

  describe('A page that records nothing', () => {
    it('removes what is too old, or all where the recording has ended', async () => {
      const store = openKeptTraceStorage();
      await store.begin(head('old', Date.now() - DAY));
      await store.begin(head('new', Date.now()));
      await tidyKeptTrace(false);
      expect(await heldParts()).toMatchObject([{ id: 'new' }]);
      await tidyKeptTrace(true);
      expect(await heldParts()).toEqual([]);
    });
  });

  it('The list of what stays on the device has the recording and its tab', () => {
    expect(deviceDataOf('indexedDB', TRACE_DATABASE)).toBeDefined();
    expect(deviceDataOf('sessionStorage', TRACE_TAB_KEY)).toBeDefined();
  });
});

interface Count {
  readonly n: number;
}

const count = (state: Count = { n: 0 }, { type }: Action<string>): Count =>
  type === 'add' ? { n: state.n + 1 } : state;

/** A page that counts and records, with a clock that the test sets. */
function openPage(
  kept: KeptTraceStorage,
  page: KeptTracePage = testPage('a'),
  capacity?: number,
  startedAt = 1,
) {
  const clock = { now: startedAt };
  const now = () => clock.now;
  const recorder = createRecorder(capacity, now);
  const { enhancer }: { enhancer: StoreEnhancer } = recorder;
  const store = legacy_createStore(count, enhancer);
  const add = (times = 1): void => {
    for (let done = 0; done < times; done += 1) {
      clock.now += 1;
      store.dispatch({ type: 'add' });
    }
  };
  const happen = (): void => recorder.beginEntry()({ kind: 'longTask', duration: 60 });
  return {
    clock,
    recorder,
    add,
    happen,
    keptTrace: createKeptTraceRecorder(recorder, kept, page, now),
  };
}

/** What a store is asked for, beside keeping it. */
function watched(kept: KeptTraceStorage) {
  const asked = { reads: 0 };
  const read = () => {
    asked.reads += 1;
    return kept.read();
  };
  return { asked, store: { ...kept, read } };
}

const lengthsOf = (parts: Awaited<ReturnType<KeptTraceStorage['read']>>) =>
  parts.map(({ chunks }) => chunks.map(({ actions }) => actions.length));

describe('What a page records', () => {
  it('is kept in chunks of at most a hundred actions, each with its own states and times', async () => {
    const kept = memoryKeptTraceStorage();
    const { add, happen, keptTrace } = openPage(kept);
    add(250);
    happen();
    keptTrace.keep();
    const parts = await kept.read();
    expect(lengthsOf(parts)).toEqual([[100, 100, 50]]);
    const chunks = parts[0]?.chunks ?? [];
    expect(chunks.map(({ times }) => [times[0], times.length])).toEqual([
      [2, 100],
      [102, 100],
      [202, 50],
    ]);
    expect(chunks.map(({ check }) => check.at(-1))).toEqual([[[['n'], 100]], [[['n'], 200]], [[['n'], 250]]]);
    // What was beside them is in the last one.
    expect(chunks.map(({ lanes }) => lanes.length)).toEqual([0, 0, 1]);

    const { actions, times, deltas, parts: saved } = readTrace(await keptTrace.save());
    expect(actions).toHaveLength(250);
    expect(times).toHaveLength(250);
    expect(deltas).toHaveLength(250);
    expect(saved).toMatchObject([{ lanes: [{ step: 250 }] }]);
  });

  it('fills one chunk with just a hundred', async () => {
    const kept = memoryKeptTraceStorage();
    const { add, keptTrace } = openPage(kept);
    add(100);
    keptTrace.keep();
    expect(lengthsOf(await kept.read())).toEqual([[100]]);
  });

  it('is not kept before its first action, and then only what is new', async () => {
    const kept = memoryKeptTraceStorage();
    const { add, happen, keptTrace } = openPage(kept);
    keptTrace.keep();
    happen();
    keptTrace.keep();
    expect(await kept.read()).toEqual([]);
    add();
    keptTrace.keep();
    keptTrace.keep();
    expect(await kept.read()).toMatchObject([{ chunks: [{ lanes: [{ step: 0 }] }] }]);
    happen();
    keptTrace.keep();
    keptTrace.keep();
    const [part] = await kept.read();
    expect(part?.chunks.map(({ actions, lanes }) => [actions.length, lanes.length])).toEqual([
      [1, 1],
      [0, 1],
    ]);
  });

  it('begins with the page, or where it goes on after what is gone', async () => {
    const kept = memoryKeptTraceStorage();
    const { add, happen, keptTrace } = openPage(kept, testPage('a'), 2, 10);
    happen();
    add();
    keptTrace.keep();
    expect(await kept.read()).toMatchObject([{ at: 10, dropped: 0, base: '{"n":0}' }]);
    // More than the recorder holds, since it was kept last.
    add(4);
    happen();
    keptTrace.keep();
    expect(await kept.read()).toMatchObject([
      { at: 10, chunks: [{ times: [11] }] },
      { at: 15, dropped: 3, base: '{"n":3}', chunks: [{ times: [14, 15], lanes: [] }] },
    ]);
  });

  it('goes on in a part of its own after a pause in which something was missed', async () => {
    const kept = memoryKeptTraceStorage();
    const { add, happen, recorder, keptTrace, clock } = openPage(kept);
    happen();
    add(3);
    keptTrace.keep();
    recorder.pause();
    add();
    clock.now = 100;
    recorder.resume();
    happen();
    add();
    keptTrace.keep();
    expect(await kept.read()).toMatchObject([
      { at: 1, base: '{"n":0}' },
      { at: 100, base: '{"n":4}', chunks: [{ times: [101], lanes: [{ step: 0, at: 100 }] }] },
    ]);
    expect(readTrace(await keptTrace.save()).parts).toMatchObject([{ firstStep: 0 }, { firstStep: 4 }]);
  });

  it('is saved with what was before such a pause, also where nothing was done since', async () => {
    const { add, recorder, keptTrace } = openPage(memoryKeptTraceStorage());
    add(3);
    keptTrace.keep();
    recorder.pause();
    add();
    recorder.resume();
    expect(readTrace(await keptTrace.save()).parts).toMatchObject([{ firstStep: 0 }, { firstStep: 4 }]);
  });

  it('is kept from its beginning where it begins after a pause and a saved file', async () => {
    const kept = memoryKeptTraceStorage();
    const { add, recorder, keptTrace } = openPage(kept);
    add(3);
    await keptTrace.save();
    recorder.pause();
    add();
    recorder.resume();
    add(2);
    keptTrace.keep();
    expect(lengthsOf(await kept.read())).toEqual([[2]]);
  });

  it('is bounded again after five hundred actions', () => {
    const { asked, store } = watched(memoryKeptTraceStorage());
    const { add, keptTrace } = openPage(store);
    const readsAfter = (actions: number) => {
      add(actions);
      keptTrace.keep();
      return asked.reads;
    };
    // The page has read once what was kept before it.
    expect(readsAfter(499)).toBe(1);
    expect(readsAfter(1)).toBe(2);
    expect(readsAfter(499)).toBe(2);
    expect(readsAfter(1)).toBe(3);
  });

  it('goes on anew only where the part that was refused is still its own', async () => {
    const kept = memoryKeptTraceStorage();
    const { add, keptTrace, recorder } = openPage(kept);
    add();
    keptTrace.keep();
    await kept.clear();
    add();
    keptTrace.keep();
    // Refused, and before the page knows it, a new recording has begun.
    recorder.clear();
    add(2);
    keptTrace.keep();
    await Promise.resolve();
    add();
    keptTrace.keep();
    expect(lengthsOf(await kept.read())).toEqual([[2, 1]]);
  });
});

describe('Why a page began', () => {
  it.each<[name: string, other: string | null, page: KeptTracePage, reason: string]>([
    ['an address, where nothing is kept', null, testPage('a'), 'open'],
    ['an address, where only its own tab is kept', 'a', testPage('a'), 'open'],
    ['another tab, where one is kept', 'b', testPage('a'), 'tab'],
    ['what the page knows, whatever is kept', 'b', testPage('a', 'reload'), 'reload'],
  ])('is %s', async (_name, other, page, reason) => {
    const kept = memoryKeptTraceStorage();
    if (other !== null) {
      const before = openPage(kept, testPage(other));
      before.add();
      before.keptTrace.keep();
    }
    const { add, keptTrace } = openPage(kept, page, undefined, 1000);
    add();
    expect(readTrace(await keptTrace.save()).parts.at(-1)?.reason).toBe(reason);
  });
});

describe('A saved trace', () => {
  it('has its pages in the order in which they began', async () => {
    const kept = memoryKeptTraceStorage();
    for (const startedAt of [500, 300]) {
      const page = openPage(kept, testPage(String(startedAt)), undefined, startedAt);
      page.add();
      page.keptTrace.keep();
    }
    const { add, keptTrace } = openPage(kept, testPage('400'), undefined, 400);
    add();
    expect(readTrace(await keptTrace.save()).parts.map(({ tab, at }) => [tab, at])).toEqual([
      ['300', 300],
      ['400', 400],
      ['500', 500],
    ]);
    expect(await kept.read()).toEqual([]);
  });

  it('holds the page itself even where nothing was done on it', async () => {
    const { keptTrace } = openPage(memoryKeptTraceStorage());
    expect(readTrace(await keptTrace.save())).toMatchObject({ actions: [], baseState: { n: 0 } });
  });
});

/** A chunk of two actions that set a number. */
function chunk(n: number, changes: Partial<KeptChunk> = {}): KeptChunk {
  return {
    at: n,
    url: `/${n}`,
    actions: ['{"type":"a"}', '{"type":"b"}'],
    times: [n, n + 1],
    check: [[[['n'], n]], [[['m'], n]]],
    lanes: [],
    bytes: 100,
    ...changes,
  };
}

/** A part whose state has six bytes: the two braces, each quoted and escaped as JSON in JSON is. */
function part(id: string, chunks: readonly KeptChunk[], changes: Partial<KeptPart> = {}): KeptPart {
  const about = { app: 'storefront', build: 'test', ua: 'jest' };
  return { id, tab: 'a', reason: 'open', at: 1, about, base: '{}', dropped: 0, chunks, ...changes };
}

const BASE_BYTES = '"{}"'.length;

describe('The bounds of a kept trace', () => {
  const first = part('first', [chunk(1), chunk(2)]);
  const second = part('second', [chunk(3), chunk(4)]);
  const parts = [first, second];
  const bytes = 400 + 2 * BASE_BYTES;

  it.each([
    ['actions', { actions: 8, bytes: Infinity }],
    ['bytes', { actions: Infinity, bytes }],
  ])('let it be where it has just as many %s', (_name, bounds) => {
    expect(boundKeptTrace(parts, bounds)).toEqual(parts);
  });

  it.each([
    ['action', { actions: 7, bytes: Infinity }],
    ['byte', { actions: Infinity, bytes: bytes - 1 }],
  ])('drop its oldest chunk where it has one %s more, and leave the rest as it was', (_name, bounds) => {
    const kept = boundKeptTrace(parts, bounds);
    expect(kept).toEqual([{ ...first, base: '{"n":1,"m":1}', dropped: 2, chunks: [chunk(2)] }, second]);
    expect(kept[1]).toBe(second);
  });

  it('drop as much of it as they must, and count it with what was dropped before', () => {
    const long = part('long', [chunk(1), chunk(2), chunk(3)], { dropped: 10 });
    expect(boundKeptTrace([long], { actions: Infinity, bytes: 100 + BASE_BYTES })).toEqual([
      { ...long, base: '{"n":2,"m":2}', dropped: 14, chunks: [chunk(3)] },
    ]);
  });

  it('drop a part that has nothing left, with the bytes of its state', () => {
    expect(boundKeptTrace(parts, { actions: 4, bytes: Infinity })).toEqual([second]);
    const large = part('large', [chunk(1)], { base: JSON.stringify({ text: 'x'.repeat(1000) }) });
    expect(boundKeptTrace([large, second], { actions: Infinity, bytes: 200 + BASE_BYTES })).toEqual([second]);
    expect(boundKeptTrace([large, second], { actions: Infinity, bytes: 199 + BASE_BYTES })).toMatchObject([
      { id: 'second', dropped: 2 },
    ]);
  });

  it('count the bytes of a state as a file holds them', () => {
    const base = JSON.stringify({ text: 'ä"' });
    const quoted = part('quoted', [], { base });
    const held = new TextEncoder().encode(JSON.stringify(base)).length;
    const within = [quoted, second];
    const rest = 200 + BASE_BYTES;
    expect(boundKeptTrace(within, { actions: Infinity, bytes: held + rest })).toEqual(within);
    expect(boundKeptTrace(within, { actions: Infinity, bytes: held + rest - 1 })).not.toEqual(within);
  });

  it('keep a part that had no actions, and the last one whatever it has', () => {
    const empty = part('empty', []);
    expect(boundKeptTrace([empty, second], { actions: 2, bytes: Infinity })).toMatchObject([
      { id: 'empty', dropped: 0 },
      { id: 'second', dropped: 2 },
    ]);
    expect(boundKeptTrace(parts, { actions: 0, bytes: 0 })).toEqual([
      { ...second, base: '{"n":4,"m":4}', dropped: 4, chunks: [] },
    ]);
  });
});

describe('A kept part in a file', () => {
  const task = (step: number): LaneEntry => ({ kind: 'longTask', duration: 60, step, at: 5 });

  it('holds its chunks as one recording', () => {
    const kept = part('a', [chunk(1), chunk(5)], { tab: 'b', reason: 'bank', at: 7 });
    expect(toWrittenPart(kept)).toEqual({
      tab: 'b',
      reason: 'bank',
      at: 7,
      lanes: [],
      file: {
        payload: '[{"type":"a"},{"type":"b"},{"type":"a"},{"type":"b"}]',
        preloadedState: '{}',
        trace: {
          v: 1,
          app: 'storefront',
          build: 'test',
          ua: 'jest',
          // Where it was left.
          url: '/5',
          startedAt: 7,
          dropped: 0,
          times: [1, 2, 5, 6],
          check: [[[['n'], 1]], [[['m'], 1]], [[['n'], 5]], [[['m'], 5]]],
        },
      },
    });
    expect(toWrittenPart(part('a', [])).file).toMatchObject({ payload: '[]', trace: { url: '', times: [] } });
  });

  it('counts the steps beside its actions from the first one it still has', () => {
    const chunks = [chunk(1, { lanes: [task(1), task(2)] }), chunk(2, { lanes: [task(4)] })];
    expect(toWrittenPart(part('a', chunks, { dropped: 2 })).lanes).toEqual([task(0), task(2)]);
  });
});

function recordingOf(states: readonly object[], times: readonly number[]): Recording {
  const actions = states.map((state) => ({ type: 'set', ...state }));
  return { baseState: {}, actions, states, times, dropped: 0, startedAt: 0, number: 0 };
}

const task = (at: number): LaneEntry => ({ kind: 'longTask', duration: 60, step: 0, at });

describe('A chunk of a recording', () => {
  it('holds what was recorded without secrets, and what each action changed since the chunk before', () => {
    const writer = createChunkWriter({ n: 0, password: 'canary' });
    expect(writer.base).toBe('{"n":0,"password":"[secret]"}');
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
    const writer = createChunkWriter({});
    const states = times.map((n) => ({ n }));
    expect(writer.write(recordingOf(states, times), lanes, '/').at).toBe(at);
  });

  it('knows how many bytes it adds to a file', () => {
    const writer = createChunkWriter({});
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

import { legacy_createStore, type Action, type StoreEnhancer } from '@reduxjs/toolkit';
import { memoryKeptTraceStorage, testPage } from '../testing/keptTrace';
import { createKeptTraceRecorder, type KeptTracePage } from './keptTraceRecorder';
import type { KeptTraceStorage } from './keptTraceStorage';
import { createLaneRecorder } from './laneRecorder';
import { parseTrace } from '../replay/parseTrace';
import { createRecorder } from './recorder';

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
  const lanes = createLaneRecorder(recorder, now);
  const { enhancer }: { enhancer: StoreEnhancer } = recorder;
  const store = legacy_createStore(count, enhancer);
  const add = (times = 1): void => {
    for (let done = 0; done < times; done += 1) {
      clock.now += 1;
      store.dispatch({ type: 'add' });
    }
  };
  const happen = (): void => lanes.begin()({ kind: 'longTask', duration: 60 });
  return {
    clock,
    recorder,
    add,
    happen,
    keptTrace: createKeptTraceRecorder(recorder, lanes, kept, page, now),
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

function read(text: string) {
  const parsed = parseTrace(text);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.trace;
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

    const { actions, times, deltas, parts: saved } = read(await keptTrace.save());
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
    expect(read(await keptTrace.save()).parts).toMatchObject([{ firstStep: 0 }, { firstStep: 4 }]);
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
    expect(read(await keptTrace.save()).parts.at(-1)?.reason).toBe(reason);
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
    expect(read(await keptTrace.save()).parts.map(({ tab, at }) => [tab, at])).toEqual([
      ['300', 300],
      ['400', 400],
      ['500', 500],
    ]);
    expect(await kept.read()).toEqual([]);
  });

  it('holds the page itself even where nothing was done on it', async () => {
    const { keptTrace } = openPage(memoryKeptTraceStorage());
    expect(read(await keptTrace.save())).toMatchObject({ actions: [], baseState: { n: 0 } });
  });
});

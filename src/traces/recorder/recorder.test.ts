import { type Action, legacy_createStore, type Reducer, type StoreEnhancer } from '@reduxjs/toolkit';
import { createDeviceStorage } from '../../testing/deviceStorage';
import type { TextStorage } from '../../browser/browserStorage';
import { findDivergedSteps } from '../replay/replayTrace';
import { readTrace, serialiseTrace } from '../testing/keptTrace';
import { recordedStates, type LaneEvent } from '../trace';
import { TRACE_TAB_KEY } from '../traceTexts';
import { createRecorder, type Recording } from './recorder';
import { traceFileName } from './saveTrace';
import { leaveTab, takeTab } from './keptTraceRecorder';
import { createTraceTools, isTraceEnded } from './traceTools';

const sum: Reducer<number, { type: string; by?: number }> = (state = 0, { type, by = 0 }) => {
  if (type === 'failed') throw new Error('broken');
  return state + by;
};

/** A recorded store of one number, with a clock that the test sets, and the reducer that tools run without a dispatch. */
function openStore(capacity?: number, inner: StoreEnhancer = (create) => create) {
  const clock = { now: 100 };
  const recorder = createRecorder(capacity, () => clock.now);
  let recompute: (state: unknown, action: Action) => unknown = () => undefined;
  const keepReducer: StoreEnhancer = (create) => (reducer, preloaded) => {
    recompute = (state, action) => Reflect.apply(reducer, undefined, [state, action]);
    return create(reducer, preloaded);
  };
  const outer: StoreEnhancer = (create) =>
    [recorder.enhancer, inner, keepReducer].reduceRight((made, enhance) => enhance(made), create);
  const store = legacy_createStore(sum, outer);
  const add = (by: number) => {
    clock.now += 1;
    return store.dispatch({ type: 'added', by });
  };
  return { recorder, store, clock, add, recompute: (action: Action) => recompute(0, action) };
}

const amountsOf = (actions: readonly object[]): readonly unknown[] =>
  actions.map((action): unknown => Reflect.get(action, 'by'));

describe('A recorder', () => {
  it('keeps each action with its time and the state that it made, after the state before them all', () => {
    const { recorder, add } = openStore();
    add(1);
    add(2);
    expect(recorder.take()).toEqual({
      baseState: 0,
      actions: [
        { type: 'added', by: 1 },
        { type: 'added', by: 2 },
      ],
      states: [1, 3],
      times: [101, 102],
      dropped: 0,
      startedAt: 100,
      number: 0,
    });
    expect(recorder.state()).toBe(3);
    expect(createRecorder().state()).toBeUndefined();
  });

  it('gives the recording from an action on, with the state before it', () => {
    const { recorder, add } = openStore();
    for (const by of [1, 2, 3]) add(by);
    expect(recorder.take(0)).toEqual(recorder.take());
    expect(recorder.take(2)).toMatchObject({ baseState: 3, states: [6], times: [103], dropped: 2 });
    expect(recorder.take(3)).toMatchObject({ baseState: 6, actions: [], states: [], times: [], dropped: 3 });
    expect(recorder.take(9)).toMatchObject({ baseState: 6, actions: [], dropped: 3 });
  });

  it('drops the oldest actions beyond its capacity, in their order', () => {
    const { recorder, add } = openStore(3);
    for (const by of [1, 2, 3]) add(by);
    expect(recorder.take()).toMatchObject({ baseState: 0, states: [1, 3, 6], dropped: 0 });
    for (const by of [4, 5]) add(by);
    const recording = recorder.take();
    expect(recording).toMatchObject({
      baseState: 3,
      states: [6, 10, 15],
      times: [103, 104, 105],
      dropped: 2,
    });
    expect(amountsOf(recording.actions)).toEqual([3, 4, 5]);
    expect(recorder.position()).toBe(5);
    expect(recorder.take(1)).toEqual(recording);
    expect(recorder.take(4)).toMatchObject({ baseState: 10, states: [15], dropped: 4 });
    for (const by of [6, 7]) add(by);
    expect(recorder.take()).toMatchObject({ baseState: 10, states: [15, 21, 28], dropped: 4 });
    recorder.clear();
    add(8);
    expect(recorder.take()).toMatchObject({ baseState: 28, states: [36], times: [108], dropped: 0 });
  });

  it('records nothing but what was dispatched', () => {
    const { recorder, store, add, recompute } = openStore();
    const action = add(1);
    recompute(action);
    expect(() => store.dispatch({ type: 'failed' })).toThrow('broken');
    add(2);
    expect(recorder.take().states).toEqual([1, 3]);
  });

  it('records no action that never reached the reducers', () => {
    const swallow: StoreEnhancer = (create) => (reducer, preloaded) => ({
      ...create(reducer, preloaded),
      dispatch: (action) => action,
    });
    const { recorder, add, recompute } = openStore(undefined, swallow);
    recompute(add(1));
    expect(recorder.position()).toBe(0);
  });

  it('begins a new recording after a pause only where it missed an action', () => {
    const { recorder, add, clock } = openStore(1);
    add(1);
    recorder.pause();
    recorder.resume();
    expect(recorder.number()).toBe(0);
    add(1);
    expect(recorder.take()).toMatchObject({ number: 0, dropped: 1 });
    recorder.pause();
    add(5);
    clock.now = 500;
    recorder.resume();
    expect(recorder.take()).toMatchObject({
      baseState: 7,
      actions: [],
      dropped: 0,
      startedAt: 500,
      number: 1,
    });
    // What was missed is missed once.
    recorder.pause();
    recorder.resume();
    expect(recorder.number()).toBe(1);
  });

  it('has missed nothing once it was cleared', () => {
    const { recorder, add } = openStore();
    recorder.pause();
    add(1);
    recorder.clear();
    recorder.resume();
    expect(recorder.number()).toBe(1);
  });
});

describe('The status of a recorder', () => {
  it('is a new object whenever it is another one, and only then', () => {
    const { recorder, add } = openStore(1);
    const steps = [
      () => add(1),
      () => add(1),
      () => recorder.pause(),
      () => recorder.resume(),
      () => recorder.clear(),
    ];
    const seen = [recorder.status()];
    expect(seen).toEqual([{ count: 0, dropped: 0, isPaused: false }]);
    for (const step of steps) {
      step();
      seen.push(recorder.status());
      expect(recorder.status()).toBe(seen.at(-1));
    }
    expect(seen.slice(1)).toEqual([
      { count: 1, dropped: 0, isPaused: false },
      { count: 1, dropped: 1, isPaused: false },
      { count: 1, dropped: 1, isPaused: true },
      { count: 1, dropped: 1, isPaused: false },
      { count: 0, dropped: 0, isPaused: false },
    ]);
  });
});

describe('Who subscribes to a recorder', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is told of many changes once, a quarter of a second later', () => {
    const { recorder, add } = openStore();
    const told = jest.fn();
    recorder.subscribe(told);
    add(1);
    add(1);
    jest.advanceTimersByTime(249);
    expect(told).toHaveBeenCalledTimes(0);
    jest.advanceTimersByTime(1);
    expect(told).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1000);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it.each<[name: string, change: (recorder: ReturnType<typeof createRecorder>) => void]>([
    ['a pause', (recorder) => recorder.pause()],
    ['its end', (recorder) => recorder.resume()],
    ['a new beginning', (recorder) => recorder.clear()],
  ])('is told of %s, every time', (_name, change) => {
    const { recorder } = openStore();
    const told = jest.fn();
    recorder.subscribe(told);
    for (const times of [1, 2]) {
      change(recorder);
      jest.runAllTimers();
      expect(told).toHaveBeenCalledTimes(times);
    }
  });

  it('is told nothing after it stopped', () => {
    const { recorder, add } = openStore();
    const told = jest.fn();
    const stop = recorder.subscribe(told);
    add(1);
    stop();
    jest.runAllTimers();
    expect(told).toHaveBeenCalledTimes(0);
  });

  it('costs nothing while nobody does', () => {
    const { add } = openStore();
    add(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});

const task = (duration: number): LaneEvent => ({ kind: 'longTask', duration });

describe('What happens beside the actions', () => {
  it('has the step and the time at which it began, and the order in which it ended', () => {
    const { recorder, add, clock } = openStore();
    const endFirst = recorder.beginEntry();
    add(1);
    clock.now = 2000;
    recorder.beginEntry()(task(2));
    endFirst(task(1));
    expect(recorder.takeEntries()).toEqual([
      { kind: 'longTask', duration: 2, step: 1, at: 2000 },
      { kind: 'longTask', duration: 1, step: 0, at: 100 },
    ]);
  });

  it('begins anew with a recording, without what began in the one before', () => {
    const recorder = createRecorder();
    for (let count = 0; count <= 1000; count += 1) recorder.beginEntry()(task(count));
    const endOld = recorder.beginEntry();
    recorder.clear();
    expect(recorder.entryCount()).toBe(0);
    expect(recorder.takeEntries()).toEqual([]);
    recorder.beginEntry()(task(7));
    endOld(task(8));
    expect(recorder.takeEntries()).toMatchObject([{ duration: 7 }]);
    expect(recorder.entryCount()).toBe(1);
  });

  it('keeps the last two thousand, and counts those it dropped', () => {
    const recorder = createRecorder();
    for (let count = 0; count < 2000; count += 1) recorder.beginEntry()(task(count));
    expect(recorder.takeEntries()).toHaveLength(2000);
    recorder.beginEntry()(task(2000));
    expect(recorder.entryCount()).toBe(2001);
    expect(recorder.takeEntries()).toHaveLength(2000);
    expect(recorder.takeEntries()[0]).toMatchObject({ duration: 1 });
    // The nth of the recording, whatever was dropped.
    expect(recorder.takeEntries(2000)).toMatchObject([{ duration: 2000 }]);
    expect(recorder.takeEntries(2001)).toEqual([]);
  });

  it('keeps the bodies of the last calls, so that a file with thousands of them stays small', () => {
    const recorder = createRecorder();
    const call = {
      kind: 'call',
      method: 'GET',
      path: '/products',
      status: 200,
      duration: 1,
      error: '',
    } as const;
    for (let count = 0; count < 1500; count += 1) {
      recorder.beginEntry()({ ...call, answer: 'x'.repeat(20_000) });
    }
    const calls = recorder.takeEntries();
    expect(calls).toHaveLength(1500);
    expect(JSON.stringify(calls).length).toBeLessThan(2_500_000);
    expect(calls.filter((entry) => 'answer' in entry)).toHaveLength(100);
    expect(calls.at(-1)).toHaveProperty('answer');
  });

  it('keeps the stacks of the last errors, and the bodies of calls beside them', () => {
    const recorder = createRecorder();
    recorder.beginEntry()({
      kind: 'call',
      method: 'GET',
      path: '/',
      status: 200,
      duration: 1,
      error: '',
      answer: '{}',
    });
    for (let count = 0; count < 300; count += 1) {
      recorder.beginEntry()({ kind: 'console', text: String(count), stack: 'at add' });
    }
    const [call, ...errors] = recorder.takeEntries();
    expect(call).toHaveProperty('answer');
    expect(errors.filter((entry) => 'stack' in entry)).toEqual(errors.slice(-100));
  });
});

function storageOf(text: string | null) {
  const storage = createDeviceStorage(false, () => undefined).open().storage;
  if (text !== null) storage.setItem(TRACE_TAB_KEY, text);
  return storage;
}

describe('The tab that a page finds in session storage', () => {
  it.each([
    ['a plain page', { tab: 'a' }, false, 'open'],
    ['a page that was loaded again', { tab: 'a' }, true, 'reload'],
    ['a page after the bank', { tab: 'a', leftForBank: true }, false, 'bank'],
    ['a page that was loaded again after the bank', { tab: 'a', leftForBank: true }, true, 'reload'],
    ['a page after something that is not quite true', { tab: 'a', leftForBank: 'true' }, false, 'open'],
  ])('says of %s why it began', (_name, kept, isReload, reason) => {
    expect(takeTab(storageOf(JSON.stringify(kept)), isReload)).toEqual({ tab: 'a', reason });
  });

  it('may have up to 32 characters', () => {
    const tab = 'x'.repeat(32);
    expect(takeTab(storageOf(JSON.stringify({ tab })), false).tab).toBe(tab);
    expect(takeTab(storageOf(JSON.stringify({ tab: `${tab}x` })), false).tab).toHaveLength(8);
  });

  it.each([null, '', '{', '"a"', '[]', '{}', '{"tab":""}', '{"tab":{}}'])(
    'is a new one where %j is kept, with an id of eight characters, loaded again or not',
    (text) => {
      for (const isReload of [false, true]) {
        const { tab, reason } = takeTab(storageOf(text), isReload);
        expect(tab).toHaveLength(8);
        expect(reason).toBe('open');
      }
    },
  );

  it('is not there any more while a page has it', () => {
    const storage = storageOf(null);
    leaveTab(storage, 'a', false);
    expect(storage.getItem(TRACE_TAB_KEY)).not.toBeNull();
    takeTab(storage, false);
    expect(storage.getItem(TRACE_TAB_KEY)).toBeNull();
  });
});

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

describe('The file of a recording', () => {
  const text = serialiseTrace(recording, about);

  it('is read back as it was, without secrets', () => {
    expect(text).not.toContain('canary');
    const trace = readTrace(text);
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
    expect([...recordedStates(readTrace('{"payload":"[{\\"type\\":\\"a\\"}]"}'))]).toEqual([]);
  });

  it('is named after the moment and the build, so that names sort by time', () => {
    expect(traceFileName('abc', new Date(2026, 0, 2, 3, 4, 5))).toBe('trace-2026-01-02-030405-abc.json');
    expect(traceFileName('abc', new Date(2026, 11, 31, 23, 59, 58))).toBe('trace-2026-12-31-235958-abc.json');
  });
});

describe('The steps at which a replay diverges', () => {
  const states = [0, 1, 2, 4, 5, 5].map((n) => ({ n }));
  const traceOf = (counts: readonly number[]) =>
    readTrace({
      payload: counts.map(() => ({ type: 'a' })),
      preloadedState: '{"n":0}',
      trace: { v: 1, check: counts.map((n) => [[['n'], n]]) },
    });

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
    const trace = readTrace(serialiseTrace({ ...recording, states: [signedIn, signedIn, signedIn] }, about));
    const replayed = [{ n: 0 }, { n: 1 }, { n: 1, password: 'other' }, { n: 1, password: 'third' }];
    expect(findDivergedSteps(trace, replayed, 1)).toEqual([1, 2]);
  });
});

describe('Trace tools', () => {
  /** The pages of one tab, each with its own address. */
  function openTab(sessionStorage: TextStorage = createDeviceStorage(false, () => undefined).open().storage) {
    return (search: string) => [search, sessionStorage] as const;
  }

  const blocked = () => {
    throw new Error('Storage is blocked.');
  };

  describe('A page records', () => {
    it('always, or never, where the build says so', () => {
      const page = openTab();
      expect(createTraceTools('on', ...page('?trace=0'))).not.toBeNull();
      expect(createTraceTools('off', ...page('?trace=1'))).toBeNull();
    });

    it('on request, until its tab ends the recording', () => {
      const page = openTab();
      const isRecorded = (search: string) => createTraceTools('ask', ...page(search)) !== null;
      expect(isRecorded('')).toBe(false);
      expect(isRecorded('?trace=1')).toBe(true);
      expect(isRecorded('?page=2')).toBe(true);
      expect(isRecorded('?trace=0')).toBe(false);
      expect(isRecorded('')).toBe(false);
      expect(isRecorded('?trace=yes')).toBe(false);
      expect(createTraceTools('ask', ...openTab()(''))).toBeNull();
    });

    it('on request where storage is blocked, but only the page of the request', () => {
      const page = openTab({ getItem: blocked, setItem: blocked, removeItem: blocked });
      expect(createTraceTools('ask', ...page('?trace=1'))).not.toBeNull();
      expect(createTraceTools('ask', ...page('?trace=0'))).toBeNull();
      expect(createTraceTools('ask', ...page(''))).toBeNull();
    });

    it('without a replay', () => {
      const tools = createTraceTools('on', ...openTab()(''));
      expect(tools?.guard.hasBegun()).toBe(false);
    });
  });

  it.each([
    ['?trace=0', true],
    ['?page=2&trace=0', true],
    ['?trace=1', false],
    ['', false],
  ])('The address %j says whether the recording has ended', (search, isEnded) => {
    expect(isTraceEnded(search)).toBe(isEnded);
  });
});

import { legacy_createStore, type Action, type Reducer, type StoreEnhancer } from '@reduxjs/toolkit';
import { createRecorder } from './recorder';

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
    store.replaceReducer((state = 0, { by = 0 }) => state - by);
    add(2);
    expect(recorder.take().states).toEqual([1, -1]);
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

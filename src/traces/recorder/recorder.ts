import { isAction, type StoreEnhancer, type UnknownAction } from '@reduxjs/toolkit';

/** How many actions a recording keeps; older ones move into the state it starts from. */
export const RECORDING_CAPACITY = 5000;

/** The shortest time between two notifications of subscribers, in milliseconds. */
const NOTIFY_INTERVAL = 250;

/** What has been recorded: references to the shop's own actions and states, not copies. */
export interface Recording {
  readonly baseState: unknown;
  readonly actions: readonly UnknownAction[];
  readonly states: readonly unknown[];
  /** When each action was dispatched, in milliseconds since 1970. */
  readonly times: readonly number[];
  /** How many older actions were dropped, or were not asked for. */
  readonly dropped: number;
  /** When the recording began, in milliseconds since 1970. */
  readonly startedAt: number;
  /** Counts the recordings of a page: pausing and clearing can begin a new one. */
  readonly number: number;
}

/** What a badge shows of a recorder. A new object for every change. */
interface RecorderStatus {
  readonly count: number;
  readonly dropped: number;
  readonly isPaused: boolean;
}

/**
 * Makes a recorder for one store. An action is recorded when its reducer has run: so dispatches from within a
 * subscriber keep their order, and time travel in the DevTools records nothing. Nothing is copied or serialised before
 * a trace is saved.
 * @param capacity how many actions are kept
 * @param now the clock, in milliseconds since 1970
 */
export function createRecorder(capacity: number = RECORDING_CAPACITY, now: () => number = Date.now) {
  let actions: UnknownAction[] = [];
  let states: unknown[] = [];
  let times: number[] = [];
  let dropped = 0;
  let startedAt = now();
  let number = 0;
  let baseState: unknown;
  let isPaused = false;
  let hasMissed = false;
  let currentState: () => unknown = () => undefined;
  let status: RecorderStatus = { count: 0, dropped: 0, isPaused: false };
  let notification: ReturnType<typeof setTimeout> | null = null;
  const callbacks = new Set<() => void>();

  function notify(): void {
    notification = null;
    for (const callback of [...callbacks]) callback();
  }

  function scheduleNotification(): void {
    if (callbacks.size > 0 && notification === null) notification = setTimeout(notify, NOTIFY_INTERVAL);
  }

  function record(action: UnknownAction, state: unknown): void {
    actions.push(action);
    states.push(state);
    times.push(now());
    if (actions.length > capacity) {
      actions.shift();
      baseState = states.shift();
      times.shift();
      dropped += 1;
    }
    scheduleNotification();
  }

  function begin(): void {
    actions = [];
    states = [];
    times = [];
    dropped = 0;
    hasMissed = false;
    startedAt = now();
    number += 1;
    baseState = currentState();
    scheduleNotification();
  }

  const enhancer: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
    let expected: unknown = null;
    const recorded: typeof reducer = (state, action) => {
      const next = reducer(state, action);
      if (action === expected) {
        expected = null;
        if (isPaused) hasMissed = true;
        else if (isAction(action)) record(action, next);
      }
      return next;
    };
    const store = createStore(recorded, preloadedState);
    currentState = store.getState;
    baseState = store.getState();
    return {
      ...store,
      dispatch: (action) => {
        expected = action;
        try {
          return store.dispatch(action);
        } finally {
          expected = null;
        }
      },
    };
  };

  return {
    /** For `configureStore`: must be the innermost of our enhancers, so that it sees what reducers see. */
    enhancer,
    /** The recorded actions and states so far, from the given action of the recording on (counted from 0). */
    take(from = 0): Recording {
      const skipped = Math.min(Math.max(0, from - dropped), actions.length);
      return {
        baseState: skipped === 0 ? baseState : states[skipped - 1],
        actions: actions.slice(skipped),
        states: states.slice(skipped),
        times: times.slice(skipped),
        dropped: dropped + skipped,
        startedAt,
        number,
      };
    },
    /** How many actions this recording has seen, the dropped ones included. */
    position: () => dropped + actions.length,
    number: () => number,
    state: () => currentState(),
    status(): RecorderStatus {
      if (status.count !== actions.length || status.dropped !== dropped || status.isPaused !== isPaused) {
        status = { count: actions.length, dropped, isPaused };
      }
      return status;
    },
    /** Calls back, at most four times a second, when the status has changed. Returns how to stop. */
    subscribe(callback: () => void) {
      callbacks.add(callback);
      return () => {
        callbacks.delete(callback);
      };
    },
    pause() {
      isPaused = true;
      scheduleNotification();
    },
    /** Continues. Where actions were missed meanwhile, a new recording begins at the current state. */
    resume() {
      isPaused = false;
      if (hasMissed) begin();
      scheduleNotification();
    },
    clear: begin,
  };
}

export type Recorder = ReturnType<typeof createRecorder>;

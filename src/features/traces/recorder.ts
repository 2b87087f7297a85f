import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

/** How many actions a recording keeps; older ones move into the state it starts from. */
export const RECORDING_CAPACITY = 5000;

/** How long the badge may lag behind, in milliseconds: counting must cost the shop nothing. */
const ANNOUNCE_DELAY = 250;

/** What has been recorded: references to the shop's own actions and states, nothing copied. */
export interface Recording {
  /** The state before the first action. */
  readonly baseState: unknown;
  readonly actions: readonly UnknownAction[];
  /** The state after each action. */
  readonly states: readonly unknown[];
  /** When each action was dispatched, in milliseconds since 1970. */
  readonly times: readonly number[];
  /** How many actions before these were let go. */
  readonly dropped: number;
  /** When the recording began, in milliseconds since 1970. */
  readonly startedAt: number;
}

/** What a badge shows of a recorder. A new object for every change. */
export interface RecorderStatus {
  readonly count: number;
  readonly dropped: number;
  readonly isPaused: boolean;
}

/** Records what reducers are given and what they make of it. */
export interface Recorder {
  /** For `configureStore`: the innermost of our enhancers, so that it sees what reducers see. */
  readonly enhancer: StoreEnhancer;
  /** The recorded actions and states so far. */
  take(): Recording;
  status(): RecorderStatus;
  /** Calls back, at most four times a second, when the status has changed. Returns how to stop. */
  subscribe(callback: () => void): () => void;
  /** Stops recording until `resume`. What was recorded stays. */
  pause(): void;
  /** Goes on. Where actions were missed meanwhile, a new recording begins at the state of this moment. */
  resume(): void;
  /** Forgets everything: the recording begins at the state of this moment. */
  clear(): void;
}

/**
 * Makes a recorder for one store. An action is recorded when its reducer has run, by reference: a dispatch from
 * within a subscriber keeps its place, travelling in the DevTools records nothing, and nothing is copied or
 * turned into text before a trace is saved.
 * @param capacity how many actions are kept
 * @param now the clock, in milliseconds since 1970
 */
export function createRecorder(
  capacity: number = RECORDING_CAPACITY,
  now: () => number = Date.now,
): Recorder {
  let actions: UnknownAction[] = [];
  let states: unknown[] = [];
  let times: number[] = [];
  /** Where the oldest entry is, once the ring is full. */
  let oldest = 0;
  let dropped = 0;
  let startedAt = now();
  let baseState: unknown;
  let isPaused = false;
  let hasMissed = false;
  let currentState: () => unknown = () => undefined;
  let status: RecorderStatus = { count: 0, dropped: 0, isPaused: false };
  let announcement: ReturnType<typeof setTimeout> | null = null;
  const callbacks = new Set<() => void>();

  function announce(): void {
    announcement = null;
    for (const callback of [...callbacks]) callback();
  }

  function noteChange(): void {
    if (callbacks.size > 0 && announcement === null) announcement = setTimeout(announce, ANNOUNCE_DELAY);
  }

  function keep(action: UnknownAction, state: unknown): void {
    if (actions.length < capacity) {
      actions.push(action);
      states.push(state);
      times.push(now());
    } else {
      baseState = states[oldest];
      actions[oldest] = action;
      states[oldest] = state;
      times[oldest] = now();
      oldest = (oldest + 1) % capacity;
      dropped += 1;
    }
    noteChange();
  }

  function begin(): void {
    actions = [];
    states = [];
    times = [];
    oldest = 0;
    dropped = 0;
    hasMissed = false;
    startedAt = now();
    baseState = currentState();
    noteChange();
  }

  function inOrder<T>(ring: readonly T[]): T[] {
    return [...ring.slice(oldest), ...ring.slice(0, oldest)];
  }

  const enhancer: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
    let expected: unknown = null;
    const recorded =
      <State, Action, Preloaded>(inner: (state: State | Preloaded | undefined, action: Action) => State) =>
      (state: State | Preloaded | undefined, action: Action): State => {
        const next = inner(state, action);
        if (expected !== null && action === expected) {
          expected = null;
          if (isPaused) hasMissed = true;
          else if (isAction(action)) keep(action, next);
        }
        return next;
      };
    const store = createStore(recorded(reducer), preloadedState);
    currentState = store.getState;
    baseState = store.getState();
    return {
      ...store,
      replaceReducer: (next) => store.replaceReducer(recorded(next)),
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
    enhancer,
    take: () => ({
      baseState,
      actions: inOrder(actions),
      states: inOrder(states),
      times: inOrder(times),
      dropped,
      startedAt,
    }),
    status() {
      if (status.count !== actions.length || status.dropped !== dropped || status.isPaused !== isPaused) {
        status = { count: actions.length, dropped, isPaused };
      }
      return status;
    },
    subscribe(callback) {
      callbacks.add(callback);
      return () => {
        callbacks.delete(callback);
      };
    },
    pause() {
      isPaused = true;
      noteChange();
    },
    resume() {
      isPaused = false;
      if (hasMissed) begin();
      noteChange();
    },
    clear: begin,
  };
}

function isAction(value: unknown): value is UnknownAction {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

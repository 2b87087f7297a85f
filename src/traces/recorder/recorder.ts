import { isAction, type StoreEnhancer, type UnknownAction } from '@reduxjs/toolkit';
import { createCallbacks } from '../../lib/callbacks';
import type { LaneEntry, LaneEvent } from '../trace';

/** How many actions a recording keeps; older ones move into the state it starts from. */
export const RECORDING_CAPACITY = 5000;

/** How many entries beside the actions a recording keeps; older ones are dropped. */
const LANE_CAPACITY = 2000;

/** How many calls of a recording keep their bodies, and how many errors their stacks: the last ones. */
const DETAILS_CAPACITY = 100;

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

/** The entry without what takes most room, the bodies of a call or the stack of an error; itself where it has none. */
export function withoutDetails(entry: LaneEntry): LaneEntry {
  if (entry.kind === 'call' && (entry.request ?? entry.answer) !== undefined) {
    const { request: _request, answer: _answer, ...rest } = entry;
    return rest;
  }
  if ('stack' in entry) {
    const { stack: _stack, ...rest } = entry;
    return rest;
  }
  return entry;
}

/**
 * Makes a recorder for one store. An action is recorded when its reducer has run: so dispatches from within a
 * subscriber keep their order, and time travel in the DevTools records nothing. Nothing is copied or serialised before
 * a trace is saved.
 * @param capacity how many actions are kept
 * @param now the clock, in milliseconds since 1970
 */
export function createRecorder(capacity: number = RECORDING_CAPACITY, now: () => number = Date.now) {
  let isPaused = false;
  let hasMissed = false;
  let currentState: () => unknown = () => undefined;
  let recording = startRecording(0);
  /** What happened beside the actions of the recording, in order of its end. */
  let entries: LaneEntry[] = [];
  let droppedEntries = 0;
  let status = { count: 0, dropped: 0, isPaused: false };
  let isNotificationDue = false;
  const callbacks = createCallbacks();

  function startRecording(number: number) {
    const [actions, states, times]: [UnknownAction[], unknown[], number[]] = [[], [], []];
    return { baseState: currentState(), actions, states, times, dropped: 0, startedAt: now(), number };
  }

  function scheduleNotification(): void {
    if (callbacks.isEmpty() || isNotificationDue) return;
    isNotificationDue = true;
    setTimeout(() => {
      isNotificationDue = false;
      callbacks.call();
    }, NOTIFY_INTERVAL);
  }

  function record(action: UnknownAction, state: unknown): void {
    const { actions, states, times } = recording;
    actions.push(action);
    states.push(state);
    times.push(now());
    if (actions.length > capacity) {
      actions.shift();
      recording.baseState = states.shift();
      times.shift();
      recording.dropped += 1;
    }
    scheduleNotification();
  }

  function begin(): void {
    hasMissed = false;
    recording = startRecording(recording.number + 1);
    entries = [];
    droppedEntries = 0;
    scheduleNotification();
  }

  function position(): number {
    return recording.dropped + recording.actions.length;
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
    recording.baseState = store.getState();
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
    /** So many recorded actions and states, from the given action of the recording on (counted from 0). */
    take(from = 0, count = Infinity): Recording {
      const { baseState, actions, states, times, dropped } = recording;
      const skipped = Math.min(Math.max(0, from - dropped), actions.length);
      return {
        ...recording,
        baseState: skipped === 0 ? baseState : states[skipped - 1],
        actions: actions.slice(skipped, skipped + count),
        states: states.slice(skipped, skipped + count),
        times: times.slice(skipped, skipped + count),
        dropped: dropped + skipped,
      };
    },
    /** How many actions this recording has seen, the dropped ones included. */
    position,
    number: () => recording.number,
    state: () => currentState(),
    /** Something begins now beside the actions; call the result once it is known what it was. */
    beginEntry() {
      const own = recording;
      const place = { step: position(), at: now() };
      return (event: LaneEvent): void => {
        // It began in a recording that is over.
        if (own !== recording) return;
        const entry: LaneEntry = { ...event, ...place };
        entries.push(entry);
        if (withoutDetails(entry) !== entry) {
          const isAlike = (other: LaneEntry) => other.kind === entry.kind && withoutDetails(other) !== other;
          const old = entries.filter(isAlike).at(-1 - DETAILS_CAPACITY);
          if (old !== undefined) entries[entries.indexOf(old)] = withoutDetails(old);
        }
        if (entries.length > LANE_CAPACITY) {
          entries.shift();
          droppedEntries += 1;
        }
      };
    },
    entryCount: () => droppedEntries + entries.length,
    takeEntries: (from = 0): readonly LaneEntry[] => entries.slice(Math.max(0, from - droppedEntries)),
    /** What a badge shows: a new object for every change. */
    status() {
      const { dropped, actions } = recording;
      if (status.count !== actions.length || status.dropped !== dropped || status.isPaused !== isPaused) {
        status = { count: actions.length, dropped, isPaused };
      }
      return status;
    },
    /** Calls back, at most four times a second, when the status has changed. Returns how to stop. */
    subscribe: callbacks.add,
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

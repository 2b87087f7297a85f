import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { applyDelta, deltaBetween, isParts, type StatePath } from '../delta';
import { createRedactor } from '../redact';
import { pageStarts, recordedStates, type Trace, type TracedAction } from '../trace';

/** The reducers that a replay runs: pure, so the same action gives the same state. */
export type ReplayReducer = (state: unknown, action: TracedAction) => unknown;

/** The action that a store is made with; like Redux's own, no reducer knows it. */
export const initAction: TracedAction = { type: '@@INIT' };

/** The index of the state that a trace starts from, before its first action. */
const BASE_INDEX = -1;

/** One part that differs. `recorded` or `replayed` is absent where that state has no such part. */
export interface Difference {
  readonly path: StatePath;
  readonly recorded?: unknown;
  readonly replayed?: unknown;
}

export interface Divergence {
  /** Counted from 0; `BASE_INDEX` for the state before the first action. */
  readonly index: number;
  readonly action: TracedAction;
  readonly differences: readonly Difference[];
}

interface ReducerFailure {
  readonly index: number;
  readonly action: TracedAction;
  readonly message: string;
}

export interface ReplayResult {
  readonly actionCount: number;
  /** How many states were compared and equal; 0 where the file holds none. */
  readonly equalCount: number;
  /** Whether the file holds states to compare with. */
  readonly hasStates: boolean;
  readonly divergence: Divergence | null;
  readonly failure: ReducerFailure | null;
  readonly baseState: unknown;
  /** The rebuilt state after each action with `keepsStates`; else none. */
  readonly states: readonly unknown[];
}

interface ReplayOptions {
  readonly keepsStates?: boolean;
}

/** Whether two redacted values are equal. */
export function areEqualStates(left: unknown, right: unknown): boolean {
  return Object.is(copyWithStructuralSharing(left, right), left);
}

function collect(recorded: unknown, replayed: unknown, path: StatePath, found: Difference[]): void {
  // Two states of a trace share nearly everything.
  if (recorded === replayed) return;
  const areAlike = Array.isArray(recorded) === Array.isArray(replayed);
  if (!areAlike || !isParts(recorded) || !isParts(replayed)) {
    found.push({ path, recorded, replayed });
    return;
  }
  for (const name of new Set([...Object.keys(recorded), ...Object.keys(replayed)])) {
    const part = [...path, Array.isArray(recorded) ? Number(name) : name];
    if (!Object.hasOwn(recorded, name)) found.push({ path: part, replayed: replayed[name] });
    else if (!Object.hasOwn(replayed, name)) found.push({ path: part, recorded: recorded[name] });
    else collect(recorded[name], replayed[name], part, found);
  }
}

/**
 * What differs between a recorded and a replayed state, path by path.
 * @param redact the redactor of the trace that both belong to, which knows the parts it has seen
 */
export function differencesBetween(
  recorded: unknown,
  replayed: unknown,
  redact = createRedactor(),
): readonly Difference[] {
  const found: Difference[] = [];
  collect(redact(recorded), redact(replayed), [], found);
  return found;
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Rebuilds every state of a trace with the given reducers and compares each with the recorded one. Nothing is
 * dispatched, so nothing is fetched, stored or appended. Ends at a reducer that throws; goes on rebuilding after
 * the first divergence, without comparing. Throws an Error where the file's states cannot be rebuilt.
 */
export function replayTrace(reducer: ReplayReducer, trace: Trace, options: ReplayOptions = {}): ReplayResult {
  const { actions, deltas } = trace;
  const redact = createRedactor();
  const starts = pageStarts(trace.parts);
  const states: unknown[] = [];
  let divergence: Divergence | null = null;
  let failure: ReducerFailure | null = null;
  let equalCount = 0;
  /** The state that was found equal last, as the replay has it: the next one shares most of its parts with it. */
  let lastEqual: unknown = trace.baseState;
  let state: unknown;

  const reduce = (index: number, action: TracedAction): boolean => {
    try {
      // Where a page begins, so does its state.
      state = starts.has(index) ? reducer(starts.get(index), initAction) : reducer(state, action);
      return true;
    } catch (error) {
      failure = { index, action, message: describe(error) };
      return false;
    }
  };
  const compare = (index: number, action: TracedAction, expected: unknown): void => {
    // Redacted like the trace: a reducer may copy a placeholder to a name that is redacted too.
    const replayed = redact(state);
    if (areEqualStates(expected, replayed)) {
      lastEqual = replayed;
      if (index !== BASE_INDEX) equalCount += 1;
      return;
    }
    const differences = differencesBetween(expected, replayed);
    divergence = { index, action, differences };
  };

  state = trace.baseState;
  const isReady = reduce(BASE_INDEX, initAction);
  const baseState = state;
  if (isReady && deltas !== null && trace.baseState !== undefined) {
    compare(BASE_INDEX, initAction, trace.baseState);
  }
  if (isReady) {
    for (const [index, action] of actions.entries()) {
      if (!reduce(index, action)) break;
      if (options.keepsStates === true) states.push(state);
      if (deltas !== null && divergence === null) {
        compare(index, action, applyDelta(lastEqual, deltas[index] ?? []));
      }
    }
  }
  return {
    actionCount: actions.length,
    equalCount,
    hasStates: deltas !== null,
    divergence,
    failure,
    baseState,
    states,
  };
}

/**
 * The steps whose action changes something else in a replay than it did in the recording, in order. The first is the
 * first divergence; later states differ too, but only some of their actions are handled differently.
 * @param states the rebuilt state of each step
 * @param first the step of the first divergence
 */
export function findDivergedSteps(
  trace: Trace,
  states: readonly unknown[],
  first: number,
): readonly number[] {
  const redact = createRedactor();
  const steps = [first];
  let before: unknown;
  let step = 0;
  for (const recorded of recordedStates(trace)) {
    step += 1;
    if (step > first && step < states.length) {
      const replayed = deltaBetween(redact(states[step - 1]), redact(states[step]));
      if (JSON.stringify(deltaBetween(before, recorded)) !== JSON.stringify(replayed)) steps.push(step);
    }
    before = recorded;
  }
  return steps;
}

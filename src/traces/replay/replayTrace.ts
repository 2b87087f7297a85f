import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { applyDelta, deltaBetween, differencesIn, type Difference } from '../delta';
import { createRedactor } from '../redact';
import { pageStarts, recordedStates, type Trace, type TracedAction } from '../trace';

/** The reducers that a replay runs: pure, so the same action gives the same state. */
export type ReplayReducer = (state: unknown, action: TracedAction) => unknown;

/** The action that a store is made with; like Redux's own, no reducer knows it. */
export const initAction: TracedAction = { type: '@@INIT' };

/** The index of the state that a trace starts from, before its first action. */
const BASE_INDEX = -1;

/** An action after which the states differ, or whose reducer threw. */
export interface Fault {
  /** Counted from 0; `BASE_INDEX` for the state before the first action. */
  readonly index: number;
  readonly action: TracedAction;
  readonly differences: readonly Difference[];
  /** What the reducer threw; '' for nothing. */
  readonly message: string;
}

export type ReplayResult = ReturnType<typeof replayTrace>;

/** Whether two redacted values are equal. */
export function areEqualStates(left: unknown, right: unknown): boolean {
  return Object.is(copyWithStructuralSharing(left, right), left);
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
  return differencesIn(redact(recorded), redact(replayed), false);
}

/**
 * Rebuilds every state of a trace with the given reducers and compares each with the recorded one. Nothing is
 * dispatched, so nothing is fetched, stored or appended. Ends at a reducer that throws; goes on rebuilding after
 * the first divergence, without comparing. Throws an Error where the file's states cannot be rebuilt.
 */
export function replayTrace(
  reducer: ReplayReducer,
  trace: Trace,
  { keepsStates = false }: { readonly keepsStates?: boolean } = {},
) {
  const { actions, deltas } = trace;
  const redact = createRedactor();
  /** The states that pages begin with, by the index of the action before. */
  const starts = new Map([[BASE_INDEX, trace.baseState], ...pageStarts(trace.parts)]);
  const states: unknown[] = [];
  let divergence: Fault | null = null;
  let failure: Fault | null = null;
  let equalCount = 0;
  let { baseState } = trace;
  /** The state that was found equal last, as the replay has it: the next one shares most of its parts with it. */
  let lastEqual: unknown = baseState;
  let state: unknown;

  for (const [step, action] of [initAction, ...actions].entries()) {
    const index = step - 1;
    const fault = { index, action, differences: [], message: '' };
    try {
      state = starts.has(index) ? reducer(starts.get(index), initAction) : reducer(state, action);
    } catch (error) {
      failure = { ...fault, message: error instanceof Error ? error.message : String(error) };
      break;
    }
    if (index === BASE_INDEX) baseState = state;
    else if (keepsStates) states.push(state);
    if (deltas === null || divergence !== null || (index === BASE_INDEX && lastEqual === undefined)) continue;
    const expected = starts.has(index) ? starts.get(index) : applyDelta(lastEqual, deltas[index] ?? []);
    // Redacted like the trace: a reducer may copy a placeholder to a name that is redacted too.
    const replayed = redact(state);
    if (areEqualStates(expected, replayed)) {
      lastEqual = replayed;
      if (index !== BASE_INDEX) equalCount += 1;
    } else {
      divergence = { ...fault, differences: differencesBetween(expected, replayed) };
    }
  }
  return {
    actionCount: actions.length,
    /** How many states were compared and equal; 0 where the file holds none. */
    equalCount,
    /** Whether the file holds states to compare with. */
    hasStates: deltas !== null,
    divergence,
    failure,
    baseState,
    /** The rebuilt state after each action with `keepsStates`; else none. */
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

import type { TracedAction, Trace } from '../trace';
import { mapBaseStates } from '../traceParts';
import { isRecord } from '../../lib/untrusted';
import { rootReducer } from '../../app/rootReducer';
import type { RootState } from '../../app/types';

const emptyState = rootReducer(undefined, { type: 'replay/opened' });

/** The names of the state's slices, in the store's order. */
export const sliceNames: readonly string[] = Object.keys(emptyState);

/** Whether a state has every slice of this build. What is in the slices is not checked. */
export function isShopState(state: unknown): state is RootState {
  return isRecord(state) && sliceNames.every((name) => isRecord(state[name]));
}

/** The shop's reducers, for a state that was read from a file. */
export function shopReducer(state: unknown, action: TracedAction): RootState {
  return rootReducer(isShopState(state) ? state : undefined, action);
}

function completeState(state: unknown): unknown {
  return isRecord(state) && !isShopState(state) ? { ...emptyState, ...state } : state;
}

/** Adds the slices that the file of an older build does not have, in their initial state. */
export function completeTrace(trace: Trace): Trace {
  return mapBaseStates(trace, completeState);
}

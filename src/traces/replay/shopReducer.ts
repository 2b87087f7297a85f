import type { TracedAction, Trace } from '../trace';
import { mapBaseStates } from '../traceParts';
import { TRACE_APP_NAME } from '../traceTexts';
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

const knownSlices: ReadonlySet<string> = new Set(sliceNames);

/** Whether fewer than half of the names are slices of this shop; builds of one shop share nearly all of them. */
function areForeign(names: readonly string[]): boolean {
  return names.filter((name) => knownSlices.has(name)).length * 2 < names.length;
}

/**
 * Whether a trace comes from another app than this shop: it says so, or its state has other slices, or, where it has no
 * state, none of its actions belongs to a slice of this shop.
 */
export function isForeignTrace({ info, baseState, actions }: Trace): boolean {
  if (info !== null && info.app !== '') return info.app !== TRACE_APP_NAME;
  if (isRecord(baseState)) return areForeign(Object.keys(baseState));
  const owners = actions.map(({ type }) => type.split('/')[0] ?? '');
  return owners.length > 0 && !owners.some((owner) => knownSlices.has(owner));
}

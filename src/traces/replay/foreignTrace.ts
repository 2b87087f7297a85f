import type { Trace } from '../trace';
import { TRACE_APP_NAME } from '../traceTexts';
import { isRecord } from '../../lib/untrusted';
import { sliceNames } from './shopReducer';

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

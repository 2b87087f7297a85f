import type { TrackOrderValues } from './trackOrderSchema';

/**
 * The search of the tracking page (specification, "Track order"); its result is in RTK Query's cache under the same
 * arguments. Not in the address, because an email or phone number does not belong in a history or a shared link.
 */
export interface TrackingState {
  /** null before the first search of this visit. */
  readonly search: Readonly<TrackOrderValues> | null;
}

/** Nothing was searched. */
export const noSearch: TrackingState = { search: null };

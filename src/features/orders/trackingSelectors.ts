import type { RootState } from '../../app/types';

/** What was searched for on the tracking page; null while nothing was. */
export const selectTrackingSearch = (state: RootState) => state.tracking.search;

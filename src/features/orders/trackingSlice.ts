import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { TrackOrderValues } from './trackOrderSchema';

/**
 * The order that was searched for on the tracking page (specification, "Track order"). What was found is in the
 * server cache under the same values, so that the page shows both at every moment of a trace. Not in the address:
 * an email or a phone number in a history or a shared link is nobody's business.
 */
interface TrackingState {
  /** null while nothing has been searched for in this visit. */
  readonly search: Readonly<TrackOrderValues> | null;
}

const initialState: TrackingState = { search: null };

const trackingSlice = createSlice({
  name: 'tracking',
  initialState,
  reducers: {
    /** The shopper searched for an order; for the same one again too. */
    searched: (state, { payload }: PayloadAction<TrackOrderValues>): TrackingState => {
      const { orderId, contactInfo } = payload;
      const isSame = state.search?.orderId === orderId && state.search.contactInfo === contactInfo;
      return isSame ? state : { search: { orderId, contactInfo } };
    },
    /** The page was left: the next visit begins without a result. */
    left: (): TrackingState => initialState,
  },
  selectors: {
    /** What was searched for on the tracking page; null while nothing was. */
    selectTrackingSearch: ({ search }) => search,
  },
});

export const { searched: orderSearched, left: trackingLeft } = trackingSlice.actions;
export const { selectTrackingSearch } = trackingSlice.selectors;
export const trackingReducer = trackingSlice.reducer;

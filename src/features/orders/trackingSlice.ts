import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TrackOrderValues } from './trackOrderSchema';

/**
 * The search of the tracking page; its result is in RTK Query's cache under the same
 * arguments. Not in the address, because an email or phone number does not belong in a history or a shared link.
 */
interface TrackingState {
  /** null before the first search of this visit. */
  readonly search: Readonly<TrackOrderValues> | null;
}

/** Nothing was searched. */
const noSearch: TrackingState = { search: null };

/** The tracking form was submitted with an empty field. */
export const trackingRefused = createAction('orders/trackingRefused');

const trackingSlice = createSlice({
  name: 'tracking',
  initialState: noSearch,
  reducers: {
    /** A search was submitted, perhaps the same again. */
    searched: (state, { payload }: PayloadAction<TrackOrderValues>): TrackingState => {
      const { orderId, contactInfo } = payload;
      const isSame = state.search?.orderId === orderId && state.search.contactInfo === contactInfo;
      return isSame ? state : { search: { orderId, contactInfo } };
    },
    /** The page was left: the next visit starts without a result. */
    left: (): TrackingState => noSearch,
  },
  selectors: {
    selectTrackingSearch: ({ search }) => search,
  },
});

export const trackingActions = trackingSlice.actions;
export const { searched: orderSearched, left: trackingLeft } = trackingActions;
export const { selectTrackingSearch } = trackingSlice.selectors;
export const trackingReducer = trackingSlice.reducer;

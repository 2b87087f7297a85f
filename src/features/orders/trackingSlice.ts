import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { TrackingState } from './noSearch';
import { noSearch } from './noSearch';
import type { TrackOrderValues } from './trackOrderSchema';

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

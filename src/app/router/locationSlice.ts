import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';

/** What a navigation may carry: the address to return to after signing in, or an order's number. */
export interface LocationState {
  readonly from?: string;
  readonly orderId?: string;
}

/** Where the shopper is. In the store, so that the screen follows a trace; plain JSON, null for nothing. */
export interface ShopLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: LocationState | null;
  /** Tells two visits of one address apart. */
  readonly key: string;
}

/** How the shopper came here: the router's navigation type. */
export type NavigationKind = 'POP' | 'PUSH' | 'REPLACE';

export interface RouterState {
  readonly location: ShopLocation;
  readonly kind: NavigationKind;
}

const initialState: RouterState = {
  location: { pathname: '/', search: '', hash: '', state: null, key: 'default' },
  kind: 'POP',
};

const locationSlice = createSlice({
  name: 'location',
  initialState,
  reducers: {
    changed: (_state, action: PayloadAction<RouterState>) => action.payload,
  },
});

export const locationActions = locationSlice.actions;
export const { changed: locationChanged } = locationActions;
export const locationReducer = locationSlice.reducer;

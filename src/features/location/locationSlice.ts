import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { plainPath } from '../../lib/routes';

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
  selectors: {
    /** The whole location. */
    selectLocation: ({ location }) => location,
    /** The path as links write it: in small letters, without a slash at its end. An id in it is no longer whole. */
    selectPath: ({ location }) => plainPath(location.pathname),
    /** The query with its '?'; '' for none. */
    selectQuery: ({ location }) => location.search,
    /** How the shopper came here. */
    selectNavigationKind: ({ kind }) => kind,
  },
});

export const locationActions = locationSlice.actions;
export const { changed: locationChanged } = locationActions;
export const { selectLocation, selectPath, selectQuery, selectNavigationKind } = locationSlice.selectors;
export const locationReducer = locationSlice.reducer;

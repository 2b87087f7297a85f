import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { plainPath } from '../../lib/routes';

/** What lies over a page as an entry of the history, so that Back closes it. */
export const overlays = ['menu', 'search', 'filters'] as const;
type Overlay = (typeof overlays)[number];

/** What a navigation may carry: the address that was asked for, an order's number, or what lies over the page. */
export interface LocationState {
  readonly from?: string;
  readonly orderId?: string;
  readonly overlay?: Overlay;
}

/** Where the shopper is. In the store, so that the screen follows Redux DevTools; plain JSON, null for nothing. */
export interface ShopLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: LocationState | null;
  /** Tells two visits of one address apart. */
  readonly key: string;
}

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
    selectLocation: ({ location }) => location,
    /** The path as links write it: in small letters, without a slash at its end. An id in it is no longer whole. */
    selectPath: ({ location }) => plainPath(location.pathname),
    /** The query with its '?'; '' for none. */
    selectQuery: ({ location }) => location.search,
    selectOverlay: ({ location }) => location.state?.overlay ?? null,
    selectNavigationKind: ({ kind }) => kind,
  },
});

export const overlayOpened = createAction<Overlay>('location/overlayOpened');
/** The shopper closed it by its own button, by Escape or by a press beside it. */
export const overlayClosed = createAction('location/overlayClosed');

export const locationActions = { ...locationSlice.actions, overlayOpened, overlayClosed };
export const { changed: locationChanged } = locationActions;
export const { selectLocation, selectPath, selectQuery, selectNavigationKind, selectOverlay } =
  locationSlice.selectors;
export const locationReducer = locationSlice.reducer;

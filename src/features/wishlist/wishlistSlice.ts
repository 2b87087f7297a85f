import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CardProduct } from '../../api/models/types';

/** The products that the device keeps, newest first. */
export interface KeptLists {
  readonly wishlist: readonly CardProduct[];
  readonly viewed: readonly CardProduct[];
}

/**
 * The wishlist and the recently viewed products, which this device keeps.
 *
 *   loading --listsRead--> ready --listsRead--> ready
 *
 * The events below change what is stored, through a listener, which then dispatches listsRead: so the lists of all
 * tabs are the stored ones.
 */
interface WishlistState extends KeptLists {
  readonly status: 'loading' | 'ready';
}

const initialState: WishlistState = { status: 'loading', wishlist: [], viewed: [] };

const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    /** The stored lists have been read, with the changes of all tabs. */
    read: (_state, { payload }: PayloadAction<KeptLists>): WishlistState => ({
      status: 'ready',
      ...payload,
    }),
  },
  selectors: {
    selectWishlistStatus: ({ status }) => status,
    selectWishlist: ({ wishlist }) => wishlist,
    selectViewed: ({ viewed }) => viewed,
    selectWishedIds: createSelector(
      [({ wishlist }: WishlistState) => wishlist],
      (wishlist): ReadonlySet<string> => new Set(wishlist.map(({ id }) => id)),
    ),
  },
});

export const wishAdded = createAction<CardProduct>('wishlist/wishAdded');
/** Undoing it adds the product again. */
export const wishRemoved = createAction<CardProduct>('wishlist/wishRemoved');
export const productViewed = createAction<CardProduct>('wishlist/productViewed');
export const viewWishlistPressed = createAction('wishlist/viewWishlistPressed');

export const wishlistActions = wishlistSlice.actions;
export const { read: listsRead } = wishlistActions;
export const { selectWishlistStatus, selectWishlist, selectViewed, selectWishedIds } =
  wishlistSlice.selectors;
export const wishlistReducer = wishlistSlice.reducer;

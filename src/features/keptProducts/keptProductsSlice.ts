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
 *   loading --keptProductsRead--> ready --keptProductsRead--> ready
 *
 * The events below change what is stored, through a listener, which then dispatches keptProductsRead: so the lists of all
 * tabs are the stored ones.
 */
interface KeptProductsState extends KeptLists {
  readonly status: 'loading' | 'ready';
}

const initialState: KeptProductsState = { status: 'loading', wishlist: [], viewed: [] };

const keptProductsSlice = createSlice({
  name: 'keptProducts',
  initialState,
  reducers: {
    /** The stored lists have been read, with the changes of all tabs. */
    read: (_state, { payload }: PayloadAction<KeptLists>): KeptProductsState => ({
      status: 'ready',
      ...payload,
    }),
  },
  selectors: {
    /** 'loading' until the stored lists have been read. */
    selectKeptStatus: ({ status }) => status,
    /** The wishlist, newest first. */
    selectWishlist: ({ wishlist }) => wishlist,
    /** The recently viewed products, newest first. */
    selectViewed: ({ viewed }) => viewed,
    /** The ids of the wishlist's products. */
    selectWishedIds: createSelector(
      [({ wishlist }: KeptProductsState) => wishlist],
      (wishlist): ReadonlySet<string> => new Set(wishlist.map(({ id }) => id)),
    ),
  },
});

export const wishAdded = createAction<CardProduct>('keptProducts/wishAdded');
/** Undoing it adds the product again. */
export const wishRemoved = createAction<CardProduct>('keptProducts/wishRemoved');
/** A product's page was shown. */
export const productViewed = createAction<CardProduct>('keptProducts/productViewed');
/** The shopper wants to see the wishlist. */
export const wishlistWanted = createAction('keptProducts/wishlistWanted');

export const keptProductsActions = keptProductsSlice.actions;
export const { read: keptProductsRead } = keptProductsActions;
export const { selectKeptStatus, selectWishlist, selectViewed, selectWishedIds } =
  keptProductsSlice.selectors;
export const keptProductsReducer = keptProductsSlice.reducer;

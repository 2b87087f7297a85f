import type { PayloadAction } from '@reduxjs/toolkit';
import { createAction, createSelector, createSlice } from '@reduxjs/toolkit';
import type { CardProduct } from '../../api/models/types';
import { lineSaved } from '../cart/cartSlice';
import type { KeptChange, KeptLists } from './keptProducts';
import { applyChange, cardOfLine, emptyLists, toCardProduct } from './keptProducts';

/**
 * The wishlist and the recently viewed products, which this device keeps.
 *
 *   loading --keptProductsRead--> ready --wishAdded, wishRemoved, productViewed, keptProductsRead--> ready
 *
 * Changes from before the stored lists were read are kept. A listener applies every change to the stored lists, and
 * follows those of other tabs.
 */
interface KeptProductsState extends KeptLists {
  readonly status: 'loading' | 'ready';
}

const initialState: KeptProductsState = { status: 'loading', ...emptyLists };

/**
 * The shopper wants this device to forget what it remembers; the cart stays. Every slice with such data responds, in all
 * tabs. `keys` of the local storage are removed: none in a tab that follows another one.
 */
export const deviceForgotten = createAction<{ readonly keys: readonly string[] }>('device/forgotten');

const keptProductsSlice = createSlice({
  name: 'keptProducts',
  initialState,
  reducers: {
    /** The stored lists have been read, with the changes of all tabs. */
    keptProductsRead: (_state, { payload }: PayloadAction<KeptLists>): KeptProductsState => ({
      status: 'ready',
      ...payload,
    }),
    wishAdded: {
      prepare: (product: CardProduct) => ({ payload: toCardProduct(product) }),
      reducer: (state, { payload: product }: PayloadAction<CardProduct>): KeptProductsState => ({
        ...state,
        ...applyChange(state, { kind: 'wished', product }),
      }),
    },
    /** Undoing it adds the product again. */
    wishRemoved: (state, { payload }: PayloadAction<CardProduct>): KeptProductsState => ({
      ...state,
      ...applyChange(state, { kind: 'unwished', id: payload.id }),
    }),
    /** The product is in the cart now. */
    wishMoved: (state, { payload }: PayloadAction<{ id: string }>): KeptProductsState => ({
      ...state,
      ...applyChange(state, { kind: 'unwished', id: payload.id }),
    }),
    /** A product's page was shown. */
    productViewed: {
      prepare: (product: CardProduct) => ({ payload: toCardProduct(product) }),
      reducer: (state, { payload: product }: PayloadAction<CardProduct>): KeptProductsState => ({
        ...state,
        ...applyChange(state, { kind: 'viewed', product }),
      }),
    },
    /** The shopper wants to see the wishlist: a listener leads there. */
    wishlistWanted: (state) => state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(lineSaved, (state, { payload }): KeptProductsState => ({
        ...state,
        ...applyChange(state, { kind: 'wished', product: cardOfLine(payload.line) }),
      }))
      .addCase(deviceForgotten, (state): KeptProductsState => ({ ...state, ...emptyLists }));
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

export const { keptProductsRead, wishAdded, wishRemoved, wishMoved, productViewed, wishlistWanted } =
  keptProductsSlice.actions;
export const { selectKeptStatus, selectWishlist, selectViewed, selectWishedIds } =
  keptProductsSlice.selectors;
export const keptProductsReducer = keptProductsSlice.reducer;

/** The change of an event; null for none. */
export function changeOf(action: unknown): KeptChange | null {
  if (wishAdded.match(action)) return { kind: 'wished', product: action.payload };
  if (wishRemoved.match(action) || wishMoved.match(action))
    return { kind: 'unwished', id: action.payload.id };
  if (lineSaved.match(action)) return { kind: 'wished', product: cardOfLine(action.payload.line) };
  return productViewed.match(action) ? { kind: 'viewed', product: action.payload } : null;
}

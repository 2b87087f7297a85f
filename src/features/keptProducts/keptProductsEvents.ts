import { isAnyOf } from '@reduxjs/toolkit';
import { lineSaved } from '../cart/cartSlice';
import { deviceForgotten, productViewed, wishAdded, wishlistWanted, wishRemoved } from './keptProductsSlice';

/** Whether an action changes the kept products, or asks for them. */
export const isKeptProductsEvent = isAnyOf(
  wishAdded,
  wishRemoved,
  productViewed,
  wishlistWanted,
  lineSaved,
  deviceForgotten,
);

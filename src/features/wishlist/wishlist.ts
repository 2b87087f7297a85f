import type { UnknownAction } from '@reduxjs/toolkit';
import type { CardProduct, CartLine } from '../../api/models/types';
import { MAX_VIEWED, MAX_WISHES } from '../../lib/constants';
import { lineSaved } from '../cart';
import { productViewed, wishAdded, wishRemoved, type KeptLists } from './wishlistSlice';

/** Sizes and colours that are kept of one product: a card needs to know whether there are several. */
const KEPT_VALUES = 20;

/** Only what a card shows of a product. */
export function toCardProduct(product: CardProduct): CardProduct {
  const { id, name, image, category, price, originalPrice, sizes, colors } = product;
  return {
    id,
    name,
    image,
    category,
    price,
    originalPrice,
    sizes: sizes.slice(0, KEPT_VALUES),
    colors: colors.slice(0, KEPT_VALUES),
  };
}

/** What is known of a cart line's product; its page has the rest. */
function cardOfLine({ id, name, image, price, selectedSize, selectedColor }: CartLine): CardProduct {
  const only = (value: string) => (value === '' ? [] : [value]);
  const [sizes, colors] = [only(selectedSize), only(selectedColor)];
  return { id, name, image, category: '', price, originalPrice: null, sizes, colors };
}

function without(list: readonly CardProduct[], id: string): CardProduct[] {
  return list.filter((other) => other.id !== id);
}

/** A full wishlist takes no more. */
function wish(lists: KeptLists, product: CardProduct): KeptLists {
  const others = without(lists.wishlist, product.id);
  return others.length >= MAX_WISHES ? lists : { ...lists, wishlist: [toCardProduct(product), ...others] };
}

/** The lists without a product in the wishlist. */
export function withoutWish(lists: KeptLists, id: string): KeptLists {
  return { ...lists, wishlist: without(lists.wishlist, id) };
}

/** The lists after an event; the same ones where it changes nothing. The oldest viewed products are dropped. */
export function listsAfter(lists: KeptLists, action: UnknownAction): KeptLists {
  if (wishAdded.match(action)) return wish(lists, action.payload);
  if (lineSaved.match(action)) return wish(lists, cardOfLine(action.payload.line));
  if (wishRemoved.match(action)) return withoutWish(lists, action.payload.id);
  if (!productViewed.match(action)) return lists;
  const viewed = [toCardProduct(action.payload), ...without(lists.viewed, action.payload.id)];
  return { ...lists, viewed: viewed.slice(0, MAX_VIEWED) };
}

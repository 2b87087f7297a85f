import type { UnknownAction } from '@reduxjs/toolkit';
import type { CardProduct, CartLine } from '../../api/models/types';
import { MAX_VIEWED, MAX_WISHES, LIMITS, VIEWED_KEY, WISHLIST_KEY } from '../../lib/constants';
import { lineSaved } from '../cart';
import { productViewed, wishAdded, wishRemoved, type KeptLists } from './wishlistSlice';
import { readPicture } from '../../api/models/product';
import { createStoredSlot } from '../../browser/bestEffortStorage';
import type { TextStorage } from '../../browser/browserStorage';
import { fieldsOf, readAmount, readId, readList, readShortText, readShortTexts } from '../../lib/untrusted';

const valueLimits = { count: LIMITS.values, length: LIMITS.nameLength } as const;

/** A product from an untrusted stored value; null where it is none. */
function readProduct(value: unknown): CardProduct | null {
  const fields = fieldsOf<CardProduct>(value);
  const id = readId(fields.id, LIMITS.idLength);
  if (id === '') return null;
  return toCardProduct({
    id,
    name: readShortText(fields.name, LIMITS.nameLength) || id,
    image: readPicture(fields.image),
    category: readShortText(fields.category, LIMITS.nameLength),
    price: readAmount(fields.price, LIMITS.price) ?? 0,
    originalPrice: readAmount(fields.originalPrice, LIMITS.price),
    sizes: readShortTexts(fields.sizes, valueLimits),
    colors: readShortTexts(fields.colors, valueLimits),
  });
}

function slotOf(key: string, limit: number) {
  return createStoredSlot(key, (fields): readonly CardProduct[] => {
    const products = new Map<string, CardProduct>();
    for (const value of readList(fields['products']).slice(0, limit)) {
      const product = readProduct(value);
      if (product !== null && !products.has(product.id)) products.set(product.id, product);
    }
    return [...products.values()];
  });
}

const slots = { wishlist: slotOf(WISHLIST_KEY, MAX_WISHES), viewed: slotOf(VIEWED_KEY, MAX_VIEWED) };

export function readLists(storage: TextStorage): KeptLists {
  return { wishlist: slots.wishlist.read(storage), viewed: slots.viewed.read(storage) };
}

/** Stores what differs from `stored`. Returns whether that was possible. */
export function writeLists(storage: TextStorage, lists: KeptLists, stored: KeptLists): boolean {
  return (['wishlist', 'viewed'] as const).every((name) => {
    const products = lists[name];
    if (products === stored[name]) return true;
    return slots[name].write(storage, products.length === 0 ? null : { products });
  });
}

/** Sizes and colours that are kept of one product: a card needs to know whether there are several. */
const KEPT_VALUES = 20;

export function toCardProduct(product: CardProduct): CardProduct {
  const { id, name, image, category, price, originalPrice } = product;
  const [sizes, colors] = [product.sizes.slice(0, KEPT_VALUES), product.colors.slice(0, KEPT_VALUES)];
  return { id, name, image, category, price, originalPrice, sizes, colors };
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

function wish(lists: KeptLists, product: CardProduct): KeptLists {
  const others = without(lists.wishlist, product.id);
  return others.length >= MAX_WISHES ? lists : { ...lists, wishlist: [toCardProduct(product), ...others] };
}

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

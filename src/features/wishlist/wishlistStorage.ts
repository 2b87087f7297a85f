import { readPicture } from '../../api/models/picture';
import type { CardProduct } from '../../api/models/types';
import { createStoredSlot } from '../../browser/bestEffortStorage';
import type { TextStorage } from '../../browser/browserStorage';
import { LIMITS, MAX_VIEWED, MAX_WISHES, VIEWED_KEY, WISHLIST_KEY } from '../../lib/constants';
import { fieldsOf, readAmount, readId, readList, readShortText, readShortTexts } from '../../lib/untrusted';
import { toCardProduct } from './wishlist';
import type { KeptLists } from './wishlistSlice';

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

/** Reads both lists; empty ones where they cannot be read. */
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

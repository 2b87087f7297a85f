import { readPicture } from '../../api/models/picture';
import type { CardProduct } from '../../api/models/types';
import { readStoredJson } from '../../browser/bestEffortStorage';
import type { TextStorage } from '../../browser/browserStorage';
import { LIMITS, MAX_VIEWED, MAX_WISHES, VIEWED_KEY, WISHLIST_KEY } from '../../lib/constants';
import { fieldsOf, readAmount, readId, readList, readShortText, readShortTexts } from '../../lib/untrusted';
import { toCardProduct } from './wishlist';
import type { KeptLists } from './wishlistSlice';

/** The version of the stored form. A list of another version is not read. */
const VERSION = 1;

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

interface StoredList {
  readonly version: number;
  readonly products: readonly CardProduct[];
}

function readProducts(storage: TextStorage, key: string, limit: number): readonly CardProduct[] {
  const stored = fieldsOf<StoredList>(readStoredJson(storage, key));
  if (stored.version !== VERSION) return [];
  const products = new Map<string, CardProduct>();
  for (const value of readList(stored.products).slice(0, limit)) {
    const product = readProduct(value);
    if (product !== null && !products.has(product.id)) products.set(product.id, product);
  }
  return [...products.values()];
}

/** Reads both lists; empty ones where they cannot be read. */
export function readLists(storage: TextStorage): KeptLists {
  return {
    wishlist: readProducts(storage, WISHLIST_KEY, MAX_WISHES),
    viewed: readProducts(storage, VIEWED_KEY, MAX_VIEWED),
  };
}

function write(storage: TextStorage, key: string, products: readonly CardProduct[]): void {
  if (products.length === 0) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify({ version: VERSION, products } satisfies StoredList));
}

/** Stores what differs from `stored`. Returns whether that was possible. */
export function writeLists(storage: TextStorage, lists: KeptLists, stored: KeptLists): boolean {
  try {
    if (lists.wishlist !== stored.wishlist) write(storage, WISHLIST_KEY, lists.wishlist);
    if (lists.viewed !== stored.viewed) write(storage, VIEWED_KEY, lists.viewed);
    return true;
  } catch {
    return false;
  }
}

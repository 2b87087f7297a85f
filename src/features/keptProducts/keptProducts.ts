import type { CardProduct, CartLine } from '../../api/models/types';
import { MAX_VIEWED, MAX_WISHES } from '../../lib/constants';

/** The products that the device keeps, newest first. */
export interface KeptLists {
  readonly wishlist: readonly CardProduct[];
  /** The recently viewed ones. */
  readonly viewed: readonly CardProduct[];
}

export const emptyLists: KeptLists = { wishlist: [], viewed: [] };

/** One change of the lists. It is applied to what is stored, so that no tab overwrites the change of another. */
export type KeptChange =
  | { readonly kind: 'wished'; readonly product: CardProduct }
  | { readonly kind: 'unwished'; readonly id: string }
  | { readonly kind: 'viewed'; readonly product: CardProduct };

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
export function cardOfLine({ id, name, image, price, selectedSize, selectedColor }: CartLine): CardProduct {
  const only = (value: string) => (value === '' ? [] : [value]);
  const [sizes, colors] = [only(selectedSize), only(selectedColor)];
  return { id, name, image, category: '', price, originalPrice: null, sizes, colors };
}

function without(list: readonly CardProduct[], id: string): CardProduct[] {
  return list.filter((other) => other.id !== id);
}

/** The lists after a change. A full wishlist takes no more; the oldest viewed products are dropped. */
export function applyChange(lists: KeptLists, change: KeptChange): KeptLists {
  switch (change.kind) {
    case 'wished': {
      const others = without(lists.wishlist, change.product.id);
      return others.length >= MAX_WISHES ? lists : { ...lists, wishlist: [change.product, ...others] };
    }
    case 'unwished':
      return { ...lists, wishlist: without(lists.wishlist, change.id) };
    case 'viewed': {
      const others = without(lists.viewed, change.product.id);
      return { ...lists, viewed: [change.product, ...others].slice(0, MAX_VIEWED) };
    }
  }
}

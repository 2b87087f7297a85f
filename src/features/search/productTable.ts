import type { Product } from '../../api/models/types';
import { facetsOf } from '../../lib/facets';

/** What filters and orders compare. */
export interface ProductFacts extends Pick<
  Product,
  'category' | 'parentCategory' | 'sizes' | 'colors' | 'price'
> {
  /** Values of its specifications, as `lib/facets.ts` writes them. */
  readonly facets: readonly string[];
  readonly isOnSale: boolean;
  /** In milliseconds since 1970; 0 where it is unknown. */
  readonly createdAt: number;
}

function toFacts(product: Product): ProductFacts {
  const { category, parentCategory, sizes, colors, price, originalPrice, createdAt, attributes } = product;
  return {
    ...{ category, parentCategory, sizes, colors, price },
    facets: facetsOf(attributes),
    isOnSale: originalPrice !== null && price < originalPrice,
    createdAt: createdAt === null ? 0 : Date.parse(createdAt),
  };
}

/** The products of a list, each once, by their positions in it. */
export function createProductTable() {
  const ids = new Set<string>();
  const products: Product[] = [];
  const facts: ProductFacts[] = [];

  function at<T>(list: readonly T[], position: number): T {
    const found = list[position];
    if (found === undefined) throw new RangeError(`No product at ${position}.`);
    return found;
  }

  return {
    size: () => products.length,
    /** The positions of all products, in the order in which they were added. */
    positions: (): readonly number[] => [...products.keys()],
    /** Adds a product; false where one with its id is in the table already. */
    add(product: Product): boolean {
      if (ids.has(product.id)) return false;
      ids.add(product.id);
      facts.push(toFacts(product));
      const { image } = product;
      const images = image === '' ? [] : [image];
      // Without what only its own page shows: of thousands it would take much memory.
      products.push({ ...product, images, description: '', featured: false, attributes: [] });
      return true;
    },
    productAt: (position: number) => at(products, position),
    nameAt: (position: number) => at(products, position).name,
    factsAt: (position: number) => at(facts, position),
  };
}

export type ProductTable = ReturnType<typeof createProductTable>;

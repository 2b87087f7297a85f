import type { Product, ProductPage } from '../../api/models/types';
import { colorFamiliesOf } from '../../lib/colorNames';
import { LIMITS } from '../../lib/constants';
import { facetsOf } from '../../lib/facets';
import { isReduced } from '../../lib/money';
import { createWordIndex } from './wordIndex';

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
  const { category, parentCategory, sizes, colors, price, createdAt, attributes } = product;
  return {
    ...{ category, parentCategory, sizes, colors, price },
    facets: facetsOf(attributes),
    isOnSale: isReduced(product),
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

/** How far a list of products has been read. */
export interface Reading {
  /**
   * 'cut': the server has more products than the shop reads, or sends the same ones again and again. 'failed': the next
   * page could not be read.
   */
  readonly status: 'reading' | 'complete' | 'cut' | 'failed';
  readonly read: number;
  /** Products that the server says it has. */
  readonly total: number;
}

/** How many products are indexed between two looks at the clock. */
const INDEX_STEP = 20;

/** The products of one list of the server, as far as it has been read, page by page. */
export function createProductList() {
  const table = createProductTable();
  const words = createWordIndex();
  let status: Reading['status'] = 'reading';
  let pagesRead = 0;
  let received = 0;
  let total = 0;
  let largestPage = 0;

  /** What a page says about the pages to come. A server may send the same page for ever, or an empty one too early. */
  function statusAfter(length: number, added: number): Reading['status'] {
    if (length === 0) return (pagesRead - 1) * largestPage < total ? 'failed' : 'complete';
    if (received >= total) return 'complete';
    return added === 0 || table.size() >= LIMITS.foundProducts ? 'cut' : 'reading';
  }

  return {
    table,
    words,
    nextPage: () => pagesRead + 1,
    reading: (): Reading => ({ status, read: table.size(), total: Math.max(total, table.size()) }),
    /** Whether more pages are needed: the first one for the sub-categories, all for the whole list. */
    needsMore: (whole: boolean) => status === 'reading' && (whole || pagesRead === 0),
    addPage({ products, total: newTotal }: ProductPage): void {
      // The whole catalogue has come from elsewhere meanwhile.
      if (status !== 'reading') return;
      pagesRead += 1;
      total = newTotal;
      received += products.length;
      // The first page of a list that cannot be empty counts as one that failed.
      largestPage = Math.max(largestPage, products.length, 1);
      let added = 0;
      for (const product of products) {
        if (table.size() < LIMITS.foundProducts && table.add(product)) added += 1;
      }
      if (products.length === 0 && pagesRead === 1 && total > 0) status = 'failed';
      else status = statusAfter(products.length, added);
      if (status === 'failed') pagesRead -= 1;
    },
    fail(): void {
      status = 'failed';
    },
    /** Lets the page that failed be read again. */
    retry(): void {
      if (status === 'failed') status = 'reading';
    },
    /** Adds one product of a catalogue's file; false when the list is full. */
    addFromFile(product: Product): boolean {
      if (status !== 'reading' || table.size() >= LIMITS.foundProducts) return false;
      table.add(product);
      return true;
    },
    /** The whole catalogue has been added; the server said that it has `newTotal` products. */
    finish(newTotal: number): void {
      if (status !== 'reading') return;
      total = newTotal;
      status = newTotal > table.size() ? 'cut' : 'complete';
    },
    /** Adds products to the index of words until `isLate`; whether all of them are in it. */
    indexWords(isLate: () => boolean): boolean {
      while (words.size() < table.size()) {
        if (words.size() % INDEX_STEP === 0 && isLate()) return false;
        const { category, parentCategory, colors } = table.factsAt(words.size());
        const others = [category, parentCategory, ...colors, ...colors.flatMap(colorFamiliesOf)];
        words.add(table.nameAt(words.size()), others.join(' '));
      }
      return true;
    },
  };
}

export type ProductList = ReturnType<typeof createProductList>;

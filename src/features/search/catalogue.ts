import { toProduct } from '../../api/models/product';
import { readCatalogue } from '../../lib/catalogueFile';
import type { Listing } from '../../lib/listingQuery';
import { listFilters, type ListFilters } from '../../lib/serverListing';
import { createProductList, type ProductList } from './productList';
import { fulfilling, readWish } from './searchWish';
import { shopPageOf } from './shopPages';
import { wordsOf } from './wordIndex';

/** How long the shop works before it lets the browser answer the shopper, in milliseconds. */
const SLICE = 16;

/** What a catalogue needs of the browser. */
export interface CatalogueSources {
  /** The file that this deployment has, untrusted; null for none, and where it cannot be read. */
  readonly readFile: () => Promise<unknown>;
  /** Resolves when the browser has done what waited for this page's script. */
  readonly yieldToBrowser: () => Promise<void>;
  /** In milliseconds. */
  readonly now: () => number;
}

/** A list of the catalogue, with how the server is asked for it. */
export interface CatalogueList {
  readonly filters: ListFilters;
  readonly list: ProductList;
  reader: Promise<void> | null;
  /** Whether the shopper asked for all of it. */
  isWantedWhole: boolean;
}

/** What this page knows of the catalogue: the whole one, and lists of single categories. */
export function createCatalogue(sources: CatalogueSources) {
  const lists = new Map<string, CatalogueList>();
  let loading: Promise<void> | null = null;

  function listOf(filters: ListFilters): CatalogueList {
    const key = JSON.stringify(filters);
    const known = lists.get(key);
    if (known !== undefined) return known;
    const list = { filters, list: createProductList(), reader: null, isWantedWhole: false };
    lists.set(key, list);
    return list;
  }

  const whole = listOf({});

  /** Calls `work` until it returns true, and lets the browser answer in between. */
  async function inSlices(work: (isLate: () => boolean) => boolean): Promise<void> {
    for (;;) {
      const start = sources.now();
      if (work(() => sources.now() - start >= SLICE)) return;
      await sources.yieldToBrowser();
    }
  }

  async function load(): Promise<void> {
    const file = readCatalogue(await sources.readFile());
    // The pages may all have been read meanwhile.
    if (file === null || whole.list.reading().status !== 'reading') return;
    let next = 0;
    await inSlices((isLate) => {
      while (next < file.products.length && !isLate()) {
        const product = toProduct(file.products[next]);
        next += 1;
        if (product !== null && !whole.list.addFromFile(product)) return true;
      }
      return next >= file.products.length;
    });
    whole.list.finish(file.total);
  }

  return {
    whole,
    /** The list that a listing's products are found in. */
    listFor(listing: Listing): CatalogueList {
      const own = listOf(listFilters(listing));
      // A page of the list does not say which products are featured.
      if (listing.featured || own.list.reading().status === 'complete') return own;
      const { status } = whole.list.reading();
      return listing.filters.search !== '' || status === 'complete' || status === 'cut' ? whole : own;
    },
    /** Fills the whole list from the deployment's file, once; does nothing where there is none. */
    loadWhole(): Promise<void> {
      loading ??= load();
      return loading;
    },
    /** The positions of the products that a search finds, best first, and what it was taken for where it was typed wrong. */
    async search(list: ProductList, text: string) {
      const wish = readWish(text);
      const { table, words } = list;
      // A price alone needs no index.
      if (wish.words !== '') await inSlices((isLate) => list.indexWords(isLate));
      // The words of the shop's own pages are typed right.
      const mayBeMistyped = shopPageOf(text) === null;
      const found =
        wish.words === '' ? table.positions() : words.find(wish.words, table.nameAt, mayBeMistyped);
      const { positions, isSizeMet } = fulfilling(wish, found, table.factsAt);
      const best = positions[0];
      const bestWords = best === undefined ? [] : wordsOf(table.nameAt(best));
      const isMet = (measure: string): boolean => wordsOf(measure).every((word) => bestWords.includes(word));
      return {
        positions,
        /** The sizes and measures of the search that no product here has: they say something else. */
        unmet: [
          ...(isSizeMet ? [] : wish.sizes),
          ...wish.measures.filter((measure) => best !== undefined && !isMet(measure)),
        ],
        /** What to offer instead where nothing is found: the products of any price and size. */
        nearest: found,
        corrected: mayBeMistyped && found.length > 0 ? words.corrected(wish.words) : '',
      };
    },
  };
}

export type Catalogue = ReturnType<typeof createCatalogue>;

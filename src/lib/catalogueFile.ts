import { facetsOf, readFacet, type Attribute } from './facets';
import { fieldsOf, isRecord, readList, readNumber } from './untrusted';

/**
 * The file of a catalogue that `npm run search-index` writes: products as a server would send them, without what search
 * does not use. It is read as untrusted; the shop's models check the products.
 */

const VERSION = 3;

export const CATALOGUE_FILE = 'search-index.json';

/** Name of the meta tag with the version of that file; empty where a deployment has none. */
export const CATALOGUE_META = 'storefront:search-index';

interface CatalogueEntry {
  readonly id: string;
  readonly name: string;
  readonly image: string;
  readonly category: string;
  readonly parentCategory: string;
  readonly price: number;
  readonly originalPrice: number | null;
  readonly createdAt: string | null;
  readonly sizes: readonly string[];
  readonly colors: readonly string[];
  readonly attributes: readonly Attribute[];
}

interface CatalogueFile {
  readonly version: typeof VERSION;
  /** How many products the shop has, which can be more than are in the file. */
  readonly total: number;
  readonly products: readonly object[];
}

/** Packs a catalogue. `total` is how many products the server says that it has. */
export function packCatalogue(entries: readonly CatalogueEntry[], total: number): CatalogueFile {
  const products = entries.map((entry) => ({
    id: entry.id,
    title: entry.name,
    imgUrl: entry.image,
    category: entry.category,
    parentCategory: entry.parentCategory,
    regularPrice: entry.originalPrice ?? entry.price,
    discountedPrice: entry.originalPrice === null ? null : entry.price,
    createdAt: entry.createdAt,
    attributes: [
      { key: 'size', value: entry.sizes },
      { key: 'color', value: entry.colors },
      ...facetsOf(entry.attributes)
        .map(readFacet)
        .map(({ key, value }) => ({ key, value: [value] })),
    ],
  }));
  return { version: VERSION, total, products };
}

/** Reads a packed catalogue; null for anything else, or for another version. */
export function readCatalogue(value: unknown) {
  const file = fieldsOf<CatalogueFile>(value);
  const total = readNumber(file.total);
  if (!isRecord(value) || file.version !== VERSION || total === null) return null;
  return { total, products: readList(file.products) };
}

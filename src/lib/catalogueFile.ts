import { attributesOf, facetsOf, type Attribute } from './facets';
import { createTextList } from './textList';
import { fieldsOf, isRecord, readList, readNumber, readText, readTexts } from './untrusted';

/**
 * The compact form of a catalogue: the file that `npm run search-index` writes, and what a device keeps for a day. Both
 * are read as untrusted: `readCatalogue` returns what a server would have sent, and the shop's models check that.
 */

const VERSION = 2;

/** The name of the file, at the root of the shop. */
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

/** The file: each list of texts once, pictures without their common beginning, products as rows. */
interface CatalogueFile {
  readonly version: typeof VERSION;
  /** In milliseconds since 1970. */
  readonly savedAt: number;
  /** How many products the store has, which can be more than are in the file. */
  readonly total: number;
  readonly pictures: string;
  readonly lists: readonly (readonly string[])[];
  /** Id, name, picture, number of its categories, price, original price or 0, time or 0, numbers of sizes, colours and facets. */
  readonly products: readonly (readonly (string | number)[])[];
}

export interface ReadCatalogue {
  readonly savedAt: number;
  readonly total: number;
  readonly products: Iterable<object>;
}

function commonBeginning(texts: readonly string[]): string {
  let common = texts[0] ?? '';
  for (const text of texts) {
    while (!text.startsWith(common)) common = common.slice(0, -1);
  }
  return common;
}

/** Packs a catalogue. `total` is how many products the store says that it has, `now` is in milliseconds since 1970. */
export function packCatalogue(entries: readonly CatalogueEntry[], total: number, now: number): CatalogueFile {
  const pictures = commonBeginning(entries.map(({ image }) => image).filter((image) => image !== ''));
  const lists = createTextList();
  const products = entries.map((entry) => [
    entry.id,
    entry.name,
    entry.image.slice(pictures.length),
    lists.numberOf([entry.category, entry.parentCategory]),
    entry.price,
    entry.originalPrice ?? 0,
    entry.createdAt === null ? 0 : Date.parse(entry.createdAt),
    lists.numberOf(entry.sizes),
    lists.numberOf(entry.colors),
    lists.numberOf(facetsOf(entry.attributes)),
  ]);
  return { version: VERSION, savedAt: now, total, pictures, lists: lists.texts, products };
}

function* readProducts(file: ReturnType<typeof fieldsOf<CatalogueFile>>): Generator<object> {
  const lists = readList(file.lists);
  const pictures = readText(file.pictures);
  const listAt = (number: unknown): readonly unknown[] => readList(lists[readNumber(number) ?? -1]);
  for (const row of readList(file.products)) {
    const [id, title, picture, categories, price, originalPrice, createdAt, sizes, colors, facets] =
      readList(row);
    const [category, parentCategory] = listAt(categories);
    const isReduced = readNumber(originalPrice) !== 0;
    const time = readNumber(createdAt) ?? 0;
    yield {
      id,
      title,
      imgUrl: readText(picture) === '' ? '' : pictures + readText(picture),
      category,
      parentCategory,
      regularPrice: isReduced ? originalPrice : price,
      discountedPrice: isReduced ? price : null,
      createdAt: time === 0 ? null : time,
      attributes: [
        { key: 'size', value: readTexts(listAt(sizes)) },
        { key: 'color', value: readTexts(listAt(colors)) },
        ...attributesOf(readTexts(listAt(facets))).map(({ key, values }) => ({ key, value: values })),
      ],
    };
  }
}

/** Reads a packed catalogue; null for anything else, or for another version. */
export function readCatalogue(value: unknown): ReadCatalogue | null {
  const file = fieldsOf<CatalogueFile>(value);
  const savedAt = readNumber(file.savedAt);
  const total = readNumber(file.total);
  if (!isRecord(value) || file.version !== VERSION || savedAt === null || total === null) return null;
  return { savedAt, total, products: readProducts(file) };
}

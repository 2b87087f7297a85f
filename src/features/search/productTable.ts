import type { Product } from '../../api/models/types';

/** Texts that many products share, each kept once and known by its number. */
interface TextList {
  readonly texts: readonly (readonly string[])[];
  numberOf(texts: readonly string[]): number;
}

function createTextList(): TextList {
  const texts: (readonly string[])[] = [];
  const numbers = new Map<string, number>();
  return {
    texts,
    numberOf(list) {
      const key = JSON.stringify(list);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, texts.length);
      return texts.push(list) - 1;
    },
  };
}

/** What a card needs of a product: id, name and picture. */
type Row = readonly [id: string, name: string, image: string];

/** What filters and orders compare. */
export interface ProductFacts {
  readonly category: string;
  readonly parentCategory: string;
  readonly sizes: readonly string[];
  readonly colors: readonly string[];
  readonly price: number;
  readonly isOnSale: boolean;
  /** In milliseconds since 1970; 0 where it is unknown. */
  readonly createdAt: number;
}

/** Products in columns: as objects, thousands of them would take several times the memory. */
export interface ProductTable {
  readonly size: () => number;
  /** Adds a product; false where one with its id is in the table already. */
  readonly add: (product: Product) => boolean;
  /** The product at a position, without what only its own page shows: description, attributes, other pictures. */
  readonly productAt: (position: number) => Product;
  readonly nameAt: (position: number) => string;
  readonly factsAt: (position: number) => ProductFacts;
}

/** No discount. */
const NO_PRICE = -1;

function isRow(value: unknown): value is Row {
  return Array.isArray(value) && value.length === 3 && value.every((text) => typeof text === 'string');
}

function readRow(text: string | undefined): Row {
  const row: unknown = JSON.parse(text ?? 'null');
  return isRow(row) ? row : ['', '', ''];
}

/** An empty table. */
export function createProductTable(): ProductTable {
  const ids = new Set<string>();
  const lists = createTextList();
  const rows: string[] = [];
  const prices: number[] = [];
  const originalPrices: number[] = [];
  const dates: number[] = [];
  // Numbers in `lists`.
  const categories: number[] = [];
  const sizes: number[] = [];
  const colors: number[] = [];

  const listAt = (column: readonly number[], position: number): readonly string[] =>
    lists.texts[column[position] ?? -1] ?? [];

  function factsAt(position: number): ProductFacts {
    const [category = '', parentCategory = ''] = listAt(categories, position);
    const price = prices[position] ?? 0;
    return {
      category,
      parentCategory,
      sizes: listAt(sizes, position),
      colors: listAt(colors, position),
      price,
      isOnSale: price < (originalPrices[position] ?? NO_PRICE),
      createdAt: dates[position] ?? 0,
    };
  }

  return {
    size: () => rows.length,
    add(product) {
      if (ids.has(product.id)) return false;
      ids.add(product.id);
      rows.push(JSON.stringify([product.id, product.name, product.image] satisfies Row));
      prices.push(product.price);
      originalPrices.push(product.originalPrice ?? NO_PRICE);
      dates.push(product.createdAt === null ? 0 : Date.parse(product.createdAt));
      categories.push(lists.numberOf([product.category, product.parentCategory]));
      sizes.push(lists.numberOf(product.sizes));
      colors.push(lists.numberOf(product.colors));
      return true;
    },
    productAt(position) {
      const [id, name, image] = readRow(rows[position]);
      const facts = factsAt(position);
      const originalPrice = originalPrices[position] ?? NO_PRICE;
      return {
        id,
        name,
        image,
        images: image === '' ? [] : [image],
        description: '',
        category: facts.category,
        parentCategory: facts.parentCategory,
        price: facts.price,
        originalPrice: originalPrice === NO_PRICE ? null : originalPrice,
        featured: false,
        sizes: facts.sizes,
        colors: facts.colors,
        attributes: [],
        createdAt: facts.createdAt === 0 ? null : new Date(facts.createdAt).toISOString(),
      };
    },
    nameAt: (position) => readRow(rows[position])[1],
    factsAt,
  };
}

import type { Product } from '../../api/models/types';
import { facetsOf } from '../../lib/facets';
import { createTextList } from '../../lib/textList';

/** What a product shares with few others: id, name, and its picture's name in a folder that many share. */
type Row = readonly [id: string, name: string, picture: string];

/** What filters and orders compare. */
export interface ProductFacts {
  readonly category: string;
  readonly parentCategory: string;
  readonly sizes: readonly string[];
  readonly colors: readonly string[];
  /** Values of its specifications, as `lib/facets.ts` writes them. */
  readonly facets: readonly string[];
  readonly price: number;
  readonly isOnSale: boolean;
  /** In milliseconds since 1970; 0 where it is unknown. */
  readonly createdAt: number;
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

/** Products in columns: as objects, thousands of them would take several times the memory. */
export function createProductTable() {
  const ids = new Set<string>();
  const lists = createTextList();
  const rows: string[] = [];
  const prices: number[] = [];
  const originalPrices: number[] = [];
  const dates: number[] = [];
  // Numbers in `lists`: category, sub-category and picture folder; sizes; colours.
  const groups: number[] = [];
  const sizes: number[] = [];
  const colors: number[] = [];
  const facets: (readonly string[])[] = [];
  /** Each value once, however many products have it. */
  const knownFacets = new Map<string, string>();

  const listAt = (column: readonly number[], position: number): readonly string[] =>
    lists.texts[column[position] ?? -1] ?? [];

  function factsAt(position: number): ProductFacts {
    const [category = '', parentCategory = ''] = listAt(groups, position);
    const price = prices[position] ?? 0;
    return {
      category,
      parentCategory,
      sizes: listAt(sizes, position),
      colors: listAt(colors, position),
      facets: facets[position] ?? [],
      price,
      isOnSale: price < (originalPrices[position] ?? NO_PRICE),
      createdAt: dates[position] ?? 0,
    };
  }

  /** The common part of many pictures' addresses: all up to the last slash. */
  const folderOf = (image: string): string => image.slice(0, image.lastIndexOf('/') + 1);

  return {
    size: () => rows.length,
    /** The positions of all products, in the order in which they were added. */
    positions: (): readonly number[] => rows.map((_row, position) => position),
    /** Nothing is added any more: frees what only adding needs. */
    close(): void {
      ids.clear();
      knownFacets.clear();
      lists.close();
    },
    /** Adds a product; false where one with its id is in the table already. */
    add(product: Product): boolean {
      if (ids.has(product.id)) return false;
      ids.add(product.id);
      const folder = folderOf(product.image);
      const picture = product.image.slice(folder.length);
      rows.push(JSON.stringify([product.id, product.name, picture] satisfies Row));
      prices.push(product.price);
      originalPrices.push(product.originalPrice ?? NO_PRICE);
      dates.push(product.createdAt === null ? 0 : Date.parse(product.createdAt));
      groups.push(lists.numberOf([product.category, product.parentCategory, folder]));
      sizes.push(lists.numberOf(product.sizes));
      colors.push(lists.numberOf(product.colors));
      facets.push(
        facetsOf(product.attributes).map((facet) => {
          const known = knownFacets.get(facet) ?? facet;
          knownFacets.set(facet, known);
          return known;
        }),
      );
      return true;
    },
    /** The product at a position, without what only its own page shows: description, attributes, other pictures. */
    productAt(position: number): Product {
      const [id, name, picture] = readRow(rows[position]);
      const [, , folder = ''] = listAt(groups, position);
      const image = folder + picture;
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
    nameAt: (position: number): string => readRow(rows[position])[1],
    factsAt,
  };
}

export type ProductTable = ReturnType<typeof createProductTable>;

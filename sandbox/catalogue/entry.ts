import type { ProductDto } from '../../src/api/generated/endpoints';

/** A product as the API serves it, but with picture paths; the server adds its origin. */
export type CatalogueProduct = ProductDto;

/** A specification: key, value or values, and the unit of a number. */
export type Specification = readonly [key: string, value: string | readonly string[], unit?: string];

/** A product as it is written in this folder. */
export interface Entry {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly parent: string;
  /** In rupees: the price, or the regular and the discounted price. */
  readonly price: number | readonly [regular: number, discounted: number];
  readonly text: string;
  readonly specifications: readonly Specification[];
  readonly options: Options;
}

/** What only some products have. */
export interface Options {
  readonly featured?: boolean;
  readonly sizes?: readonly string[];
  readonly colors?: readonly string[];
  readonly gender?: 'Men' | 'Women' | 'Unisex';
  /** The first eight characters of the id; a hash of the slug unless given. */
  readonly idPrefix?: string;
}

/** The colours as the addresses of pictures have them, such as `indigo-stripe`; none where there is no choice. */
export function coloredNames({ options: { colors = [] } }: Entry): readonly string[] {
  return colors.length < 2 ? [] : colors.map((color) => color.toLowerCase().replaceAll(' ', '-'));
}

/** Clothing sizes. */
export const clothing = ['S', 'M', 'L', 'XL', 'XXL'] as const;
/** Shoe sizes, British scale. */
export const mensShoes = ['UK 6', 'UK 7', 'UK 8', 'UK 9', 'UK 10', 'UK 11'] as const;
/** Smaller shoe sizes, British scale. */
export const womensShoes = ['UK 3', 'UK 4', 'UK 5', 'UK 6', 'UK 7'] as const;
/** Of products that have one size. */
export const oneSize = ['One Size'] as const;

/** Returns a function that makes entries of one category. */
export function itemsOf(category: string) {
  return (
    slug: string,
    title: string,
    parent: string,
    price: Entry['price'],
    text: string,
    specifications: readonly Specification[],
    options: Options = {},
  ): Entry => ({ slug, title, category, parent, price, text, specifications, options });
}

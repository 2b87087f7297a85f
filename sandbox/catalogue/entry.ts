import type { ProductDto } from '../../src/api/generated/endpoints';
import type { Look } from '../pictures/looks';

/** A product as the store serves it, but with picture paths in place of addresses; the server adds its origin. */
export type CatalogueProduct = ProductDto;

/** One line of a specification: the key, its value or values, and the unit of a plain number. */
export type Fact = readonly [key: string, value: string | readonly string[], unit?: string];

/** A product as this folder writes it down. */
export interface Entry {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly parent: string;
  /** Rupees: the price, or the price before and the price now. */
  readonly price: number | readonly [before: number, now: number];
  readonly text: string;
  readonly look: Look;
  readonly facts: readonly Fact[];
  readonly more: Extras;
}

/** What only some products have. */
export interface Extras {
  readonly featured?: boolean;
  readonly sizes?: readonly string[];
  readonly colors?: readonly string[];
  readonly gender?: 'Men' | 'Women' | 'Unisex';
  /** The first eight characters of the id, where they are not to be derived from the slug. */
  readonly head?: string;
}

/** Sizes of clothes. */
export const clothing = ['S', 'M', 'L', 'XL', 'XXL'] as const;
/** Sizes of shoes, British scale. */
export const mensShoes = ['UK 6', 'UK 7', 'UK 8', 'UK 9', 'UK 10', 'UK 11'] as const;
/** Sizes of smaller shoes, British scale. */
export const womensShoes = ['UK 3', 'UK 4', 'UK 5', 'UK 6', 'UK 7'] as const;
/** The one size of what fits everybody. */
export const oneSize = ['One Size'] as const;

/** Writes entries of one category: `item(slug, title, parent, price, text, look, facts, extras)`. */
export function shelf(category: string) {
  return (
    slug: string,
    title: string,
    parent: string,
    price: Entry['price'],
    text: string,
    look: Look,
    facts: readonly Fact[],
    more: Extras = {},
  ): Entry => ({ slug, title, category, parent, price, text, look, facts, more });
}

/** Finding products: what GET /products narrows by, and in which order. */
import type { ProductDto, ProductListDto } from './wire';

/** The filters of a listing; they narrow together, and an empty one does not narrow. */
export interface ListingQuery {
  /** Counted from 1. */
  readonly page: number;
  readonly limit: number;
  readonly category?: string;
  readonly parentCategory?: string;
  readonly gender?: string;
  /** A comma-separated list of categories and genders of which one must fit. */
  readonly filter?: string;
  readonly featured?: boolean;
}

/** Key of the attribute that marks a product as featured (specification, section 3). */
const FEATURED_KEY = 'featured';

const fold = (text: string | null | undefined): string => (text ?? '').trim().toLowerCase();

const attributeValues = (product: ProductDto, key: string): string[] =>
  (product.attributes ?? [])
    .filter((attribute) => fold(attribute.key) === key)
    .flatMap((attribute) => attribute.value.map(fold));

/** Whom a product is for: its category says so (men, women), or its attribute does. */
const gendersOf = (product: ProductDto): string[] => [
  fold(product.category),
  ...attributeValues(product, 'gender'),
];

const isTakenIn = (product: ProductDto, filter: string): boolean => {
  const marks = new Set([
    fold(product.category),
    fold(product.parentCategory),
    ...attributeValues(product, 'gender'),
  ]);
  return filter.split(',').some((word) => fold(word) !== '' && marks.has(fold(word)));
};

/** Takes a product, returns whether its attribute `featured` says true (specification, section 3). */
export const isFeatured = (product: ProductDto): boolean =>
  attributeValues(product, FEATURED_KEY).some((value) => value.includes('true'));

/**
 * Takes a product, returns it as its own page asks for it: the mark `featured` tells listings what to put forward, and
 * would stand among the specifications there.
 */
export const withoutMark = (product: ProductDto): ProductDto => ({
  ...product,
  ...(product.attributes !== undefined && {
    attributes: product.attributes.filter(({ key }) => fold(key) !== FEATURED_KEY),
  }),
});

const fits = (product: ProductDto, query: ListingQuery): boolean => {
  const { category = '', parentCategory = '', gender = '', filter = '', featured = false } = query;
  if (fold(category) !== '' && fold(product.category) !== fold(category)) return false;
  if (fold(parentCategory) !== '' && fold(product.parentCategory) !== fold(parentCategory)) return false;
  if (fold(gender) !== '' && !gendersOf(product).includes(fold(gender))) return false;
  if (fold(filter) !== '' && !isTakenIn(product, filter)) return false;
  return !featured || isFeatured(product);
};

/**
 * Takes the catalogue in its own order and a query, returns one page of what fits, in that order.
 * A page past the end is empty and tells the right total.
 */
export const listProducts = (products: readonly ProductDto[], query: ListingQuery): ProductListDto => {
  const found = products.filter((product) => fits(product, query));
  const { page, limit } = query;
  return {
    data: found.slice((page - 1) * limit, page * limit),
    pagination: { total: found.length, page, limit },
  };
};

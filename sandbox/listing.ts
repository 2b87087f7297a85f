/** Filters and pages of GET /products. */
import type { OperationTypes, ProductDto, ProductListDto } from '../apiServer/wire';

type Query = OperationTypes['listProducts']['query'];

/** The filters of a listing, and its page. A product must match all filters; an empty filter matches every product. */
export type ListingQuery = Query & Required<Pick<Query, 'page' | 'limit'>>;

/** The attribute of featured products [3.product.14]. */
const FEATURED_KEY = 'featured';

const normalize = (text: string | null | undefined): string => (text ?? '').trim().toLowerCase();

const attributeValues = (product: ProductDto, key: string): string[] =>
  (product.attributes ?? [])
    .filter((attribute) => normalize(attribute.key) === key)
    .flatMap((attribute) => attribute.value.map(normalize));

/** The genders of a product, from its category (men, women) and its attributes. */
const gendersOf = (product: ProductDto): string[] => [
  normalize(product.category),
  ...attributeValues(product, 'gender'),
];

const matchesFilter = (product: ProductDto, filter: string): boolean => {
  const values = new Set([
    normalize(product.category),
    normalize(product.parentCategory),
    ...attributeValues(product, 'gender'),
  ]);
  return filter.split(',').some((word) => normalize(word) !== '' && values.has(normalize(word)));
};

/** Whether the attribute `featured` of a product is true [3.product.14]. */
export const isFeatured = (product: ProductDto): boolean =>
  attributeValues(product, FEATURED_KEY).some((value) => value.includes('true'));

/**
 * A product without its attribute `featured`, which is for listings: the product page would show it as a
 * specification.
 */
export const withoutFeatured = (product: ProductDto): ProductDto => ({
  ...product,
  ...(product.attributes !== undefined && {
    attributes: product.attributes.filter(({ key }) => normalize(key) !== FEATURED_KEY),
  }),
});

const matches = (product: ProductDto, query: ListingQuery): boolean => {
  const { category = '', parentCategory = '', gender = '', filter = '', featured = false } = query;
  if (normalize(category) !== '' && normalize(product.category) !== normalize(category)) return false;
  if (normalize(parentCategory) !== '' && normalize(product.parentCategory) !== normalize(parentCategory))
    return false;
  if (normalize(gender) !== '' && !gendersOf(product).includes(normalize(gender))) return false;
  if (normalize(filter) !== '' && !matchesFilter(product, filter)) return false;
  return !featured || isFeatured(product);
};

/**
 * One page of the products that match a query, in the catalogue's order. A page past the end is empty and has the
 * right total.
 */
export const listProducts = (products: readonly ProductDto[], query: ListingQuery): ProductListDto => {
  const found = products.filter((product) => matches(product, query));
  const { page, limit } = query;
  return {
    data: found.slice((page - 1) * limit, page * limit),
    pagination: { total: found.length, page, limit },
  };
};

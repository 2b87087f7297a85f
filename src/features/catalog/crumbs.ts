import type { Product } from '../../api/models/types';
import type { Crumb } from '../../components/structuredData';
import { DEFAULT_PAGE } from '../../lib/constants';
import { isFiltered, noFilters } from '../../lib/filters';
import { listingAddress, type Listing } from '../../lib/listingQuery';
import { routes } from '../../lib/routes';
import { homeName } from '../../lib/texts';
import { ownValue } from '../../lib/untrusted';
import { listingHeadingTexts } from './catalogTexts';

const home: Crumb = { name: homeName, path: routes.home };

function capitalise(text: string): string {
  return text.replace(/(^|\s)(\S)/g, (_match, space: string, letter: string) => space + letter.toUpperCase());
}

/** The heading of a listing. A category is spelled as in the shop's list, else with each word capitalised. */
export function listingHeading(
  { category, featured }: Pick<Listing, 'category' | 'featured'>,
  storeCategories: readonly string[],
): string {
  if (category === '') return featured ? listingHeadingTexts.featured : listingHeadingTexts.allProducts;
  const known = ownValue(listingHeadingTexts.categories, category);
  if (known !== undefined) return known;
  return storeCategories.find((other) => other.toLowerCase() === category) ?? capitalise(category);
}

/** The address of a listing for search engines: search, order and filters are views of the same list. */
export function canonicalListing(listing: Listing): string {
  const page = isFiltered(listing.filters) ? DEFAULT_PAGE : listing.page;
  return listingAddress({ ...listing, page, columns: 3, filters: noFilters });
}

export function listingCrumbs(listing: Listing, storeCategories: readonly string[]): readonly Crumb[] {
  const { parentCategory } = listing;
  const name = listingHeading(listing, storeCategories);
  const path = canonicalListing(listing);
  if (parentCategory === '') return [home, { name, path }];
  const whole = canonicalListing({ ...listing, parentCategory: '', page: DEFAULT_PAGE });
  return [home, { name, path: whole }, { name: parentCategory, path }];
}

/** The way to a product, through its category. */
export function productCrumbs({ id, name, category }: Product): readonly Crumb[] {
  return [
    home,
    ...(category === '' ? [] : [{ name: category, path: routes.category(category) }]),
    { name, path: routes.product(id) },
  ];
}

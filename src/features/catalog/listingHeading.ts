import type { ServerListing } from '../../lib/serverListing';

/** Fixed headings of some categories (ruling 2). */
const headingOfCategory: ReadonlyMap<string, string> = new Map([
  ['men', "Men's Collection"],
  ['women', "Women's Collection"],
  ['accessories', 'Accessories'],
]);

function capitalise(text: string): string {
  return text.replace(/(^|\s)(\S)/g, (_match, space: string, letter: string) => space + letter.toUpperCase());
}

/** The heading of a search's results: the whole store's, or those in one category. */
export function resultsHeading(search: string, listingName: string | null): string {
  return `Results for “${search}”${listingName === null ? '' : ` in ${listingName}`}`;
}

/** The heading of a listing (ruling 2). A category is spelled as in the store's list, else with each word capitalised. */
export function listingHeading(
  { category, featured }: Pick<ServerListing, 'category' | 'featured'>,
  storeCategories: readonly string[],
): string {
  if (category === '') return featured ? 'Featured Products' : 'All Products';
  const known = headingOfCategory.get(category);
  if (known !== undefined) return known;
  const name = storeCategories.find((other) => other.toLowerCase() === category) ?? capitalise(category);
  return `${name}'s Collection`;
}

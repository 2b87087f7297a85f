import { listingTexts } from './catalogTexts';
import type { ServerListing } from '../../lib/serverListing';

/** Fixed headings of some categories (ruling 2). */
const headingOfCategory: ReadonlyMap<string, string> = new Map([
  ['men', listingTexts.men],
  ['women', listingTexts.women],
  ['accessories', listingTexts.accessories],
]);

function capitalise(text: string): string {
  return text.replace(/(^|\s)(\S)/g, (_match, space: string, letter: string) => space + letter.toUpperCase());
}

/**
 * The heading of a search's results: the whole store's, or those in one category.
 * @param corrected what the search was taken for where it was typed wrong; '' for nothing else
 */
export function resultsHeading(search: string, corrected: string, listingName: string | null): string {
  if (corrected !== '') {
    return listingName === null
      ? listingTexts.correctedTo(corrected)
      : listingTexts.correctedIn(corrected, listingName);
  }
  return listingName === null ? listingTexts.resultsFor(search) : listingTexts.resultsIn(search, listingName);
}

/** The heading of a listing (ruling 2). A category is spelled as in the store's list, else with each word capitalised. */
export function listingHeading(
  { category, featured }: Pick<ServerListing, 'category' | 'featured'>,
  storeCategories: readonly string[],
): string {
  if (category === '') return featured ? listingTexts.featured : listingTexts.allProducts;
  const known = headingOfCategory.get(category);
  if (known !== undefined) return known;
  const name = storeCategories.find((other) => other.toLowerCase() === category) ?? capitalise(category);
  return listingTexts.collection(name);
}

import { listingHeadingTexts } from './catalogTexts';
import type { ServerListing } from '../../lib/serverListing';

const headingOfCategory: ReadonlyMap<string, string> = new Map([
  ['men', listingHeadingTexts.men],
  ['women', listingHeadingTexts.women],
  ['accessories', listingHeadingTexts.accessories],
]);

function capitalise(text: string): string {
  return text.replace(/(^|\s)(\S)/g, (_match, space: string, letter: string) => space + letter.toUpperCase());
}

/**
 * The heading of a search's results: the whole shop's, or those in one category.
 * @param corrected what the search was taken for where it was typed wrong; '' for nothing else
 */
export function resultsHeading(search: string, corrected: string, listingName: string | null): string {
  if (corrected !== '') {
    return listingName === null
      ? listingHeadingTexts.correctedTo(corrected)
      : listingHeadingTexts.correctedIn(corrected, listingName);
  }
  return listingName === null
    ? listingHeadingTexts.resultsFor(search)
    : listingHeadingTexts.resultsIn(search, listingName);
}

/** The heading of a listing. A category is spelled as in the shop's list, else with each word capitalised. */
export function listingHeading(
  { category, featured }: Pick<ServerListing, 'category' | 'featured'>,
  storeCategories: readonly string[],
): string {
  if (category === '') return featured ? listingHeadingTexts.featured : listingHeadingTexts.allProducts;
  const known = headingOfCategory.get(category);
  if (known !== undefined) return known;
  return storeCategories.find((other) => other.toLowerCase() === category) ?? capitalise(category);
}

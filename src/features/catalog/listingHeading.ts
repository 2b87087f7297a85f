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

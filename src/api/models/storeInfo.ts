import { LIMITS } from '../../lib/constants';
import {
  fieldsOf,
  isRecord,
  readShortText,
  readShortTexts,
  wellFormed,
  type Readable,
} from '../../lib/untrusted';
import type { StoreInfoDto } from '../generated/endpoints';
import { readPicture } from './product';
import type { PolicySlug, StoreInfo } from './types';
import { groupedPhone } from '../../lib/contactParts';
import { policySlugs } from '../../lib/routes';

/** The name of the category picture that stands in for a missing one. */
export const DEFAULT_CATEGORY_IMAGE = 'default';

function toCategoryImages(value: unknown): Readonly<Record<string, string>> {
  const entries = isRecord(value) ? Object.entries(value) : [];
  // The default picture counts, wherever it stands.
  const kept = entries.filter(
    ([name], index) => index < LIMITS.categoryPictures || name === DEFAULT_CATEGORY_IMAGE,
  );
  return Object.fromEntries(
    kept
      .map(([name, url]): [string, string] => [wellFormed(name), readPicture(url)])
      .filter(([name, url]) => name.length <= LIMITS.nameLength && url !== ''),
  );
}

/** The shop's information from what the server sent; what it leaves out is ''. */
export function toStoreInfo(answer: unknown): StoreInfo {
  const fields = fieldsOf<StoreInfoDto>(answer);
  const policies: Partial<Record<PolicySlug, string>> = {};
  const html = isRecord(fields.policies) ? fields.policies : {};
  for (const slug of policySlugs) {
    const text = Object.hasOwn(html, slug) ? readShortText(html[slug], LIMITS.policyLength) : '';
    if (text !== '') policies[slug] = text;
  }
  const name = <V>(value: V & Readable<V, string>): string =>
    readShortText<unknown>(value, LIMITS.nameLength);
  return {
    storeName: name(fields.storeName),
    companyName: name(fields.companyName),
    companyAddress: name(fields.companyAddress),
    companyEmail: name(fields.companyEmail),
    companyPhone: groupedPhone(name(fields.companyPhone)),
    companyLogoUrl: readPicture(fields.companyLogoUrl),
    description: readShortText(fields.description, LIMITS.descriptionLength),
    categories: readShortTexts(fields.categories, { count: LIMITS.categories, length: LIMITS.nameLength }),
    categoryImages: toCategoryImages(fields.categoryImages),
    policies,
  };
}

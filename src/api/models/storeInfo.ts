import { policySlugs } from '../../lib/policies';
import { safePictureUrl } from '../../lib/safeUrl';
import { fieldsOf, readText, readTextMap, readTexts } from '../../lib/untrusted';
import type { PolicySlug, StoreInfo } from './types';
import type { StoreInfoDto } from './wire';

/** The name of the category picture that stands in for a missing one. */
export const DEFAULT_CATEGORY_IMAGE = 'default';

/** The store's information from what the server sent; what it leaves out is ''. */
export function toStoreInfo(dto: StoreInfoDto): StoreInfo {
  const fields = fieldsOf(dto);
  const policies: Partial<Record<PolicySlug, string>> = {};
  const html = readTextMap(fields.policies);
  for (const slug of policySlugs) {
    const text = html[slug]?.trim() ?? '';
    if (text !== '') policies[slug] = text;
  }
  return {
    storeName: readText(fields.storeName).trim(),
    companyName: readText(fields.companyName).trim(),
    companyAddress: readText(fields.companyAddress).trim(),
    companyEmail: readText(fields.companyEmail).trim(),
    companyPhone: readText(fields.companyPhone).trim(),
    companyLogoUrl: safePictureUrl(readText(fields.companyLogoUrl)),
    description: readText(fields.description).trim(),
    categories: [...new Set(readTexts(fields.categories))],
    categoryImages: Object.fromEntries(
      Object.entries(readTextMap(fields.categoryImages))
        .map(([name, url]): [string, string] => [name, safePictureUrl(url)])
        .filter(([, url]) => url !== ''),
    ),
    policies,
  };
}

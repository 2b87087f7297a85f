import type { StoreInfo } from '../../api/models/types';
import { escapeMarkup } from '../../lib/escaping';
import { phoneParts } from '../../lib/contactParts';
import { companyFallbacks } from '../../lib/texts';
import { storeInfoTexts } from './storeInfoTexts';

/** The company's details for policy pages, with fallback texts. */
export interface Company {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** http(s) or a path of this site, or ''. */
  readonly logoUrl: string;
}

export function toCompany(store: StoreInfo): Company {
  return {
    name: store.companyName || companyFallbacks.name,
    address: store.companyAddress || companyFallbacks.address,
    phone: store.companyPhone || companyFallbacks.phone,
    email: store.companyEmail || storeInfoTexts.emailFallback,
    logoUrl: store.companyLogoUrl,
  };
}

/** A placeholder; of a phone's link it stands for the first number alone, without the spaces that shoppers read. */
const placeholder = /(tel:)?\{\{\s*(\w+)\s*\}\}/g;

/**
 * Replaces the five placeholders in the shop's HTML, in one pass, so that placeholders in values are not
 * replaced. Unknown placeholders stay. The result is not yet sanitised.
 */
export function fillPlaceholders(html: string, company: Company): string {
  const values = new Map([
    ['companyName', company.name],
    ['companyAddress', company.address],
    ['companyEmail', company.email],
    ['companyPhone', company.phone],
    ['companyLogoUrl', company.logoUrl],
  ]);
  return html.replace(placeholder, (whole, link: string | undefined, name: string) => {
    const value = values.get(name);
    if (value === undefined) return whole;
    if (link === undefined) return escapeMarkup(value);
    const number = name === 'companyPhone' ? phoneParts(value).find(({ href }) => href !== null) : undefined;
    return number?.href ?? link + escapeMarkup(value);
  });
}

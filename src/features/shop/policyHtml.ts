import type { StoreInfo } from '../../api/models/types';
import { companyFallbacks } from '../../lib/texts';

/** The company as the policy pages name it: what the store does not tell is named by what it is. */
export interface Company {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** http(s) or a path of this site, or ''. */
  readonly logoUrl: string;
}

/** Stands for an email address that the store does not give (specification, section 2). */
const emailFallback = 'Email';

/** The company's details from the store's information, which has checked the logo's address. */
export function toCompany(store: StoreInfo): Company {
  return {
    name: store.companyName || companyFallbacks.name,
    address: store.companyAddress || companyFallbacks.address,
    phone: store.companyPhone || companyFallbacks.phone,
    email: store.companyEmail || emailFallback,
    logoUrl: store.companyLogoUrl,
  };
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it is written in HTML, in an element or in an attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * The store's own policy with its five placeholders filled in (ruling 13). In one pass, so that a value that
 * looks like a placeholder stays a value. Other placeholders stay as they are. The result is not yet safe.
 */
export function fillPlaceholders(html: string, company: Company): string {
  const values = new Map([
    ['companyName', company.name],
    ['companyAddress', company.address],
    ['companyEmail', company.email],
    ['companyPhone', company.phone],
    ['companyLogoUrl', company.logoUrl],
  ]);
  return html.replace(placeholder, (whole, name: string) => {
    const value = values.get(name);
    return value === undefined ? whole : escapeHtml(value);
  });
}

import type { PolicySlug } from '../api/models/types';

/** The titles of the policy pages, in the footer's order. */
export const policyNames: Readonly<Record<PolicySlug, string>> = {
  terms: 'Terms & Conditions',
  privacy: 'Privacy Policy',
  refund: 'Refund Policy',
  return: 'Return Policy',
  shipping: 'Shipping Policy',
  about: 'About Us',
};

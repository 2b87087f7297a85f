import type { PolicySlug } from '../../api/models/types';
import { about, privacy, terms } from './companyPolicyTexts';
import { refund, returns, shipping } from './orderPolicyTexts';
import type { Company } from './policyHtml';
import type { PolicyText } from './policySectionTexts';

const texts: Readonly<Record<PolicySlug, (company: Company) => PolicyText>> = {
  terms,
  privacy,
  refund,
  return: returns,
  shipping,
  about,
};

/** The shop's own words for a policy that the store has not written itself. */
export function builtInPolicy(slug: PolicySlug, company: Company): PolicyText {
  return texts[slug](company);
}

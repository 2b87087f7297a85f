import { policyTerms } from '../../lib/policyTerms';

/** The last part of the home page, below what the specification says of it. */
export const moreTexts = {
  categories: 'All categories',
  promises: 'Shopping with us',
  shipping: 'Free shipping',
  shippingTerms: `Within India. Normal orders ship within ${policyTerms.normalShipping}.`,
  seeShipping: 'See how and when we ship.',
  returns: 'Returns',
  returnTerms: `Within ${policyTerms.returnWindow} of receipt, in the original packaging.`,
  seeReturns: 'See what can be returned, and how.',
  contact: 'Questions?',
  write: 'Write to us, we are glad to help.',
  call: 'Write to us, or call',
} as const;

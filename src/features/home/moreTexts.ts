import { country } from '../../brand/country';

const { shipping, returns } = country;

/** The last part of the home page, below what the specification says of it. */
export const moreTexts = {
  categories: 'All categories',
  promises: 'Shopping with us',
  shipping: `${shipping.price} shipping`,
  shippingTerms: `We ship ${shipping.area}. Normal orders ship within ${shipping.normalTime}.`,
  seeShipping: 'See how and when we ship.',
  returns: 'Returns',
  returnTerms: `Within ${returns.window} of receipt, in the original packaging.`,
  seeReturns: 'See what can be returned, and how.',
  contact: 'Questions?',
  write: 'Write to us, we are glad to help.',
  call: 'Write to us, or call',
} as const;

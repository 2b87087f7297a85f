import { country } from '../../brand/country';

/** What the shop promises on a product's page, which the first page does not load. */
export const promiseTexts = {
  list: 'Shipping, returns and help',
  shipping: `${country.shipping.price} shipping`,
  returns: `Returns within ${country.returns.window}`,
  contact: 'Questions? Contact us',
} as const;

import { country } from '../../brand/country';
import type { ShippingAddress } from '../../lib/shippingAddress';

/** The labels of the shipping form. */
export const addressLabels: Readonly<Record<keyof ShippingAddress, string>> = {
  fullName: 'Full Name',
  address: 'Address',
  city: 'City',
  state: 'State',
  postalCode: 'Postal Code',
  phone: 'Phone',
};

/** What the form says of its fields. The first page loads checkoutTexts.ts, but not these. */
export const addressTexts = {
  addressHint: 'House number, street and area.',
  phoneHint: 'For the courier.',
  fromPostalCode: `From the ${country.postalCode.name}:`,
  stateFilledIn: (state: string): string => `State from the ${country.postalCode.name}: ${state}`,
} as const;

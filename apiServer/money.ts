/** Amounts are whole paise, so that sums are exact. Only the API and the bank's pages show rupees. */
import { brand } from '../src/brand';

const PAISE_PER_RUPEE = 100;

const rupeeFormat = new Intl.NumberFormat(brand.locale, {
  style: 'currency',
  currency: brand.currency,
  minimumFractionDigits: 2,
});

/** Rupees in whole paise. */
export const toPaise = (rupees: number): number => Math.round(rupees * PAISE_PER_RUPEE);

/** Paise in rupees. */
export const toRupees = (paise: number): number => paise / PAISE_PER_RUPEE;

/** Paise as the bank's form posts them, such as '3997.00'. */
export const toAmountText = (paise: number): string => toRupees(paise).toFixed(2);

/** Paise as the bank's pages show them, such as '₹1,23,456.00'. */
export const formatPaise = (paise: number): string => rupeeFormat.format(toRupees(paise));

import type { Brand } from '../brand';
import { brand } from '../brand';
import { lazily } from './lazily';

/** The largest amount that is shown, in the currency's unit: longer numbers do not fit. */
const MAX_AMOUNT = 1e15;

/** Larger amounts, in rupees, and those with larger parts of a paisa are left to `Intl`: it has its own way to round. */
const EXACT = { max: 1e11, error: 1e-4 };
/** Where a figure is followed by three figures, or by five, seven and so on, and the decimals. */
const INDIAN_GROUP = /\B(?=(?:\d\d)*\d{3}\.)/g;

/** Writes rupees as `Intl` does, whose first format takes a slow phone 50 ms just before the first prices are shown. */
function formatRupees(amount: number): string | null {
  const size = Math.abs(amount);
  const text = size.toFixed(2);
  if (size > EXACT.max || Math.abs(Number(text) - size) > EXACT.error) return null;
  return `${amount < 0 ? '-' : ''}₹${text.replace(INDIAN_GROUP, ',')}`;
}

/** Makes the function that writes an amount as text, with the decimals of the brand's currency. */
export function createMoneyFormat({ locale, currency }: Pick<Brand, 'locale' | 'currency'>) {
  const format = lazily(() => new Intl.NumberFormat(locale, { style: 'currency', currency }));
  const isRupees = locale === 'en-IN' && currency === 'INR';
  return (amount: number): string => {
    const finite = Number.isFinite(amount) ? amount : 0;
    const shown = Math.min(MAX_AMOUNT, Math.max(-MAX_AMOUNT, finite));
    return (isRupees ? formatRupees(shown) : null) ?? format().format(shown);
  };
}

/** An amount in rupees as text: "₹1,299.00" (ruling 1). NaN and infinities count as 0. */
export const formatMoney = createMoneyFormat(brand);

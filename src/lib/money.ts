import type { Brand } from '../brand';
import { brand } from '../brand';
import { lazily } from './lazily';

/** The largest amount that is shown, in the currency's unit: longer numbers do not fit. */
const MAX_AMOUNT = 1e15;

/** Makes the function that writes an amount as text, with the decimals of the brand's currency. */
export function createMoneyFormat({ locale, currency }: Pick<Brand, 'locale' | 'currency'>) {
  // 'negative': without it, minus zero has a sign.
  const format = lazily(
    () => new Intl.NumberFormat(locale, { style: 'currency', currency, signDisplay: 'negative' }),
  );
  return (amount: number): string => {
    const finite = Number.isFinite(amount) ? amount : 0;
    return format().format(Math.min(MAX_AMOUNT, Math.max(-MAX_AMOUNT, finite)));
  };
}

/** An amount in rupees as text: "₹1,299.00" (ruling 1). NaN and infinities count as 0. */
export const formatMoney = createMoneyFormat(brand);

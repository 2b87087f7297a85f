import { brand } from '../brand';
import { writeAmount, writeCount } from './amounts';

/** The largest amount that is shown, in rupees: longer numbers do not fit. */
const MAX_AMOUNT = 1e15;

function shownAmount(amount: number): number {
  const finite = Number.isFinite(amount) ? amount : 0;
  return Math.min(MAX_AMOUNT, Math.max(-MAX_AMOUNT, finite));
}

/** An amount in rupees as text: "₹1,299.00". NaN and infinities count as 0. */
export function formatMoney(amount: number): string {
  return writeAmount(shownAmount(amount), brand.amounts);
}

/** The same amount for programs: "1299.00". */
export function plainAmount(amount: number): string {
  const plain = { before: '', after: '', groupMark: '', decimalMark: '.' };
  return writeAmount(shownAmount(amount), { ...brand.amounts, ...plain });
}

/** By how many whole percent a price is below the one before, rounded down; 0 where it is not, or none is known. */
export function percentOff(price: number, originalPrice: number | null): number {
  if (originalPrice === null || originalPrice <= price) return 0;
  // In whole parts of a rupee: fractions of rupees would be rounded to 22 % where it is 23 %.
  const [now, before] = [Math.round(price * 100), Math.round(originalPrice * 100)];
  return Math.floor(((before - now) * 100) / before);
}

/** A number of things, grouped as in the brand's locale. */
export function formatCount(count: number): string {
  return writeCount(count, brand.amounts);
}

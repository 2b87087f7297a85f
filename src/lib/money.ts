import { brand } from '../brand';
import { writeAmount } from './amounts';

/** The largest amount that is shown, in rupees: longer numbers do not fit. */
const MAX_AMOUNT = 1e15;

function shownAmount(amount: number): number {
  const finite = Number.isFinite(amount) ? amount : 0;
  return Math.min(MAX_AMOUNT, Math.max(-MAX_AMOUNT, finite));
}

/** An amount in rupees as text: "₹1,299.00" [decision.1]. NaN and infinities count as 0. */
export function formatMoney(amount: number): string {
  return writeAmount(shownAmount(amount), brand.amounts);
}

/** The same amount for programs: "1299.00". */
export function plainAmount(amount: number): string {
  const plain = { before: '', after: '', groupMark: '', decimalMark: '.' };
  return writeAmount(shownAmount(amount), { ...brand.amounts, ...plain });
}

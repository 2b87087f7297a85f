import { brand } from '../brand';
import { writeAmount } from './amounts';

/** The largest amount that is shown, in rupees: longer numbers do not fit. */
const MAX_AMOUNT = 1e15;

/** An amount in rupees as text: "₹1,299.00" [decision.1]. NaN and infinities count as 0. */
export function formatMoney(amount: number): string {
  const finite = Number.isFinite(amount) ? amount : 0;
  return writeAmount(Math.min(MAX_AMOUNT, Math.max(-MAX_AMOUNT, finite)), brand.amounts);
}

import { orderTotal } from '../../api/models/order';
import type { Order } from '../../api/models/types';
import { choiceText } from '../../lib/lineChoice';
import { times } from '../../lib/texts';
import { paidByOf, type PaidBy, type Purchase } from './purchase';

/** An order with its total in rupees. */
export interface TotalledOrder extends Order {
  readonly total: number;
  /** What was chosen of its products by their names, such as 'Indigo · Size M', where it was bought on this device. */
  readonly choices: Readonly<Record<string, string>>;
  readonly paidBy: PaidBy;
}

/** The chosen sizes and colours of an order's products; the server merges the lines of one product. */
function choicesOf(lines: Purchase['lines']): TotalledOrder['choices'] {
  const chosen = lines.filter((line) => choiceText(line) !== '');
  return Object.fromEntries(
    chosen.map(({ name }) => {
      const same = chosen.filter((line) => line.name === name);
      const texts = same.map((line) => (same.length > 1 ? times(line.quantity) : '') + choiceText(line));
      return [name, texts.join(', ')];
    }),
  );
}

/** An order with its total, and what the purchases of this device tell of it. */
export function toTotalled(order: Order, purchases: readonly Purchase[]): TotalledOrder {
  const bought = purchases.findLast((each) => each.orderId === order.id);
  return {
    ...order,
    total: orderTotal(order),
    choices: choicesOf(bought?.lines ?? []),
    paidBy: bought === undefined ? null : paidByOf(bought),
  };
}

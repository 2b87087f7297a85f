/** The operation submitPayment: each payment method has its own outcome [4.payment, 7.calls]. */
import { requireAccount } from '../apiServer/apiContract';
import { answerBankPayment } from '../apiServer/bank/bankPayments';
import { HttpError } from '../apiServer/errors';
import { shopUrlOf } from '../apiServer/origins';
import type { Handlers, OperationDependencies } from './operationDependencies';
import type { StoredOrder } from './orderTable';
import { merchantOf } from './storeCatalogue';

/** The total of an order, in paise. */
const totalOf = (order: Pick<StoredOrder, 'lines'>): number =>
  order.lines.reduce((sum, line) => sum + line.unitPaise * line.quantity, 0);

/** Returns the handler of submitPayment. */
export const createSubmitPayment = (dependencies: OperationDependencies): Handlers['submitPayment'] => {
  const { db, catalogue, now, log, defaultShopOrigin } = dependencies;
  const parts = {
    store: { add: (attempt) => db.attempts.add(attempt, new Date(now()).toISOString()) },
    payee: merchantOf(catalogue.storeInfo),
    payOnDelivery: (orderId) => db.orders.markPaid(orderId),
    log,
  } satisfies Parameters<typeof answerBankPayment>[0];

  return ({ body: { fields, orderId } }, context) => {
    const account = requireAccount(context);
    const order = db.orders.byId(orderId.trim())?.order;
    if (order === undefined || order.accountId !== account.id) {
      throw new HttpError(404, 'There is no order with this number.');
    }
    return answerBankPayment(parts, {
      order: { id: order.id, status: order.status, totalPaise: totalOf(order) },
      fields,
      ownOrigin: context.ownOrigin,
      shopOrigin: shopUrlOf(context.shopOrigin, defaultShopOrigin),
    });
  };
};

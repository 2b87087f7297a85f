/** Money that comes when nobody waits for it any more. */
import { BANK_PATH, ORDER_STATUS, SHOP_PATH } from '../../sandbox/constants';
import { fieldsOf, readList } from '../../src/lib/untrusted';
import {
  atTheBank,
  newShopper,
  PAYMENT_NOTIFICATION,
  PAYMENT_RETURN,
  statusOf,
  textOf,
  trial,
  type Trial,
} from './meetings';
import { signInAsMerchant } from './merchant';
import type { Store } from './store';

const BY_NUMBER = `query ($code: String!) { orders(options: { filter: { code: { eq: $code } } }) { items { id } } }`;
const CANCEL = `mutation ($id: ID!) { cancelOrder(input: { orderId: $id }) { __typename } }`;

/** The merchant cancels the order while its shopper is at the bank. */
const forACancelledOrder = async (store: Store): Promise<Trial> => {
  const shopper = await newShopper(store.apiUrl);
  const { id, post } = await atTheBank(store.apiUrl, shopper);
  const admin = await signInAsMerchant(store);
  const { orders } = await admin(BY_NUMBER, { code: id });
  const [order] = readList(fieldsOf<Record<string, unknown>>(orders)['items']);
  await admin(CANCEL, { id: textOf(order, 'id') });
  const told = await post(PAYMENT_NOTIFICATION);
  const returns = [await post(PAYMENT_RETURN), await post(PAYMENT_RETURN)];
  const places = returns.map(({ headers }) => headers.get('location'));
  const orderPage = `${store.shopUrl}${SHOP_PATH.orders}`;
  return trial(
    'who has paid a cancelled order is led to the orders, and not thanked for it',
    [told.status, places, await statusOf(shopper, id)],
    [204, [orderPage, orderPage], ORDER_STATUS.cancelled],
  );
};

/** The shopper cancels at the bank, which then reports the money after all. */
const afterACancelledPayment = async (store: Store): Promise<Trial> => {
  const shopper = await newShopper(store.apiUrl);
  const { id, post } = await atTheBank(store.apiUrl, shopper);
  const cancelled = await post(BANK_PATH.cancel);
  const told = await post(PAYMENT_NOTIFICATION);
  const returned = await post(PAYMENT_RETURN);
  return trial(
    'a payment that was cancelled pays its order where the money comes after all',
    [cancelled.status, told.status, returned.headers.get('location'), await statusOf(shopper, id)],
    [303, 204, `${store.shopUrl}${SHOP_PATH.orderSuccess}`, ORDER_STATUS.processing],
  );
};

/** Tries both. */
export const tryLateMoney = async (store: Store): Promise<readonly Trial[]> => [
  await forACancelledOrder(store),
  await afterACancelledPayment(store),
];

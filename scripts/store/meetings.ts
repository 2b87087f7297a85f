/** What must hold when requests meet, tried on a store over HTTP. */
import { randomUUID } from 'node:crypto';
import { BANK_PATH, PAYMENT_METHOD } from '../../sandbox/constants';
import { fieldsOf, readList } from '../../src/lib/untrusted';
import { callerOf, SHIPPING, signUp } from '../../sandbox/testing';

/** What was tried, and what came of it. */
export interface Trial {
  readonly name: string;
  readonly isRight: boolean;
  /** For a trial that went wrong. */
  readonly found: string;
}

/** Where shoppers come back from the bank, and where it tells of payments. */
export const PAYMENT_RETURN = '/payments/return';
export const PAYMENT_NOTIFICATION = '/payments/notification';

const PRODUCT = '7f3c9a52-claw-hammer';

/** A text of an answer; '' where it has none. */
export const textOf = (body: unknown, field: string): string => {
  const value = fieldsOf<Record<string, unknown>>(body)[field];
  return typeof value === 'string' ? value : '';
};

/** Calls the API of a store with a new account, which is signed in. */
export const newShopper = async (apiUrl: string) => {
  const callPublic = callerOf({ url: apiUrl });
  const email = `trial-${randomUUID()}@example.com`;
  const token = await signUp(callPublic, email);
  const call = (path: string, json?: unknown) => callPublic(path, { token, json });
  const order = () => call('/orders', { products: { [PRODUCT]: 1 }, shippingAddress: SHIPPING });
  const pay = (orderId: string, method: string) =>
    call('/payments', { orderId, fields: { method, phone: SHIPPING.phone } });
  const orders = async (): Promise<readonly unknown[]> => {
    const { body } = await call('/orders');
    return readList(body);
  };
  return { email, token, call, callPublic, order, pay, orders };
};

type Shopper = Awaited<ReturnType<typeof newShopper>>;

/** The status of a shopper's order. */
export const statusOf = async ({ orders }: Shopper, id: string): Promise<unknown> =>
  fieldsOf<Record<string, unknown>>((await orders()).find((order) => textOf(order, 'id') === id))['status'];

/** Compares what was found with what is wanted. */
export const trial = (name: string, found: unknown, wanted: unknown): Trial => ({
  name,
  isRight: JSON.stringify(found) === JSON.stringify(wanted),
  found: JSON.stringify(found),
});

/** Places two orders at once: one shopper, two tabs. */
const twoOrders = async (shopper: Shopper): Promise<Trial> => {
  const before = (await shopper.orders()).length;
  const both = await Promise.all([shopper.order(), shopper.order()]);
  const ids = new Set(both.map(({ body }) => textOf(body, 'id')));
  const after = (await shopper.orders()).length;
  return trial('two orders at once are two orders', [ids.size, after - before], [2, 2]);
};

/** A new order whose shopper is at the bank. `post` sends the payment's reference to an address of the API's server. */
export const atTheBank = async (apiUrl: string, shopper: Shopper) => {
  const id = textOf((await shopper.order()).body, 'id');
  const { body } = await shopper.pay(id, PAYMENT_METHOD.netBanking);
  const reference = new URL(textOf(body, 'redirectUrl')).searchParams.get('reference') ?? '';
  const post = (path: string) =>
    fetch(`${apiUrl}${path}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ reference }),
    });
  return { id, post };
};

/** The shopper presses Pay, comes back, and the bank tells of it, twice and all at once. */
const onePayment = async (apiUrl: string, shopper: Shopper): Promise<readonly Trial[]> => {
  const { id, post } = await atTheBank(apiUrl, shopper);
  const paths = [BANK_PATH.pay, PAYMENT_RETURN, PAYMENT_NOTIFICATION, PAYMENT_NOTIFICATION];
  const replies = await Promise.all(paths.map(post));
  const again = await shopper.pay(id, PAYMENT_METHOD.card);
  return [
    trial(
      'a return and two notifications at once are answered',
      replies.map(({ status }) => status < 400 || status === 410),
      paths.map(() => true),
    ),
    trial('the order is paid', await statusOf(shopper, id), 1),
    trial('a paid order takes no other payment', again.status, 409),
  ];
};

const oneOnDelivery = async (shopper: Shopper): Promise<Trial> => {
  const id = textOf((await shopper.order()).body, 'id');
  const both = await Promise.all([1, 2].map(() => shopper.pay(id, PAYMENT_METHOD.cashOnDelivery)));
  const statuses = both.map(({ status }) => status).filter((status) => status !== 409);
  return trial(
    'cash on delivery, chosen twice at once',
    [statuses[0], await statusOf(shopper, id)],
    [200, 1],
  );
};

/** An order is found by its contact alone, and a wrong contact is told the same as a wrong number. */
const tracking = async ({ callPublic, email, order }: Shopper): Promise<Trial> => {
  const id = textOf((await order()).body, 'id');
  const track = (number: string, contact: string) =>
    callPublic(`/orders/${number}?${new URLSearchParams({ contactInfo: contact }).toString()}`);
  const [own, phone, wrong, unknown] = await Promise.all([
    track(id.toLowerCase(), email),
    track(id, SHIPPING.phone),
    track(id, 'else@example.com'),
    track('ORD-UNKNOWN', email),
  ]);
  const isAlike = JSON.stringify(wrong) === JSON.stringify(unknown);
  return trial('tracking', [own.status, phone.status, wrong.status, isAlike], [200, 200, 404, true]);
};

/** Tries all of it on the API of a store. */
export const tryMeetings = async (apiUrl: string): Promise<readonly Trial[]> => {
  const shopper = await newShopper(apiUrl);
  return [
    await twoOrders(shopper),
    ...(await onePayment(apiUrl, shopper)),
    await oneOnDelivery(shopper),
    await tracking(shopper),
  ];
};

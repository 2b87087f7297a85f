/** Orders are placed and paid while parts of the store are killed and started again. */
import { CANNOT_ANSWER } from '../../apiServer/errors';
import { PAYMENT_METHOD } from '../../sandbox/constants';
import { DATABASE, engineOf, WORKER } from './engineStore';
import type { Findings } from './findings';
import { eachOf, ordersByMark } from './races';
import { textOf } from '../store/meetings';
import { findShopMeanwhile } from './shopMeanwhile';
import { pay, placeOrder, type Reply, type Shopper } from './shoppers';
import { gatewayOf, type WholeStore } from './wholeStore';

const ORDERS = 500;
const AT_ONCE = 8;
/** Every so many orders are paid. */
const PAID_EACH = 3;

/** One after the other; those with a gateway's number when that one is to be told of an order that was just made. */
const KILLS: readonly { readonly part: string; readonly afterOrderAt?: number }[] = [
  { part: gatewayOf(0), afterOrderAt: 0 },
  { part: engineOf(0), afterOrderAt: 0 },
  { part: WORKER },
  { part: DATABASE, afterOrderAt: 1 },
  { part: gatewayOf(1) },
  { part: engineOf(1) },
  { part: DATABASE },
  { part: engineOf(1), afterOrderAt: 1 },
  { part: gatewayOf(1), afterOrderAt: 1 },
];
const ORDERS_BETWEEN = Math.floor(ORDERS / (KILLS.length + 2));

/** Kills a part once the engine has made an order and before the gateway hears of it; at the latest when all are placed. */
const killAfterOrder = async (
  { parts, proxies }: WholeStore,
  part: string,
  gateway: number,
  allPlaced: Promise<unknown>,
): Promise<void> => {
  const proxy = proxies[gateway];
  if (proxy === undefined) throw new Error(`There is no gateway ${gateway}.`);
  await new Promise<void>((resolve, reject) => {
    let isKilled = false;
    const kill = async (): Promise<boolean> => {
      if (isKilled) return false;
      isKilled = true;
      await parts.kill(part);
      resolve();
      return true;
    };
    proxy.isCut = kill;
    void allPlaced.then(kill).catch(reject);
  });
  proxy.isCut = () => false;
};

interface Placed {
  readonly mark: string;
  readonly reply: Reply & { readonly id: string };
  readonly payment: Reply | null;
}

const placeAll = async (store: WholeStore, shoppers: readonly Shopper[], skus: readonly string[]) => {
  let killing = Promise.resolve();
  const kill = async (index: number): Promise<void> => {
    const { part = '', afterOrderAt } = KILLS[index] ?? {};
    if (afterOrderAt === undefined) await store.parts.kill(part);
    else await killAfterOrder(store, part, afterOrderAt, placing);
    await store.parts.restart(part);
  };
  const placing = eachOf(ORDERS, AT_ONCE, async (index): Promise<Placed> => {
    const turn = index / ORDERS_BETWEEN - 1;
    if (turn in KILLS) killing = killing.then(() => kill(turn));
    const shopper = shoppers[index % shoppers.length];
    if (shopper === undefined) throw new Error('There is no shopper.');
    const mark = `kills ${index}`;
    const products = { [skus[index % skus.length] ?? '']: 1, [skus[(index + 1) % skus.length] ?? '']: 2 };
    const reply = await placeOrder(shopper, products, mark);
    const isPaid = reply.id !== '' && index % PAID_EACH === 0;
    return {
      mark,
      reply,
      payment: isPaid ? await pay(shopper, reply.id, PAYMENT_METHOD.cashOnDelivery) : null,
    };
  });
  const placed = await placing;
  await killing;
  return placed;
};

/** What clients were answered, with how often. */
const answersOf = (replies: readonly Reply[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { status, body } of replies) {
    const sentence = status >= 400 ? ` ${textOf(body, 'error') || 'from nginx'}` : '';
    const answer = `${status === 0 ? 'no answer' : status}${sentence}`;
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  return [...counts].map(([answer, count]) => `${count} × ${answer}`);
};

/** A client that is not told of its order is told to try again, by the gateway or by nginx before it. */
const isFairAnswer = ({ status, body }: Reply): boolean =>
  status < 300 ||
  status === 502 ||
  status === 504 ||
  (status === 503 && textOf(body, 'error') === CANNOT_ANSWER);

const number = ({ engine }: WholeStore, sql: string): number => Number(engine.sql(sql)[0]?.[0]);

const ALLOCATED = 'SELECT sum("stockAllocated") FROM stock_level';
const OURS = `o."shippingAddress"::json->>'streetLine1' LIKE 'kills %'`;

const checkOrders = (store: WholeStore, placed: readonly Placed[], findings: Findings): void => {
  const made = ordersByMark(store, 'kills');
  const answered = placed.filter(({ reply }) => reply.id !== '');
  const codes = new Set(store.engine.sql(`SELECT code FROM "order" o WHERE ${OURS}`).map(([code]) => code));
  findings.figure(`${answered.length} of ${ORDERS} answered with an id; ${made.size} made`);
  findings.same(
    'every order that was answered with an id is there',
    answered.filter(({ reply }) => !codes.has(reply.id)),
    [],
  );
  findings.same(
    'no order is there twice',
    [...made].filter(([, count]) => count !== 1),
    [],
  );
  findings.same(
    'no half order is left behind',
    number(store, 'SELECT count(*) FROM "order" WHERE "orderPlacedAt" IS NULL'),
    0,
  );
};

const checkPayments = (store: WholeStore, placed: readonly Placed[], findings: Findings): void => {
  const paid = placed.filter(({ payment }) => payment?.status === 200);
  const orders = store.engine.sql(
    `SELECT o.code, count(p.id), o.state FROM "order" o LEFT JOIN payment p ON p."orderId" = o.id WHERE ${OURS}
     GROUP BY o.id`,
  );
  const once = new Set(
    orders.filter((row) => String(row.slice(1)) === '1,PaymentSettled').map(([code]) => code),
  );
  findings.same(
    `each of ${paid.length} answered payments is recorded`,
    paid.filter(({ reply }) => !once.has(reply.id)),
    [],
  );
  findings.same(
    'no order is paid twice',
    orders.filter(([, count]) => Number(count) > 1),
    [],
  );
  const orphans = ['payment p', 'shop_payment p'].map((table) =>
    number(
      store,
      `SELECT count(*) FROM ${table} LEFT JOIN "order" o ON o.id = p."orderId" WHERE o.id IS NULL`,
    ),
  );
  findings.same('no payment is without an order', orphans, [0, 0]);
};

/** The part `kills`. */
export const findKills = async (
  store: WholeStore,
  shoppers: readonly Shopper[],
  findings: Findings,
): Promise<void> => {
  findings.part(
    `Kills: ${ORDERS} orders, ${KILLS.map(({ part }) => part).join(', ')} killed and started again`,
  );
  const skus = store.engine.sql('SELECT sku FROM product_variant ORDER BY id LIMIT 5').flat();
  store.engine.sql('UPDATE stock_level SET "stockOnHand" = "stockAllocated" + 100000');
  const before = number(store, ALLOCATED);
  const placed = await placeAll(store, shoppers, skus);
  const replies = placed.map(({ reply }) => reply);
  const payments = placed.flatMap(({ payment }) => payment ?? []);
  findings.figure(`orders:   ${answersOf(replies).join('; ')}`);
  findings.figure(`payments: ${answersOf(payments).join('; ')}`);
  findings.same(
    'a client that is not told of its order is told to try again',
    [...replies, ...payments].filter((reply) => !isFairAnswer(reply)),
    [],
  );
  checkOrders(store, placed, findings);
  checkPayments(store, placed, findings);
  const ordered = number(
    store,
    `SELECT coalesce(sum(l.quantity), 0) FROM order_line l JOIN "order" o ON o.id = l."orderId" WHERE ${OURS}`,
  );
  findings.same('the stock that is held is what was ordered', number(store, ALLOCATED) - before, ordered);
  await findShopMeanwhile(store, findings);
};

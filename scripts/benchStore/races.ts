/** What must hold when requests meet, or an answer is lost, with two gateways and two engines. */
import { PAYMENT_METHOD } from '../../sandbox/constants';
import type { Findings } from './findings';
import { textOf } from '../store/meetings';
import { pay, placeOrder, type Shopper } from './shoppers';
import { GATEWAY_URLS, type WholeStore } from './wholeStore';

const PIECES = 30;
const BUYERS = 60;
const PAIRS = 50;
const LOST = 50;
/** So many orders are placed at once where nothing else is said. */
const AT_ONCE = 4;

const countOf = <Value>(values: readonly Value[], wanted: Value): number =>
  values.filter((value) => value === wanted).length;

/** The results of a task for each number, a few at once. */
export const eachOf = async <Result>(
  count: number,
  atOnce: number,
  task: (index: number) => Promise<Result>,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) {
      const index = next;
      next += 1;
      results[index] = await task(index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
};

/** How often each mark is on an order, by mark. */
export const ordersByMark = ({ engine }: WholeStore, kind: string): ReadonlyMap<string, number> =>
  new Map(
    engine
      .sql(
        `SELECT "shippingAddress"::json->>'streetLine1' AS mark, count(*) FROM "order"
         WHERE "shippingAddress"::json->>'streetLine1' LIKE '${kind} %' GROUP BY 1`,
      )
      .map(([mark = '', count]) => [mark, Number(count)]),
  );

const lastPieces = async (store: WholeStore, shoppers: readonly Shopper[], findings: Findings) => {
  const [[sku = ''] = []] = store.engine.sql('SELECT sku FROM product_variant ORDER BY id LIMIT 1');
  const variant = `(SELECT id FROM product_variant WHERE sku = '${sku}')`;
  store.engine.sql(
    `UPDATE stock_level SET "stockOnHand" = "stockAllocated" + ${PIECES} WHERE "productVariantId" = ${variant}`,
  );
  const replies = await eachOf(BUYERS, BUYERS, (index) =>
    placeOrder(shoppers[index % shoppers.length] ?? NOBODY, { [sku]: 1 }, `last ${index}`),
  );
  const statuses = replies.map(({ status }) => status);
  findings.same(
    `${PIECES} pieces, ${BUYERS} orders at once: ${PIECES} are sold, the others are told so`,
    [countOf(statuses, 201), countOf(statuses, 422), ordersByMark(store, 'last').size],
    [PIECES, BUYERS - PIECES, PIECES],
  );
  store.engine.sql('UPDATE stock_level SET "stockOnHand" = "stockAllocated" + 100000');
};

const NOBODY: Shopper = { email: '', token: '' };

/** The shopper comes back from the bank and the bank tells of the payment, at the same moment on two gateways. */
const payTwice = async (reference: string): Promise<readonly number[]> => {
  const [first = '', second = ''] = GATEWAY_URLS;
  const told = { method: 'POST', body: new URLSearchParams({ reference }) };
  const replies = await Promise.all([
    fetch(`${first}/payments/return?reference=${reference}`, { redirect: 'manual' }),
    fetch(`${second}/payments/notification`, told),
  ]);
  return replies.map(({ status }) => status);
};

const samePayments = async (
  { engine }: WholeStore,
  sku: string,
  shoppers: readonly Shopper[],
  findings: Findings,
) => {
  const statuses = await eachOf(PAIRS, AT_ONCE, async (index) => {
    const shopper = shoppers[index % shoppers.length] ?? NOBODY;
    const { id } = await placeOrder(shopper, { [sku]: 1 }, `paid ${index}`);
    const { body } = await pay(shopper, id, PAYMENT_METHOD.netBanking);
    return payTwice(new URL(textOf(body, 'redirectUrl')).searchParams.get('reference') ?? '');
  });
  findings.same(
    `${PAIRS} pairs of a return and a notification at once: all are answered`,
    statuses.map(String),
    statuses.map(() => String([303, 204])),
  );
  const paid = engine.sql(
    `SELECT o.state, (SELECT count(*) FROM payment p WHERE p."orderId" = o.id) FROM "order" o
     WHERE "shippingAddress"::json->>'streetLine1' LIKE 'paid %'`,
  );
  findings.same(
    `${PAIRS} orders are paid, each once`,
    [paid.length, paid.filter((row) => String(row) === 'PaymentSettled,1').length],
    [PAIRS, PAIRS],
  );
};

const lostAnswers = async (
  store: WholeStore,
  sku: string,
  shoppers: readonly Shopper[],
  findings: Findings,
) => {
  const seen = new Set<string>();
  for (const proxy of store.proxies)
    proxy.isCut = (key) => {
      const isFirst = !seen.has(key);
      seen.add(key);
      return isFirst;
    };
  const replies = await eachOf(LOST, AT_ONCE, (index) =>
    placeOrder(shoppers[index % shoppers.length] ?? NOBODY, { [sku]: 1 }, `lost ${index}`),
  );
  for (const proxy of store.proxies) proxy.isCut = () => false;
  const made = [...ordersByMark(store, 'lost').values()];
  findings.same(
    `${LOST} orders whose first answer was lost on the way to the gateway: ${LOST} made, each once, and answered`,
    [seen.size, countOf(made, 1), made.length, replies.filter(({ id }) => id !== '').length],
    [LOST, LOST, LOST, LOST],
  );
};

/** The part `races`. */
export const findRaces = async (
  store: WholeStore,
  shoppers: readonly Shopper[],
  findings: Findings,
): Promise<void> => {
  findings.part('Races: two gateways, two engines');
  await lastPieces(store, shoppers, findings);
  const [[sku = ''] = []] = store.engine.sql('SELECT sku FROM product_variant ORDER BY id LIMIT 1');
  await samePayments(store, sku, shoppers, findings);
  await lostAnswers(store, sku, shoppers, findings);
};

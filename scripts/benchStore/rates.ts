/** How fast the calls are, where their time goes, and what second processes bring. */
import { PAYMENT_METHOD } from '../../sandbox/constants';
import { SHIPPING } from '../../sandbox/testing';
import { endOfTimes, timeBehind } from './balancer';
import type { Findings } from './findings';
import { load, type Load, type LoadRequest } from './load';
import { orderOf, registrationOf, signInOf, type Shopper } from './shoppers';
import { API_URL, ENGINES_FRONT, GATEWAYS_FRONT, type WholeStore } from './wholeStore';

/** Of each call; none is cut off, so that all of its time is in the log. Fewer payments than orders to pay. */
const CALL_REQUESTS = 100;
const PAYMENTS = 60;
const CALL_CONNECTIONS = 2;
const READ_SECONDS = 8;
const ORDER_SECONDS = 12;
const BUSY_CONNECTIONS = 8;
/** One and two processes by turns, so that what else the machine does meets both. */
const TURNS = ['one', 'two', 'two', 'one'] as const;

type Requests = (index: number) => LoadRequest;

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
};

const orderRequests =
  (skus: readonly string[], shoppers: readonly Shopper[]): Requests =>
  (index) => ({
    path: '/orders',
    token: at(shoppers, index).token,
    json: orderOf({ [at(skus, index)]: 1, [at(skus, index + 1)]: 2 }, `rates ${index}`),
  });

const readRequests =
  (skus: readonly string[]): Requests =>
  (index) => ({ path: at(['/products?limit=12', `/products/${at(skus, index)}`, '/storeInfo'], index) });

/** What each call of the API is asked, in an order in which later ones find what they need. */
const callsOf = (
  store: WholeStore,
  skus: readonly string[],
  shoppers: readonly Shopper[],
): readonly (readonly [name: string, requests: () => Requests, amount?: number])[] => {
  const signedIn = (path: string) => (): Requests => (index) => ({ path, token: at(shoppers, index).token });
  const owned = (condition: string) =>
    store.engine
      .sql(
        `SELECT o.code, c."emailAddress" FROM "order" o JOIN customer c ON c.id = o."customerId"
         WHERE c."emailAddress" LIKE 'shopper-%' AND ${condition} ORDER BY o.id DESC`,
      )
      .map(([id = '', email = '']) => ({ id, email }));
  const tokenOf = (email: string) => shoppers.find((shopper) => shopper.email === email)?.token ?? '';
  return [
    ['GET /storeInfo', () => () => ({ path: '/storeInfo' })],
    ['GET /products', () => () => ({ path: '/products?limit=12' })],
    ['GET /products/{id}', () => (index) => ({ path: `/products/${at(skus, index)}` })],
    [
      'POST /users/register',
      () => (index) => ({ path: '/users/register', json: registrationOf(`new-${index}@example.com`) }),
    ],
    [
      'POST /users/authorize',
      () => (index) => ({ path: '/users/authorize', json: signInOf(at(shoppers, index).email) }),
    ],
    ['GET /accountInfo', signedIn('/accountInfo')],
    ['POST /orders', () => orderRequests(skus, shoppers)],
    ['GET /orders', signedIn('/orders')],
    [
      'GET /orders/{id}',
      () => {
        const orders = owned('true');
        return (index) => {
          const { id, email } = at(orders, index);
          return { path: `/orders/${id}?contactInfo=${encodeURIComponent(email)}` };
        };
      },
    ],
    ['GET /payments/fields', signedIn('/payments/fields')],
    [
      'POST /payments',
      () => {
        const orders = owned(`o.state = 'ArrangingPayment'`);
        const fields = { method: PAYMENT_METHOD.cashOnDelivery, phone: SHIPPING.phone };
        return (index) => {
          const { id, email } = at(orders, index);
          return { path: '/payments', token: tokenOf(email), json: { orderId: id, fields } };
        };
      },
      PAYMENTS,
    ],
  ];
};

const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0).padStart(7);

const rowOf = (name: string, { p50, p95, p99 }: Load, gateway: number, engine: number): string =>
  `${name.padEnd(22)}${[p50, p95, p99, gateway, engine].map(ms).join('')}`;

const measureCalls = async (
  store: WholeStore,
  skus: readonly string[],
  shoppers: readonly Shopper[],
  findings: Findings,
): Promise<void> => {
  const { folder } = store.engine;
  findings.figure(`${'ms'.padEnd(22)}    p50    p95    p99 gateway engine`);
  for (const [name, requests, amount = CALL_REQUESTS] of callsOf(store, skus, shoppers)) {
    const start = endOfTimes(folder);
    const options = { url: API_URL.two, connections: CALL_CONNECTIONS, amount };
    const result = await load(options, requests());
    const engine = timeBehind(folder, ENGINES_FRONT, start) / result.answered;
    const whole = timeBehind(folder, GATEWAYS_FRONT, start) / result.answered;
    findings.figure(rowOf(name, result, whole - engine, engine));
    findings.same(`${name} is answered each time`, result.failed, 0);
  }
};

const compare = async (
  name: string,
  seconds: number,
  requests: Requests,
  findings: Findings,
): Promise<void> => {
  const sums = { one: 0, two: 0 };
  let failed = 0;
  for (const turn of TURNS) {
    const options = { url: API_URL[turn], connections: BUSY_CONNECTIONS, seconds };
    const result = await load(options, requests);
    sums[turn] += result.perSecond / 2;
    failed += result.failed;
  }
  const ratio = (sums.two / sums.one).toFixed(2);
  findings.figure(
    `${name} a second: ${sums.one.toFixed(1)} with one gateway and engine, ${sums.two.toFixed(1)} with two of each: × ${ratio}`,
  );
  findings.same(`${name} are answered each time`, failed, 0);
};

/** The part `rates`. */
export const findRates = async (
  store: WholeStore,
  shoppers: readonly Shopper[],
  findings: Findings,
): Promise<void> => {
  findings.part(`Rates: ${CALL_CONNECTIONS} clients for each call, ${BUSY_CONNECTIONS} for what is compared`);
  await store.withoutProxies();
  store.engine.sql('UPDATE stock_level SET "stockOnHand" = "stockAllocated" + 1000000');
  const skus = store.engine.sql('SELECT sku FROM product_variant WHERE enabled ORDER BY id').flat();
  await measureCalls(store, skus, shoppers, findings);
  await compare('reads', READ_SECONDS, readRequests(skus), findings);
  await compare('orders', ORDER_SECONDS, orderRequests(skus, shoppers), findings);
};

/** `npm run test:engine`: the engine's promises on money, stock and lists, with two servers on one PostgreSQL. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { products } from '../../sandbox/catalogue/products';
import { listProducts } from '../../sandbox/listing';
import {
  call,
  listTitles,
  newShopper,
  ordersRefusal,
  placeOrder,
  recordPayment,
  signInToAdmin,
  signOut,
  type CallError,
} from '../store/engineApi';
import { ENGINE_PORTS, EngineStore } from './engineStore';

const HAMMER = '7f3c9a52-claw-hammer';
const HAMMER_PAISE = 99_900;
const [first, second] = ENGINE_PORTS;
const store = new EngineStore();
let shopper = '';
let gateway = '';
let superadmin = '';

const one = (quantity = 1) => [{ productId: HAMMER, quantity }];
const stockOf = (sku: string): readonly string[] =>
  store.sql(
    `SELECT s."stockOnHand", s."stockAllocated" FROM stock_level s JOIN product_variant v ON v.id = s."productVariantId" WHERE v.sku = '${sku}'`,
  )[0] ?? [];
const setStock = (onHand: number): unknown =>
  store.sql(
    `UPDATE stock_level SET "stockOnHand" = "stockAllocated" + ${onHand} WHERE "productVariantId" = (SELECT id FROM product_variant WHERE sku = '${HAMMER}')`,
  );
const codeOf = (error: CallError | null): string | undefined => error?.extensions?.code;

async function newOrder(key: string, quantity = 1): Promise<string> {
  const { placed, error } = await placeOrder(first, shopper, key, one(quantity));
  assert.equal(error, null);
  return placed?.id ?? '';
}

before(async () => {
  await store.start();
  shopper = await newShopper(first, 'shopper@example.com');
  gateway = await signInToAdmin(first, store.folder, 'gateway');
  superadmin = await signInToAdmin(first, store.folder, 'superadmin');
});
after(() => store.stop());

void test('an order has the prices and the total of the catalogue and holds its stock', async () => {
  const [onHand, allocated] = stockOf(HAMMER);
  const id = await newOrder('sum', 3);
  const { data } = await call<{
    shopOrder: { total: number; status: number; paid: boolean; lines: unknown[] };
  }>(
    first,
    'shop-api',
    'query ($id: String!) { shopOrder(id: $id) { total status paid lines { productTitle quantity unitPrice } } }',
    { id },
    shopper,
  );
  assert.deepEqual(data?.shopOrder, {
    total: 3 * HAMMER_PAISE,
    status: 0,
    paid: false,
    lines: [{ productTitle: 'Forged Claw Hammer 450 g', quantity: 3, unitPrice: HAMMER_PAISE }],
  });
  assert.deepEqual(stockOf(HAMMER), [onHand, String(Number(allocated) + 3)]);
});

void test('a refused order says why and leaves nothing behind', async () => {
  const count = () => store.sql('SELECT count(*) FROM "order"')[0]?.[0];
  const before = count();
  setStock(5);
  const refused = async (lines: { productId: string; quantity: number }[], token = shopper) =>
    codeOf((await placeOrder(first, token, `refused-${Math.random()}`, lines)).error);
  assert.equal(await refused(one(6)), 'OUT_OF_STOCK');
  assert.equal(await refused([...one(3), ...one(3)]), 'OUT_OF_STOCK');
  assert.equal(await refused(one(1001)), 'QUANTITY_LIMIT');
  assert.equal(await refused(one(0)), 'BAD_QUANTITY');
  assert.equal(await refused([...one(), { productId: 'nothing', quantity: 1 }]), 'UNKNOWN_PRODUCT');
  assert.equal(await refused(one(), ''), 'NOT_SIGNED_IN');
  assert.equal(count(), before);
  setStock(5000);
});

void test('a key makes one order, however often and wherever it is sent; of another customer it is another key', async () => {
  const answers = await Promise.all(
    [first, second, first, second].map((port) => placeOrder(port, shopper, 'doubled', one())),
  );
  assert.equal(new Set(answers.map(({ placed }) => placed?.id)).size, 1);
  assert.equal(answers.filter(({ placed }) => placed?.replayed === false).length, 1);
  const other = await newShopper(second, 'other@example.com');
  const { placed } = await placeOrder(second, other, 'doubled', one());
  assert.equal(placed?.replayed, false);
});

void test('30 pieces and 60 buyers on two servers: 30 are sold', async () => {
  setStock(30);
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, i) =>
      placeOrder(i % 2 === 0 ? first : second, shopper, `buyer-${i}`, one()),
    ),
  );
  assert.equal(answers.filter(({ placed }) => placed !== null).length, 30);
  assert.deepEqual(new Set(answers.map(({ error }) => codeOf(error))), new Set([undefined, 'OUT_OF_STOCK']));
  setStock(5000);
});

void test('the same payment twice at once is recorded once', async () => {
  const orderId = await newOrder('paid');
  const payment = { orderId, transactionId: 'tx-paid', amount: HAMMER_PAISE };
  const answers = await Promise.all([first, second].map((port) => recordPayment(port, gateway, payment)));
  assert.ok(answers.every(({ recorded }) => recorded?.recorded));
  assert.deepEqual(answers.map(({ recorded }) => recorded?.replayed).toSorted(), [false, true]);
  const rows = store.sql(
    `SELECT p.amount, p.state FROM payment p JOIN "order" o ON o.id = p."orderId" WHERE o.code = '${orderId}'`,
  );
  assert.deepEqual(rows, [[String(HAMMER_PAISE), 'Settled']]);
});

void test('money that cannot pay its order is kept and shown in its history, and the stock comes back', async () => {
  const orderId = await newOrder('cancelled', 2);
  const [, allocated] = stockOf(HAMMER);
  const [[id = ''] = []] = store.sql(`SELECT id FROM "order" WHERE code = '${orderId}'`);
  const cancel = 'mutation ($id: ID!) { cancelOrder(input: { orderId: $id }) { ... on Order { state } } }';
  assert.deepEqual((await call(first, 'admin-api', cancel, { id }, superadmin)).data, {
    cancelOrder: { state: 'Cancelled' },
  });
  assert.equal(stockOf(HAMMER)[1], String(Number(allocated) - 2));
  const payment = { orderId, transactionId: 'tx-late', amount: 2 * HAMMER_PAISE };
  const { recorded } = await recordPayment(second, gateway, payment);
  assert.deepEqual(recorded, { recorded: false, replayed: false, refusedBecause: 'CANCELLED' });
  assert.equal((await recordPayment(first, gateway, payment)).recorded?.replayed, true);
  const notes = store.sql(`SELECT data FROM history_entry WHERE "orderId" = ${id} AND type = 'ORDER_NOTE'`);
  assert.equal(notes.length, 1);
  assert.match(notes[0]?.[0] ?? '', /CANCELLED.*1998\.00 INR.*tx-late/);
});

void test('a payment of a wrong amount, a second one and one of another order do not pay', async () => {
  const orderId = await newOrder('amounts');
  const pay = (transactionId: string, amount: number, order = orderId) =>
    recordPayment(first, gateway, { orderId: order, transactionId, amount });
  assert.equal((await pay('tx-wrong', 1)).recorded?.refusedBecause, 'WRONG_AMOUNT');
  assert.equal((await pay('tx-right', HAMMER_PAISE)).recorded?.recorded, true);
  assert.equal((await pay('tx-again', HAMMER_PAISE)).recorded?.refusedBecause, 'ALREADY_PAID');
  assert.equal(
    codeOf((await pay('tx-right', HAMMER_PAISE, await newOrder('next'))).error),
    'TRANSACTION_OF_ANOTHER_ORDER',
  );
  assert.equal(codeOf((await pay('tx-none', 1, 'NO-SUCH-ORDER')).error), 'UNKNOWN_ORDER');
});

void test('the account of the gateway may do nothing else on the Admin API, and a shopper nothing at all', async () => {
  const ask = async (query: string, token: string) =>
    (await call(first, 'admin-api', query, {}, token)).errors[0]?.extensions?.code;
  assert.equal(await ask('{ orders { totalItems } }', gateway), 'FORBIDDEN');
  assert.equal(await ask('{ customers { totalItems } }', gateway), 'FORBIDDEN');
  assert.equal(await ask('{ trackedOrder(id: "x") { id } }', gateway), undefined);
  assert.equal(await ask('{ trackedOrder(id: "x") { id } }', shopper), 'FORBIDDEN');
  assert.equal(await ask('{ __schema { queryType { name } } }', superadmin), 'GRAPHQL_VALIDATION_FAILED');
});

void test('a session that was ended is refused by the other server at once', async () => {
  const token = await newShopper(first, 'leaving@example.com');
  const refusals = () => Promise.all([first, second].map((port) => ordersRefusal(port, token)));
  assert.deepEqual(await refusals(), [undefined, undefined]);
  await signOut(first, token);
  assert.deepEqual(await refusals(), ['NOT_SIGNED_IN', 'NOT_SIGNED_IN']);
});

void test('a session stays ended, whatever of it was on its way', async () => {
  for (let round = 0; round < 20; round += 1) {
    const token = await newShopper(first, `leaving-${round}@example.com`);
    const underWay = [first, second, first, second].map((port) => ordersRefusal(port, token));
    await Promise.all([signOut(first, token), ...underWay]);
    assert.equal(await ordersRefusal(second, token), 'NOT_SIGNED_IN');
  }
});

void test('an email address makes one account, also of two requests at once', async () => {
  const input = {
    email: 'twice@example.com',
    password: 'a-good-password',
    firstName: 'Asha',
    lastName: 'Verma',
  };
  const register = 'mutation ($input: RegisterShopperInput!) { registerShopper(input: $input) { email } }';
  const answers = await Promise.all(
    [first, second].map((port) => call(port, 'shop-api', register, { input })),
  );
  assert.deepEqual(answers.map(({ errors }) => errors[0]?.extensions?.code).toSorted(), [
    'EMAIL_TAKEN',
    undefined,
  ]);
});

const filters = [
  {},
  { category: 'hand tools' },
  { category: 'MEN ' },
  { parentCategory: 'Kurtas' },
  { gender: 'Women' },
  { gender: 'Men', featured: true },
  { filter: 'accessories, Footwear,nothing' },
  { featured: true, category: 'women' },
  { category: 'nothing' },
];

for (const filter of filters) {
  void test(`lists answer as the sandbox does: ${JSON.stringify(filter)}`, async () => {
    for (const page of [1, 2, 3, 99]) {
      const expected = listProducts(products, { ...filter, page, limit: 12 });
      const words = 'filter' in filter ? { filter: filter.filter?.split(',') } : {};
      const { titles, total } = await listTitles(page % 2 === 0 ? first : second, {
        ...filter,
        ...words,
        page,
        limit: 12,
      });
      assert.deepEqual(
        titles,
        expected.data.map(({ title }) => title),
      );
      assert.equal(total, expected.pagination?.total);
    }
  });
}

void test('a product that is switched off leaves the list and its total at once, and comes back', async () => {
  const [[id = ''] = []] = store.sql(`SELECT "productId" FROM product_variant WHERE sku = '${HAMMER}'`);
  const set = (enabled: boolean) =>
    call(
      first,
      'admin-api',
      'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { enabled } }',
      { input: { id, enabled } },
      superadmin,
    );
  const { total } = await listTitles(second, { page: 1, limit: 12 });
  await set(false);
  const without = await listTitles(second, { page: 1, limit: 12 });
  assert.equal(without.total, total - 1);
  assert.ok(!without.titles.includes('Forged Claw Hammer 450 g'));
  assert.equal(codeOf((await placeOrder(second, shopper, 'off', one())).error), 'UNKNOWN_PRODUCT');
  await set(true);
  assert.equal((await listTitles(second, { page: 1, limit: 12 })).total, total);
});

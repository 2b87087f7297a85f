import fc from 'fast-check';
import { type CallName, describedCalls, wrongAnswers } from '../../../e2e/support/faults/describedAnswers';
import { LIMITS } from '../../lib/constants';
import { isRecord, wellFormed } from '../../lib/untrusted';
import { buildOrder } from '../../testing/builders';
import { isFullRun } from '../../testing/fullRun';
import { toAccount } from './account';
import { orderTotal, toCreatedOrderId, toOrder, toOrders } from './order';
import { readPicture, toProduct, toProductPage } from './product';
import { toStoreInfo } from './storeInfo';

describe('Order', () => {
  // A server may send anything: answers are not validated before they reach a model.
  describe('Section 3, Order', () => {
    it('is mapped [3.order.3, 3.order.4, 3.order.5, 3.order.6, 3.order.7, 7.calls.19]', () => {
      expect(toOrder(buildOrder())).toEqual({
        id: 'ORD-2026-000042',
        status: 0,
        date: '2026-11-02T10:15:00.000Z',
        items: [
          { id: 1, name: 'Forged Claw Hammer 450 g', quantity: 2, price: 999 },
          { id: 2, name: 'Handloom Linen Kurta', quantity: 1, price: 1999 },
        ],
        shipping: {
          address: '7 Lake View Road, Pune, Maharashtra 411001',
          postalCode: '411001',
          method: 'Standard Shipping',
          tracking: 'Not available',
        },
      });
    });

    it.each([
      [undefined, 0],
      [null, 0],
      [0, 0],
      [3, 3],
      ['4', 4],
      [9, 9],
      ['shipped', null],
      [{}, null],
    ])('with the status %p has the code %p [3.order.2, 9.orders.1]', (status, code) => {
      expect(toOrder({ id: 'a', status })?.status).toBe(code);
    });

    it('is whole, whatever is left out [3.order.8]', () => {
      expect(toOrder({ id: 7 })).toEqual({
        id: '7',
        status: 0,
        date: null,
        items: [],
        shipping: {
          address: 'Not available',
          postalCode: '',
          method: 'Standard Shipping',
          tracking: 'Not available',
        },
      });
      expect(toOrder({ id: 'a', items: [null, 'x', {}, { quantity: -2, price: 'free' }] })?.items).toEqual([
        { id: 1, name: 'Untitled product', quantity: 0, price: 0 },
        { id: 2, name: 'Untitled product', quantity: 0, price: 0 },
      ]);
    });

    it('is whole, whatever is null, of another type or unknown [3.order.8]', () => {
      const none = { id: 'a', status: null, createdAt: null, items: null, shippingAddress: null };
      const bare = toOrder({ id: 'a' });
      expect(toOrder(none)).toEqual(bare);
      const shippingAddress = { address: null, city: {}, state: [], postalCode: true };
      expect(toOrder({ id: 'a', createdAt: {}, items: { 0: 'x' }, shippingAddress, coupon: 'x' })).toEqual(
        bare,
      );
      expect(toOrder({ id: 'a', shippingAddress: 'x', items: [] })).toEqual(bare);
    });

    it('takes texts for numbers [3.order.4]', () => {
      const items = [{ id: '8', productTitle: 450, quantity: '2', price: ' 999.50 ' }];
      expect(toOrder({ id: 'a', items })?.items).toEqual([{ id: 8, name: '450', quantity: 2, price: 999.5 }]);
    });

    it('leaves no stray comma in an address [3.order.5]', () => {
      const shippingAddress = { address: ' 7 Lake View Road ', postalCode: 411001 };
      expect(toOrder({ id: 'a', shippingAddress })?.shipping.address).toBe('7 Lake View Road, 411001');
    });

    it('is bounded in number and size, and its total is still right', () => {
      const items = Array.from({ length: 2000 }, (_, index) => ({ id: index, quantity: 1, price: 2 }));
      const order = toOrder({ id: 'a', items });
      expect(order?.items).toHaveLength(500);
      expect(order?.items.at(-1)).toEqual({ id: 500, name: '1501 more items', quantity: 1, price: 3002 });
      expect(order === null ? null : orderTotal(order)).toBe(4000);
      expect(
        toOrder({
          id: 'a',
          items: [
            { quantity: 2.7, price: -3 },
            { quantity: 1e9, price: 1e12 },
          ],
        })?.items,
      ).toEqual([
        { id: 1, name: 'Untitled product', quantity: 2, price: 0 },
        { id: 2, name: 'Untitled product', quantity: 99_999, price: 1e9 },
      ]);
      expect(toOrder({ id: 'a', createdAt: 'the other day' })?.date).toBeNull();
      expect(toOrder({ id: 'a'.repeat(201) })).toBeNull();
    });

    it.each([null, undefined, 'x', [], {}, { id: '' }, { id: {} }])('is none in %p', (answer) => {
      expect(toOrder(answer)).toBeNull();
    });

    it('costs the sum of price times quantity [2.orders.12]', () => {
      const order = toOrder(buildOrder());
      expect(order === null ? null : orderTotal(order)).toBe(3997);
    });
  });

  describe('Section 3, the list of orders', () => {
    it('leaves out what is no order, and is empty where there is none [3.order.9, 7.calls.17, 8.orders.5]', () => {
      expect(toOrders([buildOrder(), null, {}, 'x']).map(({ id }) => id)).toEqual(['ORD-2026-000042']);
      for (const answer of [[], null, {}, 'x']) expect(toOrders(answer)).toEqual([]);
    });
  });

  it('reads the number of a new order, as text or number, and none from anything else [7.calls.21]', () => {
    expect([{ id: 'a' }, { id: 7 }, {}, null, 'x'].map(toCreatedOrderId)).toEqual(['a', '7', '', '', '']);
  });

  it('An order of 500 items shows each of them', () => {
    const items = Array.from({ length: 500 }, (_, index) => ({ quantity: 1, price: index }));
    const shown = toOrder({ id: 'a', items })?.items;
    expect(shown?.map(({ price }) => price)).toEqual(items.map(({ price }) => price));
    expect(shown?.at(-1)?.name).not.toContain('more items');
  });

  it('A shopper has 5000 orders at most, the first that are sent', () => {
    const sent = Array.from({ length: 5001 }, (_, index) => ({ id: `o${index}` }));
    const orders = toOrders(sent);
    expect(orders).toHaveLength(5000);
    expect(orders.at(-1)?.id).toBe('o4999');
  });
});

// A server may send anything: answers are not validated before they reach a model.
const asha = {
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'asha@example.com',
  createdAt: '2025-03-14T09:30:00.000Z',
};

const emptyAccount = { firstName: '', lastName: '', email: '', createdAt: null };

describe('Section 3, User', () => {
  it('is read from data, else from the answer itself [3.user.3, 7.calls.6]', () => {
    expect(toAccount({ data: asha })).toEqual(asha);
    expect(toAccount(asha)).toEqual(asha);
    expect(toAccount({ ...asha, data: null })).toEqual(asha);
    expect(toAccount({ email: 'outer@example.com', data: asha })).toEqual(asha);
  });

  it.each([
    null,
    undefined,
    'x',
    [],
    {},
    { data: null },
    { data: [] },
    { data: {} },
    { firstName: null, lastName: null, email: null, createdAt: null },
    { data: { firstName: {}, lastName: [], email: true, createdAt: '' } },
    { role: 'admin' },
  ])('is whole in %j [3.user.4]', (answer) => {
    expect(toAccount(answer)).toEqual(emptyAccount);
  });

  it('takes numbers for texts [3.user.4]', () => {
    expect(toAccount({ data: { firstName: 7, createdAt: 1741944600000 } })).toEqual({
      ...emptyAccount,
      firstName: '7',
      createdAt: '2025-03-14T09:30:00.000Z',
    });
  });
});

describe('Hostile answers', () => {
  /** The model of each call. */
  const models: Partial<Record<CallName, (answer: unknown) => unknown>> = {
    getAccountInfo: toAccount,
    getStoreInfo: toStoreInfo,
    listProducts: toProductPage,
    getProduct: toProduct,
    listOrders: toOrders,
    trackOrder: toOrder,
    createOrder: toCreatedOrderId,
  };

  const counted = new Set(['price', 'originalPrice', 'quantity', 'total']);

  /** Texts that no address can hold, numbers that no screen can show, amounts below zero, lists that do not end. */
  function problemsOf(value: unknown, name = ''): readonly string[] {
    if (typeof value === 'string')
      return wellFormed(value) === value && value.length <= LIMITS.policyLength ? [] : [`text in ${name}`];
    if (typeof value === 'number')
      return Number.isFinite(value) && (value >= 0 || !counted.has(name)) ? [] : [`${value} in ${name}`];
    if (Array.isArray(value)) {
      const list: readonly unknown[] = value;
      const tooLong = list.length > LIMITS.orders ? [`${list.length} in ${name}`] : [];
      return [...tooLong, ...list.flatMap((member) => problemsOf(member, name))];
    }
    return isRecord(value) ? Object.entries(value).flatMap(([key, member]) => problemsOf(member, key)) : [];
  }

  function read(call: CallName, body: unknown): unknown {
    const model = models[call];
    if (model === undefined) throw new Error(`No model for ${call}`);
    return model(JSON.parse(JSON.stringify(body)));
  }

  describe('Whatever is wrong in an answer, its model is sound', () => {
    const calls = describedCalls.filter(({ name }) => models[name] !== undefined);
    it.each(calls.map((call) => [call.name, call] as const))('of %s', (name, call) => {
      const wrong = wrongAnswers(call);
      expect(wrong.length).toBeGreaterThan(20);
      const problems = wrong.map((each) => ({
        name: each.name,
        problems: problemsOf(read(name, each.body)),
      }));
      expect(problems.filter((each) => each.problems.length > 0)).toEqual([]);
    });

    it('however deep, long or odd it is', () => {
      const names = fc.constantFrom(...calls.map(({ name }) => name));
      const odd = fc.oneof(
        fc.jsonValue(),
        fc.double(),
        fc.constant('half \ud800 a pair'),
        fc.string({ minLength: 400, maxLength: 500 }),
      );
      const fields = fc.constantFrom(
        ...[
          'id',
          'title',
          'data',
          'pagination',
          'total',
          'images',
          'attributes',
          'items',
          'price',
          'quantity',
        ],
        ...['categories', 'categoryImages', 'policies', 'createdAt', 'status', 'url', 'value', 'key'],
      );
      const { answer } = fc.letrec((tie) => ({
        answer: fc.oneof(
          { maxDepth: 4 },
          odd,
          fc.array(tie('answer'), { maxLength: 5 }),
          fc.dictionary(fields, tie('answer'), { maxKeys: 8 }),
        ),
      }));
      fc.assert(
        fc.property(names, answer, (name, body) => {
          expect(problemsOf(read(name, body ?? null))).toEqual([]);
        }),
        { numRuns: isFullRun ? 5000 : 300 },
      );
    });
  });

  it('adds up an order of any size', () => {
    const item = fc.record({ quantity: fc.nat({ max: 9 }), price: fc.nat({ max: 9999 }) });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 1200, size: 'max' }), (items) => {
        const order = toOrder({ id: 'a', items });
        const total = items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
        expect(order === null ? null : orderTotal(order)).toBe(total);
      }),
      { numRuns: 20 },
    );
  });
});

describe('Picture', () => {
  const address = (length: number) => 'https://shop.example/'.padEnd(length, 'x');

  it.each([
    ['an address', 'https://shop.example/a.png', 'https://shop.example/a.png'],
    ['none of a script', 'javascript:alert(1)', ''],
    ['none of what is no text', {}, ''],
    ['one of 4000 characters', address(4000), address(4000)],
    ['none that is longer, as a cut one would be another', address(4001), ''],
  ])('The address of a picture is %s', (_what, value, expected) => {
    expect(readPicture(value)).toBe(expected);
  });
});

// A server may send anything: answers are not validated before they reach a model.
describe('The limits of products', () => {
  const urls = Array.from({ length: 60 }, (_, index) => `https://cdn.example/${index}.png`);

  it.each([
    [
      'beside a main one',
      { imgUrl: 'https://cdn.example/main.png' },
      ['https://cdn.example/main.png', ...urls.slice(0, 49)],
    ],
    ['without a main one', {}, urls.slice(0, 50)],
  ])('are 50 pictures %s', (_what, more, expected) => {
    expect(toProduct({ id: 'a', images: urls.map((url) => ({ url })), ...more })?.images).toEqual(expected);
  });

  it('are 50 pictures that are sent, with those that cannot be shown', () => {
    const odd = Array.from({ length: 50 }, () => ({ url: 'javascript:alert(1)' }));
    expect(toProduct({ id: 'a', images: [...odd, { url: urls[0] }] })?.images).toEqual([]);
  });

  it('are 100 sizes, of all attributes together', () => {
    const sizes = (from: number) => Array.from({ length: 60 }, (_, index) => `S${from + index}`);
    const attributes = [
      { key: 'size', value: sizes(0) },
      { key: 'Size', value: sizes(60) },
    ];
    expect(toProduct({ id: 'a', attributes })?.sizes).toEqual([...sizes(0), ...sizes(60)].slice(0, 100));
  });

  it.each([
    [100, 99],
    [101, 101],
  ])('are 100 on a page: of %s sent, one of them odd, a page counts %s', (count, total) => {
    const sent = Array.from({ length: count }, (_, index) => ({ id: index === 0 ? '' : `p${index}` }));
    expect(toProductPage({ data: sent })).toMatchObject({ total, products: { length: 99 } });
  });
});

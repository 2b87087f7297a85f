import { buildOrder } from '../../testing/builders';
import { orderTotal, toCreatedOrderId, toOrder, toOrders } from './order';

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
        parts: { address: '7 Lake View Road', city: 'Pune', state: 'Maharashtra' },
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

import { blankAddress } from '../../lib/shippingAddress';
import { buildOrderModel } from '../../testing/builders';
import type { PurchaseLine } from './purchase';
import { blankPurchase, toOrderProducts } from './purchase';
import { findOrderOf, pendingOrderIds } from './orderMatch';

const sentAt = Date.parse('2026-11-02T10:15:00.000Z');
const minute = 60_000;
const address = { ...blankAddress, postalCode: '411 001' };
const choice = { selectedSize: '', selectedColor: '' };
const kurta: PurchaseLine = { ...choice, id: 'kurta', name: 'Kurta', quantity: 1 };
const hammer: PurchaseLine = { ...choice, id: 'hammer', name: ' Hammer ', quantity: 2 };
const sent = {
  ...blankPurchase('a', 'placing'),
  lines: [kurta, hammer, kurta],
  knownOrderIds: [],
  sentAt,
  address,
};
const items = [
  { id: 1, name: 'Hammer', quantity: 1, price: 999 },
  { id: 2, name: 'Kurta ', quantity: 2, price: 1999 },
  { id: 3, name: 'Hammer', quantity: 1, price: 999 },
];

/** A pending order of the same items, so many milliseconds after the request was sent. */
function orderAfter(milliseconds: number, changes: Parameters<typeof buildOrderModel>[0] = {}) {
  const date = new Date(sentAt + milliseconds).toISOString();
  return buildOrderModel({ id: 'ORD-1', status: 0, date, items, ...changes });
}

const { shipping } = buildOrderModel();

describe('The order of a request without an answer', () => {
  const found = { orderId: 'ORD-1', isCertain: true };

  it('is a pending one with the same items', () => {
    expect(findOrderOf([orderAfter(0)], sent, [])).toEqual(found);
  });

  it('is one whose names have other space around them', () => {
    const spaced = [kurta, hammer, kurta].map((line) => ({ ...line, name: ` ${line.name.trim()}` }));
    expect(findOrderOf([orderAfter(0)], { ...sent, lines: spaced }, [])).toEqual(found);
  });

  it.each(['411001', '411-001', ''])('is one that goes to the postal code %p [decision.31]', (postalCode) => {
    expect(findOrderOf([orderAfter(0, { shipping: { ...shipping, postalCode } })], sent, [])).toEqual(found);
  });

  it.each([
    ['goes to another postal code', { shipping: { ...shipping, postalCode: '400001' } }],
    ['is paid', { status: 1 }],
    ['has no known status', { status: null }],
    ['has fewer items', { items: items.slice(1) }],
    ['has more items', { items: [...items, { id: 4, name: 'Saw', quantity: 1, price: 1 }] }],
    ['has other items', { items: items.map((item) => ({ ...item, name: `${item.name}s` })) }],
    ['has nothing', { items: [] }],
  ])('is none that %s', (_what, changes) => {
    expect(findOrderOf([orderAfter(0, changes)], sent, [])).toBeNull();
  });

  it('is none that was known before, or is of another purchase, but one after them', () => {
    const orders = ['ORD-2', 'ORD-3', 'ORD-1'].map((id) => orderAfter(0, { id }));
    expect(findOrderOf(orders, { ...sent, knownOrderIds: ['ORD-2'] }, ['ORD-3'])).toEqual(found);
    expect(findOrderOf(orders.slice(0, 2), { ...sent, knownOrderIds: ['ORD-2'] }, ['ORD-3'])).toBeNull();
  });

  it('may be dated five minutes before, as clocks differ, and not earlier', () => {
    expect(findOrderOf([orderAfter(-5 * minute)], sent, [])).toEqual(found);
    expect(findOrderOf([orderAfter(-5 * minute - 1)], sent, [])).toBeNull();
  });

  it('may have no date', () => {
    expect(findOrderOf([orderAfter(0, { date: null })], sent, [])).toEqual(found);
  });

  it.each([
    ['at the time of sending', orderAfter(0), true],
    ['before it', orderAfter(-1), false],
    ['at an unknown time', orderAfter(0, { date: null }), false],
  ])('where the earlier orders are unknown, one dated %s is certain: %#', (_what, order, isCertain) => {
    expect(findOrderOf([order], { ...sent, knownOrderIds: null }, [])).toEqual({
      orderId: 'ORD-1',
      isCertain,
    });
    expect(findOrderOf([order], { ...sent, knownOrderIds: null }, ['ORD-1'])).toBeNull();
  });
});

it('Pending orders are told from all others', () => {
  const orders = [0, 1, 4, null, 9, 0].map((status, index) => orderAfter(0, { id: `ORD-${index}`, status }));
  expect(pendingOrderIds(orders)).toEqual(['ORD-0', 'ORD-5']);
});

it('An order names each product once, with the sum of its lines', () => {
  expect(toOrderProducts([kurta, hammer, { ...kurta, selectedSize: 'L', quantity: 3 }])).toEqual({
    kurta: 4,
    hammer: 2,
  });
});

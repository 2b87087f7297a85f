import { blankAddress } from '../../lib/shippingAddress';
import { buildCartLine, buildOrderModel } from '../../testing/builders';
import type { LoadedOrders } from './checkoutState';
import { blankPurchase, toOrderProducts } from './purchase';
import { findOrderOf, pendingOrderIds } from './orderMatch';

const sentAt = Date.parse('2026-11-02T10:15:00.000Z');
const minute = 60_000;
const address = { ...blankAddress, postalCode: '411 001' };
const kurta = buildCartLine({ id: 'kurta', name: 'Kurta', quantity: 1 });
const hammer = buildCartLine({ id: 'hammer', name: ' Hammer ', quantity: 2 });
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
/** The orders were loaded a minute after the sending, by a device whose clock is right. */
const loaded = { pendingIds: [], serverTime: sentAt + minute, at: sentAt + minute };

/** A pending order of the same items, so many milliseconds after the request was sent. */
function orderAfter(milliseconds: number, changes: Parameters<typeof buildOrderModel>[0] = {}) {
  const date = new Date(sentAt + milliseconds).toISOString();
  return buildOrderModel({ id: 'ORD-1', status: 0, date, items, ...changes });
}

const { shipping } = buildOrderModel();
const certain = { orderId: 'ORD-1', isCertain: true };
const uncertain = { orderId: 'ORD-1', isCertain: false };

describe('The order of a request without an answer', () => {
  it('is a pending one with the same items, whatever the space around their names', () => {
    expect(findOrderOf([orderAfter(0)], sent, [], loaded)).toEqual(certain);
  });

  it.each(['411001', '411-001', ''])('is one that goes to the postal code %p [decision.31]', (postalCode) => {
    const order = orderAfter(0, { shipping: { ...shipping, postalCode } });
    expect(findOrderOf([order], sent, [], loaded)).toEqual(certain);
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
    expect(findOrderOf([orderAfter(0, changes)], sent, [], loaded)).toBeNull();
  });

  it('is none that was known before, or is of another purchase, but one after them', () => {
    const orders = ['ORD-2', 'ORD-3', 'ORD-1'].map((id) => orderAfter(0, { id }));
    const knowing = { ...sent, knownOrderIds: ['ORD-2'] };
    expect(findOrderOf(orders, knowing, ['ORD-3'], loaded)).toEqual(certain);
    expect(findOrderOf(orders.slice(0, 2), knowing, ['ORD-3'], loaded)).toBeNull();
  });

  it.each([null, '2020-01-01', '2020-01-01T00:00:00Z', '2030-01-01T00:00:00Z'])(
    'is new where it was not known before, whatever its date: %p',
    (date) => {
      const unreadable = { ...loaded, serverTime: null };
      expect(findOrderOf([orderAfter(0, { date })], sent, [], unreadable)).toEqual(certain);
    },
  );
});

describe('Where the orders of before are unknown, the server’s clock tells new from old', () => {
  const unknowing = { ...sent, knownOrderIds: null };
  const find = (date: string | null, changes: Partial<LoadedOrders> = {}) =>
    findOrderOf([orderAfter(0, { date })], unknowing, [], { ...loaded, ...changes });
  const at = (milliseconds: number) => new Date(sentAt + milliseconds).toISOString();

  it.each([
    ['a moment after the sending', 1, certain],
    ['in the second of the sending', -2000, certain],
    ['more than a second before it', -2001, uncertain],
    ['ten minutes before it', -10 * minute, uncertain],
    ['earlier', -10 * minute - 1, null],
  ])('with an order of %s', (_what, milliseconds, expected) => {
    expect(find(at(milliseconds))).toEqual(expected);
  });

  it('and counts only how long ago the sending was by the device’s clock, however wrong that is', () => {
    for (const ahead of [-3_600_000, 360_000, 3_600_000]) {
      const purchase = { ...unknowing, sentAt: sentAt + ahead };
      const orders = { ...loaded, at: loaded.at + ahead };
      expect(findOrderOf([orderAfter(0)], purchase, [], orders)).toEqual(certain);
      expect(findOrderOf([orderAfter(-60 * minute)], purchase, [], orders)).toBeNull();
    }
  });

  it.each([
    ['no date', null],
    ['a day alone', '2026-11-02'],
    ['a time without a zone', '2026-11-02T10:15:00'],
    ['a time without seconds', '2026-11-02T10:15Z'],
  ])('but not with %s', (_what, date) => {
    expect(find(date)).toEqual(uncertain);
  });

  it.each(['2026-11-02T10:15:00z', '2026-11-01T23:15:00-11:00', '2026-11-03T00:15:00.000+1400'])(
    'in every time zone: %s',
    (date) => expect(find(date)).toEqual(certain),
  );

  it('but not where the Date header cannot be read, or the device’s clock was set back', () => {
    expect(find(at(0), { serverTime: null })).toEqual(uncertain);
    expect(find(at(0), { at: sentAt - 1 })).toEqual(uncertain);
  });

  it('and takes the order that is certain, not the one before it that is not', () => {
    const orders = [orderAfter(0, { id: 'ORD-0', date: null }), orderAfter(0)];
    expect(findOrderOf(orders, unknowing, [], loaded)).toEqual(certain);
    expect(findOrderOf(orders, unknowing, ['ORD-1'], loaded)).toEqual({ orderId: 'ORD-0', isCertain: false });
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

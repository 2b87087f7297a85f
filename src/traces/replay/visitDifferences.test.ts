import fc from 'fast-check';
import { createNumbering, differencesOfVisits } from './visitDifferences';

/** The state after a visit in which an order was placed. */
const visit = (order: string, key: string, at: number, quantity = 2) => ({
  location: { key, pathname: `/payment/${order}` },
  cart: { lines: [{ id: '7f3c9a52-claw-hammer', quantity }] },
  checkout: { records: { [order]: { id: order, sentAt: at } }, currentId: order },
  toasts: [{ text: `Order ${order} was placed at ${new Date(at).toISOString()}` }],
});
const first = visit('ORD-2026-000007', 'z7TmiQsx', 1795723393648);

describe('The states of two visits', () => {
  it('are equal where only ids, keys and times differ', () => {
    expect(differencesOfVisits(first, visit('ORD-2026-000012', 'Le9BDukx', 1795732746531))).toEqual([]);
  });

  it('are equal where two times of one visit are one in the other', () => {
    const state = (first: number, second: number) => ({ first, second });
    expect(
      differencesOfVisits(state(1795723391610, 1795723391611), state(1795732743507, 1795732743507)),
    ).toEqual([]);
  });

  it('are equal where two calls were answered in another order', () => {
    const state = (...queries: readonly string[]) => ({ api: { provided: { tags: { Product: queries } } } });
    expect(
      differencesOfVisits(state('listProducts', 'getProduct'), state('getProduct', 'listProducts')),
    ).toEqual([]);
  });

  it('differ where a quantity does', () => {
    expect(differencesOfVisits(first, visit('ORD-2026-000012', 'Le9BDukx', 1795732746531, 3))).toEqual([
      { path: ['cart', 'lines', 0, 'quantity'], recorded: 2, replayed: 3 },
    ]);
  });

  it('differ with the values that each visit has', () => {
    const state = (id: string, text: string) => ({ id, text });
    expect(differencesOfVisits(state('ORD-000007', 'to ORD-000007'), state('ORD-000012', ''))).toEqual([
      { path: ['text'], recorded: 'to ORD-000007', replayed: '' },
    ]);
  });

  it.each([
    ['a postal code', { postalCode: '411001' }, { postalCode: '411038' }],
    ['a phone', { phone: '9876543210' }, { phone: '9876543211' }],
    ['a phone with hyphens', { phone: '+91-98765-43210' }, { phone: '+91-98765-43211' }],
    ['an amount', { text: 'INR 123456' }, { text: 'INR 654321' }],
    [
      'a product',
      { pathname: '/product/stainless-steel-bottle' },
      { pathname: '/product/forged-iron-claw-hammer' },
    ],
    ['a product by its id', { id: '7f3c9a52-claw-hammer' }, { id: '91aa3b07-hand-saw' }],
    ['a search', { location: { search: '?search=iphone15' } }, { location: { search: '?search=galaxy24' } }],
    ['a contact', { contact: 'asha99' }, { contact: 'ravi77x' }],
    ['a coupon', { coupon: 'SAVE10' }, { coupon: 'SAVE20' }],
    ['an article', { sku: 'SKU-4711' }, { sku: 'SKU-4712' }],
    ['an address', { address: 'Flat B12-401' }, { address: 'Flat B12-402' }],
    ['a category', { parentId: 'hand-tools' }, { parentId: 'men' }],
    ['a number of days', { estimatedTime: 3 }, { estimatedTime: 9 }],
    ['an order that is not there', { orderId: '' }, { orderId: 'ORD-2026-000012' }],
    ['a purchase that was not sent', { sentAt: 0 }, { sentAt: 1795723393648 }],
    ['a time that is unknown', { createdAt: '' }, { createdAt: '2026-11-28T10:12:17.626Z' }],
    [
      'the number of an order that was typed',
      { originalArgs: { orderId: '100234' } },
      { originalArgs: { orderId: '100235' } },
    ],
  ])('differ in %s', (_what, left, right) => {
    expect(differencesOfVisits(left, right)).toHaveLength(1);
  });

  it('differ in an id that both have: none was made anew', () => {
    const state = (...ids: readonly string[]) => ids.map((id) => ({ id }));
    const [first, second] = ['ORD-2026-000007', 'ORD-2026-000012'];
    expect(differencesOfVisits(state(first, first, second), state(first, second, second))).toEqual([
      { path: [1, 'id'], recorded: first, replayed: second },
    ]);
  });

  it('are equal with orders whose numbers are digits alone', () => {
    const state = (order: string) => ({ currentId: order, pathname: `/payment/${order}` });
    expect(differencesOfVisits(state('100234'), state('100235'))).toEqual([]);
  });

  it('are equal where one has asked ahead', () => {
    const state = (queries: object) => ({ api: { queries, subscriptions: queries } });
    const product = { status: 'fulfilled', data: { name: 'Hammer' } };
    expect(differencesOfVisits(state({ 'getProduct(1)': product }), state({}))).toEqual([]);
    const other = { ...product, data: { name: 'Saw' } };
    expect(
      differencesOfVisits(state({ 'getProduct(1)': product }), state({ 'getProduct(1)': other })),
    ).toHaveLength(1);
  });

  it('are equal where a message has closed itself in one', () => {
    const state = (...toasts: readonly string[]) => ({ notifications: { toasts } });
    expect(differencesOfVisits(state('Added'), state())).toEqual([]);
  });

  it('differ where one id stands for two', () => {
    const state = (...ids: readonly string[]) => ids.map((id) => ({ id }));
    expect(differencesOfVisits(state('ORD-1', 'ORD-1'), state('ORD-2', 'ORD-3'))).toHaveLength(1);
    expect(differencesOfVisits(state('ORD-1', 'ORD-2'), state('ORD-3', 'ORD-3'))).toHaveLength(1);
  });

  it.each([
    ['a request', { requestId: 'T2aKYPfWQ1kZLFgJaWQlJ' }, { requestId: 'WXWKmgiIouXfHhWvvXITE' }],
    ['a session', { sessionId: '08dkium0d60h6k' }, { sessionId: '1iedycl16u1gef' }],
    [
      'a purchase',
      { ordered: ['1795860743741-gYwZKCrqVnDE8oUNIz5n2'] },
      { ordered: ['1795860833211-BDYQgOkZRTZiXHGYYbAW5'] },
    ],
    ['a payment', { text: 'upi://pay?tr=pay_f97e8e33e1dc' }, { text: 'upi://pay?tr=pay_0a2b4c6d8e0f' }],
    ['a port', { url: 'http://localhost:8044/a.svg' }, { url: 'http://localhost:41234/a.svg' }],
  ])('are equal where %s has another id', (_what, left, right) => {
    expect(differencesOfVisits(left, right)).toEqual([]);
  });

  it('never differ in two values that are equal', () => {
    const texts = fc.constantFrom('', 'ORD-1', 'ORD-2', 'to ORD-1', 'ORD-3 of ORD-1', '100234', '100235');
    const state = fc.dictionary(
      fc.constantFrom('id', 'orderId', 'text', 'sentAt', 'ORD-1', 'ORD-2'),
      fc.oneof(texts, fc.constantFrom(null, 0, 2, 1795723393648)),
    );
    fc.assert(
      fc.property(state, state, (left, right) => {
        const found = differencesOfVisits(left, right).filter(
          (each) => 'recorded' in each && 'replayed' in each,
        );
        expect(found.filter(({ recorded, replayed }) => recorded === replayed)).toEqual([]);
      }),
    );
  });
});

describe('The lines of two stories', () => {
  it('are the same with other orders, not with other products or searches', () => {
    const told = (text: string) => createNumbering()(text);
    expect(told('Order ORD-2026-000007 exists')).toBe(told('Order ORD-2026-000012 exists'));
    for (const [one, other] of [
      ['Opened /product/stainless-steel-bottle', 'Opened /product/forged-iron-claw-hammer'],
      ['Searched for iphone15', 'Searched for galaxy24'],
    ] as const) {
      expect(told(one)).not.toBe(told(other));
    }
  });
});

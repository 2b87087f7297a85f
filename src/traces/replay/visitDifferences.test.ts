import { differencesOfVisits } from './visitDifferences';

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
    expect(differencesOfVisits(state('order-000007', 'to order-000007'), state('order-000012', ''))).toEqual([
      { path: ['text'], recorded: 'to order-000007', replayed: '' },
    ]);
  });

  it.each([
    ['a postal code', { postalCode: '411001' }, { postalCode: '411038' }],
    ['a phone', { phone: '9876543210' }, { phone: '9876543211' }],
    ['a phone with hyphens', { phone: '+91-98765-43210' }, { phone: '+91-98765-43211' }],
    ['an amount', { text: 'INR 123456' }, { text: 'INR 654321' }],
  ])('differ in %s', (_what, left, right) => {
    expect(differencesOfVisits(left, right)).toHaveLength(1);
  });

  it('differ in an id that both have: none was made anew', () => {
    const state = (...ids: readonly string[]) => ids.map((id) => ({ id }));
    const [hammer, saw] = ['7f3c9a52-claw-hammer', '91aa3b07-hand-saw'];
    expect(differencesOfVisits(state(hammer, hammer, saw), state(hammer, saw, saw))).toEqual([
      { path: [1, 'id'], recorded: hammer, replayed: saw },
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
    expect(differencesOfVisits(state('a1', 'a1'), state('b1', 'b2'))).toHaveLength(1);
    expect(differencesOfVisits(state('a1', 'a2'), state('b1', 'b1'))).toHaveLength(1);
  });
});

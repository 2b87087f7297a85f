import { blankAddress } from '../../lib/shippingAddress';
import { buildAddress, buildCartLine, buildOrderModel } from '../../testing/builders';
import type { Purchase } from './purchase';
import { blankPurchase, DRAFT_ID } from './purchase';
import {
  checkoutOpened,
  duplicateFound,
  noticeDismissed,
  noticeSeen,
  orderMissing,
  orderPlaced,
  orderRefused,
  orderSent,
  orderUnconfirmed,
  paymentAnswered,
  paymentSent,
  checkoutReducer,
  purchasesRead,
  resolutionStarted,
  submitRefused,
  submitted,
} from './checkoutSlice';
import { noPurchases } from './checkoutState';
import type { CheckoutState } from './checkoutState';

const owner = 'session of asha';
const address = buildAddress();
const line = buildCartLine();
const placing = { ...blankPurchase('a', 'placing'), lines: [line], address, knownOrderIds: ['ORD-0'] };
const draft = { ...blankPurchase(DRAFT_ID, 'draft'), address };
const unsure = { ...placing, phase: 'unsure' as const };
const other = { ...blankPurchase('b', 'unsure'), lines: [line], sentAt: 5 };

/** A checkout of this session that waits for the first of the records. */
function waiting(...records: readonly Purchase[]): CheckoutState {
  return { ...noPurchases, owner, currentId: records[0]?.id ?? '', records };
}

/** What is left of a purchase that is over. */
function settled(record: Purchase): Purchase {
  const { revision } = record;
  const rest = { phase: 'settled' as const, lines: [], address: blankAddress, knownOrderIds: null };
  return { ...record, ...rest, revision: revision + 1 };
}

describe('A submitted purchase', () => {
  const order = submitted({ lines: [line], address, after: 'before', isKept: false });

  it('is placed, knows the earlier orders, and clears the last failure', () => {
    const before: CheckoutState = {
      ...waiting(other),
      currentId: '',
      failure: 'refused',
      pendingOrderIds: ['ORD-0'],
    };
    const { id } = order.payload;
    const { name, quantity, selectedSize, selectedColor } = line;
    const record = {
      ...blankPurchase(id, 'placing'),
      lines: [{ id: line.id, name, quantity, selectedSize, selectedColor }],
      address,
      after: 'before',
      knownOrderIds: ['ORD-0'],
    };
    expect(checkoutReducer(before, order)).toEqual({
      ...before,
      failure: null,
      currentId: id,
      records: [other, record],
    });
  });

  it('is ignored while an order is being placed, but not after a failure', () => {
    const state = waiting(placing);
    expect(checkoutReducer(state, order)).toBe(state);
    expect(checkoutReducer(waiting(other), order).records).toHaveLength(2);
  });

  it('has an id that is smaller than that of a later one', () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
    const first = submitted({ lines: [line], address, after: '', isKept: false }).payload.id;
    now.mockReturnValue(1_800_000_000_001);
    const second = submitted({ lines: [line], address, after: '', isKept: false }).payload.id;
    expect(first < second).toBe(true);
  });

  it('is sent with the orders that were there before', () => {
    const state = checkoutReducer(
      waiting(placing, other),
      orderSent({ id: 'a', at: 12, knownOrderIds: null }),
    );
    expect(state.records).toEqual([{ ...placing, revision: 2, sentAt: 12, knownOrderIds: null }, other]);
  });

  it('keeps only the phone of its address once there is an order, and ends the draft', () => {
    const before = { ...waiting(placing), records: [other, placing, draft] };
    const state = checkoutReducer(before, orderPlaced({ id: 'a', orderId: 'ORD-1' }));
    const phone = { ...blankAddress, phone: address.phone };
    expect(state.records).toEqual([
      other,
      { ...placing, revision: 2, phase: 'placed', orderId: 'ORD-1', address: phone },
      settled(draft),
    ]);
    expect(state.currentId).toBe('a');
  });

  it('changes nothing where its session has ended', () => {
    expect(checkoutReducer(waiting(other), orderPlaced({ id: 'a', orderId: 'ORD-1' })).records).toEqual([
      other,
    ]);
  });
});

describe('A purchase without an order', () => {
  it.each([
    ['refused', orderRefused({ id: 'a' }), 'refused', settled(placing)],
    ['missing', orderMissing({ id: 'a', isOld: false }), 'refused', unsure],
    ['missing from an earlier visit', orderMissing({ id: 'a', isOld: true }), null, unsure],
    ['of unknown outcome', orderUnconfirmed({ id: 'a' }), 'unconfirmed', unsure],
  ])('that is %s opens the checkout that waits for it', (_what, action, failure, record) => {
    const expected = { ...record, revision: 2 };
    const state = checkoutReducer(waiting(placing, other), action);
    expect(state).toEqual({ ...waiting(placing), currentId: '', failure, records: [expected, other] });
    const elsewhere = checkoutReducer(waiting(other, placing), action);
    expect(elsewhere).toEqual(waiting(other, { ...placing, ...expected }));
  });

  it('is looked up again, and the checkout waits for it', () => {
    const state = checkoutReducer(waiting(placing, other), resolutionStarted({ id: 'b' }));
    expect(state.records).toEqual([placing, { ...other, phase: 'placing', revision: 2 }]);
    expect(state.currentId).toBe('b');
  });

  it('that was submitted twice waits for the other one', () => {
    const found = duplicateFound({ id: 'a', of: 'b' });
    const state = checkoutReducer(waiting(placing, other), found);
    expect(state).toEqual({ ...waiting(placing), currentId: 'b', records: [settled(placing), other] });
    expect(checkoutReducer(waiting(other, placing), found).currentId).toBe('b');
    expect(checkoutReducer({ ...waiting(placing), currentId: '' }, found).currentId).toBe('');
  });

  it('stays as it is where the form was refused or the code of purchases was loaded', () => {
    const state = waiting(placing);
    expect(checkoutReducer(state, submitRefused({ reason: 'cartEmpty' }))).toBe(state);
  });
});

describe('A checkout that is opened', () => {
  it('goes on waiting for an order that is being placed', () => {
    const records = [other, placing];
    const state: CheckoutState = { ...waiting(placing), records, owner: '', failure: 'refused' };
    expect(checkoutReducer(state, checkoutOpened({ owner }))).toEqual({ ...state, owner });
  });

  it('begins anew where none is being placed', () => {
    const state: CheckoutState = { ...waiting(other, placing), owner: '', failure: 'unconfirmed' };
    const begun = { ...state, owner, currentId: '', failure: null };
    expect(checkoutReducer(state, checkoutOpened({ owner }))).toEqual(begun);
  });
});

describe('The payment of an order', () => {
  const placed = { ...blankPurchase('a', 'placed'), sentAt: 1, orderId: 'ORD-1' };

  it('is remembered while it is not answered', () => {
    const paying = { ...placed, phase: 'paying' as const, revision: 2 };
    const state = checkoutReducer(waiting(placed, other), paymentSent('ORD-1'));
    expect(state).toEqual(waiting(paying, other));
    const answered = checkoutReducer(state, paymentAnswered({ orderId: 'ORD-1' }));
    expect(answered).toEqual(waiting({ ...placed, revision: 3 }, other));
  });

  it('is remembered for an order of another device', () => {
    const sent = paymentSent('ORD-9');
    const paying = { ...blankPurchase(sent.payload.id, 'paying'), orderId: 'ORD-9' };
    expect(sent.payload.id).not.toBe('');
    expect(checkoutReducer(waiting(placed), sent)).toEqual({
      ...waiting(placed),
      records: [placed, paying],
    });
  });

  it('that nobody waits for changes nothing with its answer', () => {
    const paying = { ...blankPurchase('c', 'paying'), orderId: 'ORD-2' };
    const state = waiting(placed, paying);
    expect(checkoutReducer(state, paymentAnswered({ orderId: 'ORD-1' }))).toBe(state);
  });

  it('is no longer asked for where its notice was closed', () => {
    const state = checkoutReducer(waiting(placed, other), noticeDismissed({ orderId: 'ORD-1' }));
    expect(state.records).toEqual([settled(placed), other]);
  });
});

it('notes of which order the notice was seen', () => {
  const seen = checkoutReducer(noPurchases, noticeSeen({ orderId: 'ORD-1' }));
  expect(seen).toEqual({ ...noPurchases, noticedOrderId: 'ORD-1' });
  expect(checkoutReducer(seen, noticeSeen({ orderId: 'ORD-1' }))).toBe(seen);
});

it('merges the stored records', () => {
  const state = checkoutReducer(waiting(placing), purchasesRead([other]));
  expect(state).toEqual(waiting(placing, other));
});

describe('An answer of the store', () => {
  /** An answer to a call, as RTK Query dispatches it. */
  const answered = (endpointName: string, payload: unknown) => ({
    type: `api/execute${endpointName === 'createOrder' ? 'Mutation' : 'Query'}/fulfilled`,
    payload,
    meta: { arg: { endpointName }, requestId: 'r' },
  });
  const paid = buildOrderModel({ id: 'ORD-1', status: 1 });
  const pending = buildOrderModel({ id: 'ORD-2', status: 0 });
  const first = { ...blankPurchase('a', 'placed'), orderId: 'ORD-1' };
  const second = { ...blankPurchase('b', 'paying'), orderId: 'ORD-2' };
  const over = { ...blankPurchase('c', 'settled'), orderId: 'ORD-1' };
  const state = waiting(first, second, over, { ...other, id: 'd' });

  it('with all orders settles those that no longer wait for a payment, and names the others', () => {
    expect(checkoutReducer(state, answered('listOrders', [paid, pending]))).toEqual({
      ...waiting(settled(first), second, over, { ...other, id: 'd' }),
      pendingOrderIds: ['ORD-2'],
    });
  });

  it('with one order settles that', () => {
    const after = checkoutReducer(state, answered('trackOrder', paid));
    expect(after).toEqual(waiting(settled(first), second, over, { ...other, id: 'd' }));
    expect(checkoutReducer(state, answered('trackOrder', pending))).toBe(state);
    expect(checkoutReducer(state, answered('trackOrder', null))).toBe(state);
  });

  it('with the number of a new order adds it to the pending ones, where those are known', () => {
    const knowing: CheckoutState = { ...state, pendingOrderIds: ['ORD-2'] };
    expect(checkoutReducer(knowing, answered('createOrder', 'ORD-3'))).toEqual({
      ...state,
      pendingOrderIds: ['ORD-2', 'ORD-3'],
    });
    expect(checkoutReducer(knowing, answered('createOrder', ''))).toBe(knowing);
    expect(checkoutReducer(state, answered('createOrder', 'ORD-3'))).toBe(state);
  });
});

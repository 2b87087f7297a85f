import { blankAddress } from '../../lib/shippingAddress';
import { buildAddress, buildCartLine, buildOrderModel } from '../../testing/builders';
import { blankPurchase, DRAFT_ID, type Purchase } from './purchase';
import {
  checkoutOpened,
  draftSaved,
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
  submitted,
} from './checkoutSlice';
import { noPurchases, type CheckoutState } from './checkoutState';

const owner = 'session of asha';
const address = buildAddress();
const line = buildCartLine();
const failure = { kind: 'unconfirmed', reason: '' } as const;
/** One order waits for its payment. The device's clock is ahead. */
const loaded = { pendingIds: ['ORD-2'], serverTime: 1000, at: 5000 };
const placing = { ...blankPurchase('a', 'placing'), lines: [line], address, knownOrderIds: ['ORD-0'] };
const draft = { ...blankPurchase(DRAFT_ID, 'draft'), address };
const unsure = { ...placing, phase: 'unsure' as const };
const other = { ...blankPurchase('b', 'unsure'), lines: [line], sentAt: 5 };

/** A checkout of this session that waits for the first of the records. */
function waiting(...records: readonly Purchase[]): CheckoutState {
  return { ...noPurchases, owner, currentId: records[0]?.id ?? '', records };
}

/** What is left of a purchase that is over: the lines only with their order. */
function settled(record: Purchase): Purchase {
  const { revision, orderId, lines } = record;
  const rest = { phase: 'settled' as const, address: blankAddress, knownOrderIds: null };
  return { ...record, ...rest, lines: orderId === '' ? [] : lines, revision: revision + 1 };
}

describe('A submitted purchase', () => {
  const order = submitted({ lines: [line], address, after: 'before', isKept: false });

  it('is placed, and clears the last failure', () => {
    const before: CheckoutState = {
      ...waiting(other),
      currentId: '',
      failure: { kind: 'refused', reason: 'No.' },
    };
    const { id } = order.payload;
    const record = {
      ...blankPurchase(id, 'placing'),
      lines: [line],
      address,
      after: 'before',
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

  it.each([
    ['the orders that were there before', loaded, ['ORD-2']],
    ['no orders where those are unknown', null, null],
  ])('is sent with %s', (_what, orders, knownOrderIds) => {
    const state = checkoutReducer({ ...waiting(placing, other), orders }, orderSent({ id: 'a', at: 12 }));
    expect(state.records).toEqual([{ ...placing, revision: 2, sentAt: 12, knownOrderIds }, other]);
  });

  it('keeps only the phone of its address once there is an order, and ends the draft', () => {
    const before = { ...waiting(placing), records: [other, placing, draft] };
    const state = checkoutReducer(before, orderPlaced({ id: 'a', orderId: 'ORD-1' }));
    const phone = { ...blankAddress, phone: address.phone };
    expect(state.records).toEqual([
      other,
      { ...placing, revision: 2, phase: 'placed', orderId: 'ORD-1', address: phone, knownOrderIds: null },
      settled(draft),
    ]);
    expect(state.currentId).toBe('a');
  });

  it('changes nothing where its session has ended, or its order was known already', () => {
    const found = orderPlaced({ id: 'a', orderId: 'ORD-1' });
    const gone = waiting(other);
    expect(checkoutReducer(gone, found)).toBe(gone);
    const paying = waiting({ ...placing, phase: 'paying', orderId: 'ORD-1' }, draft);
    expect(checkoutReducer(paying, found)).toBe(paying);
  });
});

describe('A purchase without an order', () => {
  it.each([
    [
      'refused',
      orderRefused({ id: 'a', reason: 'Sold out.' }),
      { kind: 'refused', reason: 'Sold out.' },
      settled(placing),
    ],
    ['missing', orderMissing({ id: 'a', isOld: false }), { kind: 'refused', reason: '' }, unsure],
    ['missing from an earlier visit', orderMissing({ id: 'a', isOld: true }), null, unsure],
    ['of unknown outcome', orderUnconfirmed({ id: 'a' }), { kind: 'unconfirmed', reason: '' }, unsure],
  ] as const)('that is %s opens the checkout that waits for it', (_what, action, failure, record) => {
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
});

describe('A checkout that is opened', () => {
  it('goes on waiting for an order that is being placed', () => {
    const records = [other, placing];
    const state: CheckoutState = { ...waiting(placing), records, owner: '', failure };
    expect(checkoutReducer(state, checkoutOpened({ owner }))).toEqual({ ...state, owner });
  });

  it('begins anew where none is being placed', () => {
    const state: CheckoutState = { ...waiting(other, placing), owner: '', failure };
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

  it.each(['placed', 'paying'] as const)('stays %s where its notice is closed', (phase) => {
    const before = { ...placed, phase };
    const state = checkoutReducer(waiting(before, other), noticeDismissed({ orderId: 'ORD-1' }));
    expect(state.records).toEqual([{ ...before, revision: 2, isDismissed: true }, other]);
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
    meta: {
      arg: { endpointName },
      requestId: 'r',
      fulfilledTimeStamp: loaded.at,
      baseQueryMeta: { serverTime: loaded.serverTime },
    },
  });
  const paid = buildOrderModel({ id: 'ORD-1', status: 1 });
  const pending = buildOrderModel({ id: 'ORD-2', status: 0 });
  const attempt = { kind: 'qrText', startedAt: 5, code: 'upi://pay' } as const;
  const first = { ...blankPurchase('a', 'placed'), lines: [line], orderId: 'ORD-1', attempt };
  const firstPaid = { ...settled(first), attempt: { ...attempt, code: '' } };
  const second = { ...blankPurchase('b', 'paying'), orderId: 'ORD-2' };
  const over = { ...blankPurchase('c', 'settled'), orderId: 'ORD-1' };
  const state = waiting(first, second, over, { ...other, id: 'd' });

  it('with all orders settles those that no longer wait for a payment, and notes the others, and the clocks', () => {
    expect(checkoutReducer(state, answered('listOrders', [paid, pending]))).toEqual({
      ...waiting(firstPaid, second, over, { ...other, id: 'd' }),
      orders: loaded,
    });
  });

  it('with one order settles that', () => {
    const after = checkoutReducer(state, answered('trackOrder', paid));
    expect(after).toEqual(waiting(firstPaid, second, over, { ...other, id: 'd' }));
    expect(checkoutReducer(state, answered('trackOrder', pending))).toBe(state);
    expect(checkoutReducer(state, answered('trackOrder', null))).toBe(state);
  });

  it('with the number of a new order adds it to the pending ones, where those are known', () => {
    const knowing: CheckoutState = { ...state, orders: loaded };
    expect(checkoutReducer(knowing, answered('createOrder', 'ORD-3'))).toEqual({
      ...state,
      orders: { ...loaded, pendingIds: ['ORD-2', 'ORD-3'] },
    });
    expect(checkoutReducer(knowing, answered('createOrder', ''))).toBe(knowing);
    expect(checkoutReducer(state, answered('createOrder', 'ORD-3'))).toBe(state);
  });
});

/** A draft that an order has ended. */
const ended = { ...blankPurchase(DRAFT_ID, 'settled'), revision: 2 };

describe('The typed address', () => {
  const save = (state: CheckoutState, changes = {}) =>
    checkoutReducer(state, draftSaved({ owner, phase: 'draft', address, ...changes }));

  it('is kept as the first record', () => {
    const state = { ...waiting(), records: [other] };
    expect(save(state).records).toEqual([draft, other]);
  });

  it('takes the place of what was typed before', () => {
    const changed = { ...address, city: 'Nashik' };
    const state = save({ ...waiting(), records: [draft] }, { address: changed });
    expect(state.records).toEqual([{ ...draft, address: changed, revision: 2 }]);
  });

  it('is kept again after an order has ended the one before', () => {
    const state = save({ ...waiting(), records: [ended] });
    expect(state.records).toEqual([{ ...draft, revision: 3 }]);
  });

  it('may become blank, but does not begin so', () => {
    const state = { ...waiting(), records: [draft] };
    expect(save(state, { address: blankAddress }).records[0]?.address).toEqual(blankAddress);
    expect(save(waiting(), { address: blankAddress })).toEqual(waiting());
    const over = { ...waiting(), records: [ended] };
    expect(save(over, { address: blankAddress })).toBe(over);
  });

  it('is no change where it is the same', () => {
    const state = { ...waiting(), records: [draft] };
    expect(save(state)).toBe(state);
  });

  it('is kept while the order is being placed, and no more once there is one', () => {
    expect(save(waiting(placing)).records).toEqual([draft, placing]);
    const placed = waiting({ ...placing, phase: 'placed' });
    expect(save(placed)).toBe(placed);
  });

  it.each([
    ['of another session', 'session of ravi', owner],
    ['of no session', '', ''],
  ])('is ignored from a form %s', (_what, from, open) => {
    const state = { ...waiting(), owner: open };
    expect(save(state, { owner: from })).toBe(state);
  });
});

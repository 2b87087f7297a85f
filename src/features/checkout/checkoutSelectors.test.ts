import { initialState } from '../../app/store';
import type { RootState } from '../../app/types';
import { buildAddress, buildCartLine } from '../../testing/builders';
import { blankPurchase, DRAFT_ID, type Purchase } from './purchase';
import {
  selectLastOrder,
  selectOrderContact,
  selectUnpaidPurchase,
  selectUnpaidOrder,
} from './checkoutSelectors';
import {
  selectCheckoutStatus,
  selectClaimedOrders,
  selectDraft,
  selectDuplicate,
  selectIsPaying,
  selectUnresolved,
} from './checkoutSlice';

const phases = ['draft', 'placing', 'unsure', 'placed', 'paying', 'settled'] as const;

/** The state of a signed-in shopper with these purchases. */
function stateOf(records: readonly Purchase[], auth: Partial<RootState['auth']> = {}): RootState {
  const state = initialState();
  return {
    ...state,
    auth: { ...state.auth, status: 'signedIn', sessionId: 'session', ...auth },
    checkout: { ...state.checkout, records, currentId: records[0]?.id ?? '' },
  };
}

/** A purchase of an order. */
function ordered(orderId: string, phase: Purchase['phase'] = 'placed'): Purchase {
  return { ...blankPurchase(`purchase of ${orderId}`, phase), sentAt: 1, orderId };
}

it.each([
  ['placing', blankPurchase('a', 'placing'), 'placing'],
  ['unsure', blankPurchase('a', 'unsure'), 'open'],
  ['refused in another tab', blankPurchase('a', 'settled'), 'open'],
  ['placed', ordered('ORD-1'), 'placed'],
  ['being paid', ordered('ORD-1', 'paying'), 'placed'],
  ['paid', ordered('ORD-1', 'settled'), 'placed'],
] as const)('The checkout that waits for a purchase which is %s', (_what, record, status) => {
  expect(selectCheckoutStatus(stateOf([record]))).toBe(status);
});

it('The checkout is open where it waits for none', () => {
  expect(selectCheckoutStatus(stateOf([]))).toBe('open');
});

it('The typed address is there until it is settled', () => {
  const draft = { ...blankPurchase(DRAFT_ID, 'draft'), address: buildAddress() };
  expect(selectDraft(stateOf([blankPurchase('a', 'placing'), draft]))).toEqual(buildAddress());
  expect(selectDraft(stateOf([{ ...draft, phase: 'settled' }]))).toBeNull();
  expect(selectDraft(stateOf([]))).toBeNull();
});

it('It is unknown whether an order exists while it is sent without an answer, or after that failed', () => {
  const records = phases.flatMap((phase) => [
    { ...blankPurchase(phase, phase), sentAt: 1 },
    blankPurchase(`${phase}, not sent`, phase),
  ]);
  expect(selectUnresolved(stateOf(records)).map(({ id }) => id)).toEqual(['placing', 'unsure']);
});

describe('Another submission of the same cart', () => {
  const mine = { ...blankPurchase('5', 'placing'), lines: [buildCartLine()] };
  const sent = { ...mine, id: '4', sentAt: 1 };

  it.each([
    ['is being placed', sent],
    ['is of unknown outcome', { ...sent, phase: 'unsure' as const }],
    ['is placed', { ...sent, phase: 'placed' as const, orderId: 'ORD-1' }],
    ['is paid', { ...sent, phase: 'settled' as const, orderId: 'ORD-1' }],
  ])('takes precedence where it was sent and %s', (_what, record) => {
    expect(selectDuplicate(stateOf([mine, record]), mine)).toBe(record);
  });

  it.each([
    ['was refused', { ...sent, phase: 'settled' as const }],
    ['was not sent', { ...sent, sentAt: 0 }],
    ['is of another cart', { ...sent, lines: [buildCartLine({ quantity: 9 })] }],
    ['is this one', { ...sent, id: mine.id }],
  ])('takes no precedence where it %s', (_what, record) => {
    expect(selectDuplicate(stateOf([record]), mine)).toBeUndefined();
  });
});

it('The orders of other purchases are claimed', () => {
  const records = [ordered('ORD-1'), ordered('ORD-2', 'settled'), blankPurchase('b', 'placing')];
  expect(selectClaimedOrders(stateOf(records), 'purchase of ORD-1')).toEqual(['ORD-2']);
  expect(selectClaimedOrders(stateOf(records), 'b')).toEqual(['ORD-1', 'ORD-2']);
});

describe('The unpaid order', () => {
  const records = [ordered('ORD-1'), ordered('ORD-2', 'paying'), ordered('ORD-3', 'settled')];

  it('is the newest one that is neither settled nor without a number', () => {
    const state = stateOf([...records, blankPurchase('b', 'placing')]);
    expect(selectUnpaidOrder(state)).toBe('ORD-2');
    expect(selectUnpaidPurchase(state)).toBe(records[1]);
  });

  it('is the one before where its notice was closed, while the checkout still shows it', () => {
    const dismissed = { ...ordered('ORD-4'), isDismissed: true };
    const state = stateOf([...records, dismissed]);
    expect(selectUnpaidOrder(state)).toBe('ORD-2');
    expect(selectUnpaidPurchase(state)).toBe(dismissed);
  });

  it('is none where all are settled', () => {
    const state = stateOf([ordered('ORD-3', 'settled'), blankPurchase('b', 'placing')]);
    expect(selectUnpaidOrder(state)).toBe('');
    expect(selectUnpaidPurchase(state)).toBeUndefined();
  });

  it.each(['signedOut', 'loading'] as const)('is none while the session is %s', (status) => {
    expect(selectUnpaidOrder(stateOf(records, { status }))).toBe('');
  });
});

describe('The order placed or paid last', () => {
  const attempt = { kind: 'redirect', startedAt: 30, code: '' } as const;
  const paid = { ...ordered('ORD-1', 'settled'), sentAt: 10, attempt };
  const newer = { ...ordered('ORD-2', 'settled'), sentAt: 20 };

  it('is that of the newest sending or payment, settled or not', () => {
    expect(selectLastOrder(stateOf([paid, newer]))).toBe(paid);
    const newest = { ...ordered('ORD-3'), sentAt: 40 };
    expect(selectLastOrder(stateOf([paid, newer, newest]))).toBe(newest);
  });

  it('is none without a number, and none without a session', () => {
    expect(selectLastOrder(stateOf([blankPurchase('b', 'placing')]))).toBeUndefined();
    expect(selectLastOrder(stateOf([paid], { status: 'signedOut' }))).toBeUndefined();
  });
});

it('A payment is on its way only for the order that it was sent for', () => {
  const state = stateOf([ordered('ORD-1'), ordered('ORD-2', 'paying')]);
  expect(selectIsPaying(state, 'ORD-2')).toBe(true);
  expect(selectIsPaying(state, 'ORD-1')).toBe(false);
  expect(selectIsPaying(state, 'ORD-3')).toBe(false);
});

describe('An order is tracked', () => {
  const email = 'asha@example.com';
  const address = buildAddress({ phone: '+919800000001' });
  const records = [ordered('ORD-1'), { ...ordered('ORD-2'), address }];

  it.each([
    ['the phone of its address', 'ORD-2', '+919800000001'],
    ["the shopper's email where its phone is unknown", 'ORD-1', email],
    ["the shopper's email where it was placed elsewhere", 'ORD-3', email],
  ])('with %s', (_what, orderId, contact) => {
    expect(selectOrderContact(stateOf(records, { email }), orderId)).toBe(contact);
  });
});

import { initialState } from '../../app/store';
import type { RootState } from '../../app/types';
import { buildAddress, buildCartLine } from '../../testing/builders';
import type { Purchase } from './purchase';
import { blankPurchase, DRAFT_ID } from './purchase';
import { selectOrderContact, selectUnpaidPurchase, selectUnpaidOrder } from './checkoutSelectors';
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
  ['draft', 'open'],
  ['placing', 'placing'],
  ['unsure', 'open'],
  ['placed', 'placed'],
  ['paying', 'placed'],
  ['settled', 'placed'],
] as const)('The checkout that waits for a purchase which is %s is %s', (phase, status) => {
  expect(selectCheckoutStatus(stateOf([blankPurchase('a', phase)]))).toBe(status);
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

it('It is unknown whether an order exists while it is placed, or after that failed', () => {
  const records = phases.map((phase) => blankPurchase(phase, phase));
  expect(selectUnresolved(stateOf(records)).map(({ id }) => id)).toEqual(['placing', 'unsure']);
});

describe('Another submission of the same cart', () => {
  const mine = { ...blankPurchase('5', 'placing'), lines: [buildCartLine()] };
  const waiting = { ...mine, id: '4' };
  const sent = { ...waiting, sentAt: 1 };

  it.each(['placing', 'unsure', 'placed', 'paying'] as const)(
    'takes precedence where it was sent and is %s',
    (phase) => {
      const record = { ...sent, id: '6', phase };
      expect(selectDuplicate(stateOf([mine, record]), mine, true)).toBe(record);
      expect(selectDuplicate(stateOf([mine, record]), mine, false)).toBe(record);
    },
  );

  it('takes no precedence once it is settled', () => {
    const settled = { ...sent, phase: 'settled' as const };
    expect(selectDuplicate(stateOf([settled, mine]), mine, false)).toBeUndefined();
  });

  it('takes precedence without a common lock where it was submitted earlier and will be sent', () => {
    const state = stateOf([waiting, mine]);
    expect(selectDuplicate(state, mine, false)).toBe(waiting);
    expect(selectDuplicate(state, mine, true)).toBeUndefined();
  });

  it.each([
    ['was submitted later', { ...waiting, id: '6' }],
    ['will not be sent', { ...waiting, phase: 'unsure' as const }],
    ['is of another cart', { ...sent, lines: [buildCartLine({ quantity: 9 })] }],
  ])('takes no precedence where it %s', (_what, record) => {
    expect(selectDuplicate(stateOf([record, mine]), mine, false)).toBeUndefined();
  });

  it('is not this one', () => {
    const own = { ...mine, sentAt: 1 };
    expect(selectDuplicate(stateOf([own]), own, false)).toBeUndefined();
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

  it('is none where all are settled', () => {
    const state = stateOf([ordered('ORD-3', 'settled'), blankPurchase('b', 'placing')]);
    expect(selectUnpaidOrder(state)).toBe('');
    expect(selectUnpaidPurchase(state)).toBeUndefined();
  });

  it.each(['signedOut', 'loading'] as const)('is none while the session is %s', (status) => {
    expect(selectUnpaidOrder(stateOf(records, { status }))).toBe('');
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

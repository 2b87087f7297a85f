import { initialState } from '../../app/store';
import type { RootState } from '../../app/types';
import { selectBoughtPurchase } from './boughtPurchase';
import type { Purchase } from './purchase';
import { blankPurchase } from './purchase';

function stateOf(records: readonly Purchase[], auth: Partial<RootState['auth']> = {}): RootState {
  const state = initialState();
  return {
    ...state,
    auth: { ...state.auth, status: 'signedIn', sessionId: 'session', ...auth },
    checkout: { ...state.checkout, records },
  };
}

/** A purchase that was sent at this time. */
function sent(sentAt: number, phase: Purchase['phase'] = 'settled'): Purchase {
  return { ...blankPurchase(`p${sentAt}`, phase), sentAt, orderId: `ORD-${sentAt}` };
}

/** The same, with a payment that was started at a bank. */
function paying(sentAt: number, startedAt: number): Purchase {
  return { ...sent(sentAt, 'placed'), attempt: { kind: 'redirect', startedAt, code: '' } };
}

describe('The purchase that was paid last', () => {
  it.each([
    ['the one whose payment was started last', [paying(1, 9), paying(2, 3), sent(4)], 'ORD-1'],
    ['the newest one that no longer waits', [paying(1, 2), sent(3), sent(4)], 'ORD-4'],
    ['not one that nobody has paid', [sent(3), sent(4, 'placed')], 'ORD-3'],
    ['the only one, where its time is unknown', [sent(0)], 'ORD-0'],
    ['one whose payment was started, beside one of another device', [sent(0), paying(1, 2)], 'ORD-1'],
  ])('is %s', (_which, records, orderId) => {
    expect(selectBoughtPurchase(stateOf(records))?.orderId).toBe(orderId);
  });

  it.each([
    ['without a purchase', []],
    ['where no order is paid', [sent(1, 'placed'), blankPurchase('a', 'settled')]],
    ['where one of another device was paid at an unknown time', [sent(0), sent(4)]],
  ])('is none %s', (_where, records) => {
    expect(selectBoughtPurchase(stateOf(records))).toBeUndefined();
  });

  it('is none without a session', () => {
    expect(selectBoughtPurchase(stateOf([sent(1)], { status: 'signedOut' }))).toBeUndefined();
  });
});

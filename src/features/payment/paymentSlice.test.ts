import type { ClosedPaymentOutcome } from '../../api/models/types';
import type { storefrontApi } from '../../api/storefrontApi';
import { Secret } from '../../lib/secrets/secret';
import { buildOrderModel } from '../../testing/builders';
import {
  attemptFound,
  bankBlocked,
  checkAsked,
  closed,
  codeShown,
  continuedToBank,
  fieldsReady,
  formRefused,
  formReopened,
  opened,
  otherAttemptFound,
  orderLookedUp,
  outcomeUnusable,
  paymentReducer,
  returned,
  submitted,
  polledOrder,
  type PaymentState,
} from './paymentSlice';
import { paymentTexts } from './paymentTexts';

type Action = Parameters<typeof paymentReducer>[1];

const orderId = 'ORD-1';
const attempt = { startedAt: 1_764_000_000_000, kind: 'qrText', code: 'upi://pay?pa=shop@bank' } as const;
/** The form below that attempt. */
const formBelow: PaymentState = { status: 'form', orderId, seenAttempt: attempt.startedAt };
const idle: PaymentState = { status: 'idle' };
const loadingFields: PaymentState = { status: 'loadingFields', orderId };
const form: PaymentState = { status: 'form', orderId, seenAttempt: 0 };
const submitting: PaymentState = { status: 'submitting', orderId, seenAttempt: 0 };

function after(state: PaymentState, ...actions: Action[]): PaymentState {
  return actions.reduce(paymentReducer, state);
}

/** The actions of an endpoint as RTK Query writes them. */
function endpointAction(
  type: 'executeMutation' | 'executeQuery',
  endpointName: keyof typeof storefrontApi.endpoints,
  requestStatus: 'pending' | 'fulfilled' | 'rejected',
  payload?: unknown,
): Action {
  const originalArgs = { paymentRequestDto: { orderId, fields: new Secret({}) } };
  return {
    type: `api/${type}/${requestStatus}`,
    payload,
    meta: {
      requestId: 'r',
      requestStatus,
      rejectedWithValue: requestStatus === 'rejected',
      arg: { type: type === 'executeQuery' ? 'query' : 'mutation', endpointName, originalArgs },
    },
  };
}

const submit = (status: 'fulfilled' | 'rejected', payload?: unknown) =>
  endpointAction('executeMutation', 'submitPayment', status, payload);
const lookedUp = (standing: Parameters<typeof orderLookedUp>[0]['standing']) =>
  orderLookedUp({ orderId, standing });
const sent = submitted(orderId, new Secret({ pin: '1234' }));
const network = { kind: 'network' };

describe('The payment flow', () => {
  it('opens for an order', () => {
    expect(after(idle, opened({ orderId }))).toEqual(loadingFields);
  });

  it('shows the form once its fields are there', () => {
    expect(after(loadingFields, fieldsReady({ seenAttempt: 0 }))).toEqual(form);
    expect(after(submitting, fieldsReady({ seenAttempt: 0 }))).toBe(submitting);
    expect(after(form, formRefused())).toBe(form);
  });

  it('fails where the fields do not come, but not once they have', () => {
    const failure = endpointAction('executeQuery', 'getPaymentFields', 'rejected', network);
    expect(after(loadingFields, failure)).toMatchObject({
      status: 'failed',
      message: paymentTexts.fieldsFailed,
    });
    expect(after(form, failure)).toBe(form);
  });

  it('submits from the form alone, and its own order alone', () => {
    expect(after(form, sent)).toEqual(submitting);
    expect(after(submitting, sent)).toBe(submitting);
    expect(after(idle, sent)).toBe(idle);
    expect(after(form, submitted('ORD-2', new Secret({})))).toBe(form);
    expect(JSON.stringify(sent)).not.toContain('1234');
  });

  it.each<[ClosedPaymentOutcome, PaymentState['status']]>([
    [{ kind: 'completed' }, 'completed'],
    [{ kind: 'qrText', text: 'upi://pay', openId: null }, 'qr'],
    [{ kind: 'qrImage', dataUrl: 'data:image/png;base64,AA==', openId: null }, 'qr'],
    [{ kind: 'redirectPost', url: 'https://bank.example/', openId: 'x' }, 'redirecting'],
    [{ kind: 'deeplink', url: 'upi://pay', openId: null }, 'redirecting'],
    [{ kind: 'redirect', url: 'https://bank.example/', openId: null }, 'redirecting'],
    [{ kind: 'failed', message: 'Declined.' }, 'failed'],
  ])('goes from submitting to where the answer leads: %p', (outcome, status) => {
    expect(after(submitting, submit('fulfilled', outcome))).toMatchObject({ status, orderId });
    // A late or second answer leads nowhere.
    expect(after(idle, submit('fulfilled', outcome))).toBe(idle);
    expect(after(form, submit('fulfilled', outcome))).toBe(form);
  });

  it('takes no answer that is another order’s', () => {
    const other: PaymentState = { status: 'submitting', orderId: 'ORD-2', seenAttempt: 0 };
    expect(after(other, submit('fulfilled', { kind: 'redirect', url: 'https://bank.example/' }))).toBe(other);
    expect(after(other, submit('rejected', network))).toBe(other);
  });

  it('looks the order up where the answer does not come, and calls it a failure only then', () => {
    const checking = after(submitting, submit('rejected', network));
    expect(checking).toEqual({ status: 'checking', orderId, isAfterFailure: true });
    expect(after(checking, lookedUp({ kind: 'waiting' }))).toEqual({
      status: 'failed',
      orderId,
      message: paymentTexts.submitFailed,
    });
    expect(after(checking, lookedUp({ kind: 'movedOn', status: 1 }))).toEqual({
      status: 'settled',
      orderId,
      orderStatus: 1,
    });
    const unsure = after(checking, lookedUp({ kind: 'unknown' }));
    expect(unsure).toMatchObject({ status: 'unsure' });
    expect(after(unsure, formReopened())).toBe(unsure);
    expect(after(unsure, checkAsked())).toEqual(checking);
    expect(after(checking, orderLookedUp({ orderId: 'ORD-2', standing: { kind: 'waiting' } }))).toBe(
      checking,
    );
  });

  it('looks the order up before the form where a reload came in between', () => {
    const checking = after(loadingFields, attemptFound());
    expect(checking).toEqual({ status: 'checking', orderId, isAfterFailure: false });
    expect(after(checking, fieldsReady({ seenAttempt: 0 }))).toBe(checking);
    expect(after(checking, lookedUp({ kind: 'waiting' }))).toEqual(loadingFields);
    expect(after(form, attemptFound())).toBe(form);
  });

  it('polls the order while an app is open or a code is shown, below a started payment, and not at a bank', () => {
    const polled = (outcome: unknown) => polledOrder(after(submitting, submit('fulfilled', outcome)));
    expect(polled({ kind: 'deeplink', url: 'upi://pay?pa=a@b', openId: null })).toBe(orderId);
    expect(polled({ kind: 'qrText', text: 'x', openId: null })).toBe(orderId);
    expect(polledOrder(formBelow)).toBe(orderId);
    const url = 'https://bank.example/';
    expect(polled({ kind: 'redirect', url, openId: null })).toBe('');
    expect(polled({ kind: 'redirectPost', url, openId: 'x' })).toBe('');
    expect(polledOrder(form)).toBe('');
    expect(polledOrder(submitting)).toBe('');
  });

  it('says that the browser refused to post the form of a bank, and offers another try', () => {
    const url = 'https://bank.example/';
    const atBank = after(submitting, submit('fulfilled', { kind: 'redirectPost', url, openId: 'x' }));
    const blocked: PaymentState = { status: 'blocked', orderId };
    expect(after(atBank, bankBlocked())).toEqual(blocked);
    expect(after(blocked, formReopened())).toEqual(loadingFields);
    const linked = after(submitting, submit('fulfilled', { kind: 'redirect', url, openId: null }));
    for (const state of [linked, form, idle]) expect(after(state, bankBlocked())).toBe(state);
  });

  it('is changed by its own order alone', () => {
    const list = (id: string) =>
      endpointAction('executeQuery', 'listOrders', 'fulfilled', [{ id, status: 1, items: [] }]);
    expect(after(form, list('ORD-2'))).toBe(form);
    const movedOn = { orderId: 'ORD-2', standing: { kind: 'movedOn', status: 1 } } as const;
    expect(after(form, orderLookedUp(movedOn))).toBe(form);
    for (const state of [idle, { status: 'completed', orderId } satisfies PaymentState]) {
      expect(after(state, lookedUp({ kind: 'movedOn', status: 1 }))).toBe(state);
    }
  });

  it('offers no payment of an order that was looked up elsewhere and no longer waits', () => {
    const tracked = (order: unknown) => endpointAction('executeQuery', 'trackOrder', 'fulfilled', order);
    expect(after(form, tracked({ id: orderId, status: 1, items: [] }))).toMatchObject({ status: 'settled' });
    expect(after(form, tracked(null))).toBe(form);
  });

  it('fails, and can be started again, where its outcome cannot be shown or followed', () => {
    const url = 'https://bank.example/';
    const redirecting = after(submitting, submit('fulfilled', { kind: 'redirect', url, openId: 'x' }));
    expect(after(redirecting, continuedToBank())).toBe(redirecting);
    const failed = after(redirecting, outcomeUnusable());
    expect(failed).toMatchObject({ status: 'failed' });
    expect(after(failed, formReopened())).toEqual(loadingFields);
    expect(after(form, outcomeUnusable())).toBe(form);
  });

  it('comes back to the form for another try, but not without an order', () => {
    const failed = after(submitting, submit('fulfilled', { kind: 'failed', message: 'Declined.' }));
    expect(after(failed, formReopened(), fieldsReady({ seenAttempt: 0 }))).toEqual(form);
    const lost = after(idle, opened({ orderId: '' }));
    expect(after(lost, formReopened())).toBe(lost);
    expect(after(idle, formReopened())).toBe(idle);
    expect(after(failed, closed())).toEqual(idle);
  });

  describe('a payment that was started before', () => {
    const qr = {
      status: 'qr',
      orderId,
      outcome: { kind: 'qrText', text: attempt.code, openId: null },
    };

    it('in another tab is shown before anything is sent', () => {
      expect(after(submitting, otherAttemptFound({ startedAt: attempt.startedAt }))).toEqual(formBelow);
      expect(after(form, otherAttemptFound({ startedAt: attempt.startedAt }))).toBe(form);
    });

    it.each([loadingFields, formBelow])('shows its code in place of $status', (state) => {
      expect(after(state, codeShown({ attempt }))).toEqual(qr);
    });

    it('shows no code while a payment is sent', () => {
      expect(after(submitting, codeShown({ attempt }))).toBe(submitting);
    });

    it.each([
      ['qrText', ''],
      ['qrImage', 'no picture'],
      ['deeplink', 'upi://pay?pa=shop@bank'],
      ['redirect', 'javascript:alert(1)'],
      ['redirectPost', ''],
      ['completed', ''],
    ] as const)('shows no code of the kind %s from %p', (kind, code) => {
      expect(after(form, codeShown({ attempt: { ...attempt, kind, code } }))).toBe(form);
    });
  });

  describe('in every state', () => {
    const url = 'https://bank.example/pay';
    const states: Readonly<Record<Exclude<PaymentState['status'], 'idle'>, PaymentState>> = {
      loadingFields,
      form,
      submitting,
      checking: { status: 'checking', orderId, isAfterFailure: true },
      unsure: { status: 'unsure', orderId, isAfterFailure: true },
      redirecting: after(submitting, submit('fulfilled', { kind: 'redirect', url, openId: null })),
      qr: after(submitting, submit('fulfilled', { kind: 'qrText', text: 'x', openId: null })),
      blocked: { status: 'blocked', orderId },
      completed: { status: 'completed', orderId },
      settled: { status: 'settled', orderId, orderStatus: 1 },
      failed: { status: 'failed', orderId, message: 'Declined.' },
    };
    const all = Object.entries(states);
    const others = (names: readonly string[]) => all.filter(([name]) => !names.includes(name));

    const beforePaying = ['blocked', 'loadingFields', 'form', 'failed', 'unsure'] as const;
    const paid = [buildOrderModel({ id: 'other', status: 4 }), buildOrderModel({ id: orderId, status: 1 })];
    const loaded = endpointAction('executeQuery', 'listOrders', 'fulfilled', paid);

    it.each(beforePaying)('%s: a paid order is not paid again', (name) => {
      expect(after(states[name], loaded)).toEqual({ status: 'settled', orderId, orderStatus: 1 });
    });

    it.each(others(beforePaying))('%s: a paid order that is loaded changes nothing', (_name, state) => {
      expect(after(state, loaded)).toBe(state);
    });

    const canReopen = ['blocked', 'failed', 'redirecting', 'qr'] as const;

    it.each(canReopen)('%s: the shopper may come back to the form', (name) => {
      expect(after(states[name], formReopened())).toEqual(loadingFields);
    });

    it.each(others(canReopen))('%s: there is no way back to the form', (_name, state) => {
      expect(after(state, formReopened())).toBe(state);
    });

    const unknown = ['submitting', 'checking'] as const;

    it.each(unknown)('%s: an order that cannot be looked up is unsure', (name) => {
      const unsure = after(states[name], lookedUp({ kind: 'unknown' }));
      // While it is being submitted nothing has been sent.
      expect(unsure).toEqual({ status: 'unsure', orderId, isAfterFailure: name === 'checking' });
    });

    it.each(others(unknown))('%s: one that cannot be looked up changes nothing', (_name, state) => {
      expect(after(state, lookedUp({ kind: 'unknown' }))).toBe(state);
    });

    it('completed or idle: an order that has moved on changes nothing', () => {
      const movedOn = lookedUp({ kind: 'movedOn', status: 1 });
      expect(after(states.completed, movedOn)).toBe(states.completed);
      expect(after(idle, movedOn, loaded)).toBe(idle);
    });

    it('submitting: a page that comes back looks the order up, as after no failure', () => {
      expect(after(submitting, returned())).toEqual({ status: 'checking', orderId, isAfterFailure: false });
    });
  });
});

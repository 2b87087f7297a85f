/** @jest-environment jest-fixed-jsdom */
import { openOutcome } from '../../api/paymentOutcomes';
import { storefrontApi } from '../../api/storefrontApi';
import { createAppStore, initialState } from '../../app/store';
import { Secret } from '../../lib/secrets/secret';
import { buildOrder, buildPaymentField } from '../../testing/builders';
import { until, useFastClock } from '../../testing/fastClock';
import { createDevice, type Tab } from '../../testing/memoryDevice';
import { answer, answerExample, answerWrongly, cutOff, hold, refuse, requestsOf } from '../../testing/server';
import { recordActions } from '../../traces/testing/keptTrace';
import { pollingInterval } from './orderStanding';
import {
  bankBlocked,
  checkAsked,
  closed,
  continuedToBank,
  fieldsReady,
  formRefused,
  formReopened,
  opened,
  returned,
  submitted,
  polledOrder,
} from './paymentSlice';
import { signedInAtStart, testSessionId } from '../../testing/session';
import { PURCHASES_KEY } from '../../lib/constants';
import { loadOrders, selectPaymentAttempt } from '../checkout';
import { toastShown } from '../notifications';
import { parsePurchases } from '../checkout/purchase';
import { waitFor } from '../../testing/waitFor';

const orderId = 'ORD-2026-000042';
const typed = 'typed-secret-value';
const bank = 'https://bank.example/pay';

/** Leaves the payment of each shop that a test opened: one that still polls would ask the next test's server. */
const leaving: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});

/** A shop at the payment form of the order, without a screen. */
function openForm(
  tab: Pick<Tab, 'environment' | 'log'> = createDevice().openTab(),
  tools: Parameters<typeof createAppStore>[2] = null,
) {
  const { environment } = tab;
  const { went } = tab.log;
  const store = createAppStore(environment, initialState(), tools);
  leaving.push(() => store.dispatch(closed()));
  store.dispatch(signedInAtStart());
  store.dispatch(opened({ orderId }));
  store.dispatch(fieldsReady({ seenAttempt: 0 }));
  const pay = () => void store.dispatch(submitted(orderId, new Secret({ pin: typed })));
  const payment = () => store.getState().payment;
  const stored = () => environment.deviceStorage.getItem(PURCHASES_KEY);
  /** The orders of which the device remembers that a payment is on its way. */
  const paying = () =>
    parsePurchases(stored(), testSessionId)
      .filter(({ phase }) => phase === 'paying')
      .map((record) => record.orderId);
  /** Resolves once the flow is there; real time or fake. */
  const reach = (status: string) =>
    new Promise<void>((resolve) => {
      if (payment().status === status) resolve();
      const stop = store.subscribe(() => {
        if (payment().status !== status) return;
        stop();
        resolve();
      });
    });
  /** Resolves once nothing is sent any more. */
  const allAnswered = async () => {
    await Promise.all(store.dispatch(storefrontApi.util.getRunningMutationsThunk()));
    await Promise.all(store.dispatch(storefrontApi.util.getRunningQueriesThunk()));
  };
  return { store, environment, log: tab.log, pay, payment, paying, stored, reach, went, allAnswered };
}

/** The server acts, but its answer is lost. */
function actAndCut(status: number): void {
  cutOff('submitPayment');
  answer('listOrders', [buildOrder({ id: orderId, status })]);
}

beforeEach(() => {
  answer('getPaymentFields', [buildPaymentField()]);
  answer('listOrders', [buildOrder({ id: orderId, status: 0 })]);
});

describe('Exactly once', () => {
  useFastClock();

  it('sends one request for two clicks', async () => {
    const release = hold('submitPayment');
    const { environment, pay, reach, allAnswered } = openForm();
    pay();
    pay();
    release();
    await reach('redirecting');
    await allAnswered();
    expect(requestsOf('submitPayment')).toHaveLength(1);
    // The second click does not wait for the first to look the order up after it.
    await environment.tabLock.hold(`payment:${orderId}`, async () => undefined);
    expect(requestsOf('listOrders')).toEqual([]);
  });

  it('sends nothing from a form that was left', async () => {
    const { store, pay, allAnswered } = openForm();
    store.dispatch(closed());
    pay();
    await allAnswered();
    expect(requestsOf('submitPayment')).toEqual([]);
  });

  it('sends one request at a time from two tabs, and none for an order that was paid meanwhile', async () => {
    const release = hold('submitPayment');
    const device = createDevice();
    const first = openForm(device.openTab());
    const second = openForm(device.openTab());
    first.pay();
    second.pay();
    answer('listOrders', [buildOrder({ id: orderId, status: 1 })]);
    release();
    await first.reach('redirecting');
    await second.reach('settled');
    await second.allAnswered();
    expect(requestsOf('submitPayment')).toHaveLength(1);
  });

  it('sends nothing for an order that was left while another tab paid it', async () => {
    const release = hold('submitPayment');
    const device = createDevice();
    const first = openForm(device.openTab());
    const second = openForm(device.openTab());
    first.pay();
    second.pay();
    await until(() => expect(requestsOf('submitPayment')).toHaveLength(1));
    const releaseOther = hold('submitPayment');
    second.store.dispatch(opened({ orderId: 'other' }));
    second.store.dispatch(fieldsReady({ seenAttempt: 0 }));
    second.store.dispatch(submitted('other', new Secret({ pin: typed })));
    await until(() => expect(requestsOf('submitPayment')).toHaveLength(2));
    release();
    await first.reach('redirecting');
    await second.environment.tabLock.hold(`payment:${orderId}`, async () => undefined);
    expect(second.payment()).toEqual({ status: 'submitting', orderId: 'other', seenAttempt: 0 });
    expect(requestsOf('submitPayment')).toHaveLength(2);
    releaseOther();
    await second.reach('redirecting');
  });

  it('looks the order up after it has waited for another tab, whatever that one remembers', async () => {
    const device = createDevice();
    let leave = (): void => undefined;
    const left = new Promise<void>((resolve) => {
      leave = resolve;
    });
    void device.openTab().environment.tabLock.hold(`payment:${orderId}`, () => left);
    const { pay, reach } = openForm(device.openTab());
    pay();
    answer('listOrders', [buildOrder({ id: orderId, status: 1 })]);
    leave();
    await reach('settled');
    expect(requestsOf('submitPayment')).toEqual([]);
  });

  it('does not say that a payment failed which was not sent, as the order could not be looked up', async () => {
    const device = createDevice();
    let leave = (): void => undefined;
    const left = new Promise<void>((resolve) => {
      leave = resolve;
    });
    void device.openTab().environment.tabLock.hold(`payment:${orderId}`, () => left);
    const { pay, reach, store } = openForm(device.openTab());
    pay();
    cutOff('listOrders');
    leave();
    await reach('unsure');
    answer('listOrders', [buildOrder({ id: orderId, status: 0 })]);
    store.dispatch(checkAsked());
    await reach('loadingFields');
    expect(requestsOf('submitPayment')).toEqual([]);
  });

  it('acts on the first of two answers alone', async () => {
    answerExample('submitPayment', 'redirect');
    const { store, pay, reach, log } = openForm();
    pay();
    await reach('redirecting');
    const paymentRequestDto = { orderId, fields: new Secret({}) };
    await store.dispatch(storefrontApi.endpoints.submitPayment.initiate({ paymentRequestDto }));
    expect(log.left).toHaveLength(1);
  });

  it.each([
    [
      'redirectPost',
      { success: true, action: { type: 'redirect_post', formParams: { url: bank, data: { typed } } } },
    ],
    ['redirect', { success: true, redirectUrl: `${bank}?pin=${typed}` }],
    ['deeplink', { success: true, action: { type: 'deeplink', redirectUrl: `upi://pay?tn=${typed}` } }],
  ])(
    'never goes to a bank with hidden values: another page’s recorded answer of kind %s',
    async (kind, body) => {
      answer('submitPayment', body);
      const recording = recordActions();
      const before = openForm(createDevice().openTab(), recording.tools);
      before.pay();
      await before.reach('redirecting');
      const recorded = recording.actions().find(storefrontApi.endpoints.submitPayment.matchFulfilled);
      expect(recorded?.payload).toMatchObject({ kind });
      // The other page has its own memory.
      before.store.dispatch(closed());

      const release = hold('submitPayment');
      const { store, log, pay, payment } = openForm();
      pay();
      await until(() => expect(payment().status).toBe('submitting'));
      store.dispatch(JSON.parse(JSON.stringify(recorded)));
      expect(payment()).toMatchObject({ status: 'failed' });
      expect([log.posted, log.left]).toStrictEqual([[], []]);
      release();
    },
  );

  it('does not claim that a payment failed which the server has taken', async () => {
    actAndCut(1);
    const { pay, reach, payment, paying } = openForm();
    pay();
    await reach('settled');
    expect(payment()).toMatchObject({ orderStatus: 1 });
    expect(paying()).toEqual([]);
  });

  it.each([
    ['is empty', undefined],
    ['is a text', 'OK'],
  ])('looks the order up where the answer %s', async (_what, body) => {
    answerWrongly('submitPayment', body);
    answer('listOrders', [buildOrder({ id: orderId, status: 1 })]);
    const { pay, reach } = openForm();
    pay();
    await reach('checking');
    await reach('settled');
  });

  it('says that it failed once the order is known to wait for a payment still', async () => {
    actAndCut(0);
    const { pay, reach, payment, paying } = openForm();
    pay();
    await reach('checking');
    await reach('failed');
    expect(paying()).toEqual([]);
    expect(payment()).toMatchObject({ message: 'Failed to process payment. Please try again later.' });
    expect(requestsOf('listOrders').length).toBeGreaterThan(1);
  });

  it('shows a payment without an answer above the form, also after a reload, and in another tab before another is sent', async () => {
    actAndCut(0);
    const device = createDevice();
    const first = openForm(device.openTab());
    const second = openForm(device.openTab());
    first.pay();
    await first.reach('checking');
    await first.reach('failed');
    await device.settle();
    expect(selectPaymentAttempt(first.store.getState(), orderId)).toMatchObject({ kind: 'unanswered' });
    second.pay();
    await until(() => expect(polledOrder(second.payment())).toBe(orderId));
    expect(requestsOf('submitPayment')).toHaveLength(1);
    const third = openForm(device.openTab());
    expect(selectPaymentAttempt(third.store.getState(), orderId)).toMatchObject({ kind: 'unanswered' });
  });

  it('looks an order up whose payment was started, before it is paid another way', async () => {
    answerExample('submitPayment', 'qrText');
    const { pay, reach, store, environment } = openForm();
    pay();
    await reach('qr');
    // Then the second payment does not wait for the first.
    await environment.tabLock.hold(`payment:${orderId}`, async () => undefined);
    store.dispatch(formReopened());
    const { startedAt } = selectPaymentAttempt(store.getState(), orderId) ?? { startedAt: 0 };
    store.dispatch(fieldsReady({ seenAttempt: startedAt }));
    answer('listOrders', [buildOrder({ id: orderId, status: 1 })]);
    pay();
    await reach('settled');
    expect(requestsOf('submitPayment')).toHaveLength(1);
  });

  it('offers no older code again after a payment without an answer', async () => {
    answerExample('submitPayment', 'qrText');
    const { pay, reach, payment, store } = openForm();
    pay();
    await reach('qr');
    store.dispatch(formReopened());
    const { startedAt } = selectPaymentAttempt(store.getState(), orderId) ?? { startedAt: 0 };
    store.dispatch(fieldsReady({ seenAttempt: startedAt }));
    actAndCut(0);
    pay();
    await reach('failed');
    store.dispatch(closed());
    store.dispatch(opened({ orderId }));
    expect(payment().status).toBe('loadingFields');
    expect(selectPaymentAttempt(store.getState(), orderId)).toMatchObject({ kind: 'unanswered', code: '' });
  });

  it.each([
    ['says neither yes nor no', {}],
    ['names an unknown next step', { success: true, action: { type: 'wallet' } }],
  ])('remembers a payment whose answer %s', async (_what, body) => {
    answerWrongly('submitPayment', body);
    const { pay, reach, store } = openForm();
    pay();
    await reach('failed');
    expect(selectPaymentAttempt(store.getState(), orderId)).toMatchObject({ kind: 'unanswered' });
  });

  it('says so where the result stays unknown, and offers no other try', async () => {
    cutOff('submitPayment');
    cutOff('listOrders');
    const { pay, reach, paying } = openForm();
    pay();
    await reach('unsure');
    expect(paying()).toEqual([orderId]);
  });

  it('recognises that the order of a refused payment is paid', async () => {
    refuse('submitPayment', 409, 'This order is already paid.');
    const { pay, reach } = openForm();
    answer('listOrders', [buildOrder({ id: orderId, status: 1 })]);
    pay();
    await reach('settled');
    expect(requestsOf('submitPayment')).toHaveLength(1);
  });

  it('looks the order of a refused payment up once', async () => {
    refuse('submitPayment', 422);
    const { pay, reach } = openForm();
    pay();
    await reach('failed');
    expect(requestsOf('listOrders')).toHaveLength(1);
  });

  it('looks the order up once, however often the shopper comes back while it is paid', async () => {
    const release = hold('submitPayment');
    const { pay, reach, store, environment } = openForm();
    pay();
    await until(() => expect(requestsOf('submitPayment')).toHaveLength(1));
    for (let visit = 0; visit < 3; visit += 1) {
      store.dispatch(closed());
      store.dispatch(opened({ orderId }));
    }
    answer('listOrders', [buildOrder({ id: orderId, status: 1 })]);
    release();
    await reach('settled');
    await environment.tabLock.hold(`payment:${orderId}`, async () => undefined);
    expect(requestsOf('listOrders')).toHaveLength(1);
  });

  it('looks the order up after a reload while submitting, before the form is offered', async () => {
    const release = hold('submitPayment');
    const device = createDevice();
    const tab = device.openTab();
    const before = openForm(tab);
    before.pay();
    await until(() => expect(requestsOf('submitPayment')).toHaveLength(1));
    before.store.dispatch(closed());
    expect(before.paying()).toEqual([orderId]);
    expect(before.stored()).not.toContain(typed);
    answer('listOrders', [buildOrder({ id: orderId, status: 1 })]);
    // A lock ends with the page that held it.
    tab.close();
    const after = openForm(device.openTab());
    expect(after.payment().status).toBe('checking');
    await after.reach('settled');
    expect(after.paying()).toEqual([]);
    release();
  });

  it('waits for the pending payment when the shopper comes back to its order', async () => {
    const release = hold('submitPayment');
    const { pay, reach, payment, store, log, paying } = openForm();
    pay();
    await until(() => expect(requestsOf('submitPayment')).toHaveLength(1));
    store.dispatch(closed());
    store.dispatch(opened({ orderId }));
    expect(payment().status).toBe('checking');
    release();
    await reach('loadingFields');
    expect(requestsOf('submitPayment')).toHaveLength(1);
    // The outcome of the payment before it is not followed.
    expect(log.left).toEqual([]);
    expect(paying()).toEqual([]);
  });

  it('neither acts on the late answer of another order, nor forgets its own', async () => {
    const release = hold('submitPayment');
    const { pay, payment, reach, store, log, paying } = openForm();
    pay();
    await until(() => expect(requestsOf('submitPayment')).toHaveLength(1));
    store.dispatch(closed());
    const releaseOther = hold('submitPayment');
    store.dispatch(opened({ orderId: 'other' }));
    store.dispatch(fieldsReady({ seenAttempt: 0 }));
    store.dispatch(submitted('other', new Secret({ pin: typed })));
    await until(() => expect(requestsOf('submitPayment')).toHaveLength(2));
    expect(new Set(paying())).toEqual(new Set([orderId, 'other']));
    release();
    await until(() => expect(paying()).toEqual(['other']));
    expect(payment()).toEqual({ status: 'submitting', orderId: 'other', seenAttempt: 0 });
    expect(log.left).toEqual([]);
    expect(log.posted).toEqual([]);
    releaseOther();
    await reach('redirecting');
  });

  it('forgets a payment that was refused', async () => {
    refuse('submitPayment', 422);
    cutOff('listOrders');
    const { pay, reach, paying } = openForm();
    pay();
    await reach('unsure');
    expect(paying()).toEqual([]);
  });

  it.each([
    ['redirect', 'http://localhost:8044/bank'],
    ['deeplink', 'upi://pay'],
    ['plain', ''],
  ] as const)('remembers a started payment by %s when its page is opened again', async (example, code) => {
    answerExample('submitPayment', example);
    const { pay, reach, payment, store } = openForm();
    pay();
    await reach(example === 'plain' ? 'completed' : 'redirecting');
    store.dispatch(closed());
    store.dispatch(opened({ orderId }));
    expect(payment().status).toBe('loadingFields');
    const attempt = selectPaymentAttempt(store.getState(), orderId);
    expect(attempt?.kind).toBe(example === 'plain' ? 'completed' : example);
    expect(attempt?.code).toContain(code);
    expect(requestsOf('submitPayment')).toHaveLength(1);
  });

  it.each(['qrText', 'plain'] as const)(
    'shows a payment that another tab has started by %s, and sends another only once it was seen',
    async (example) => {
      answerExample('submitPayment', example);
      const device = createDevice();
      const first = openForm(device.openTab());
      const second = openForm(device.openTab());
      first.pay();
      await first.reach(example === 'plain' ? 'completed' : 'qr');
      await device.settle();
      second.pay();
      await until(() => expect(polledOrder(second.payment())).toBe(orderId));
      expect(requestsOf('submitPayment')).toHaveLength(1);
      second.pay();
      await until(() => expect(requestsOf('submitPayment')).toHaveLength(2));
    },
  );

  it('looks the order up before it is paid, where the payment of another tab has had no answer', async () => {
    const device = createDevice();
    const tab = device.openTab();
    const first = openForm(tab);
    const second = openForm(device.openTab());
    const release = hold('submitPayment');
    first.pay();
    await until(() => expect(requestsOf('submitPayment')).toHaveLength(1));
    await device.settle();
    first.store.dispatch(closed());
    tab.close();
    answer('listOrders', [buildOrder({ id: orderId, status: 1 })]);
    second.pay();
    await second.reach('settled');
    expect(requestsOf('submitPayment')).toHaveLength(1);
    release();
  });

  it.each([
    ['is known to be paid', () => answer('listOrders', [buildOrder({ id: orderId, status: 1 })]), 'settled'],
    ['was paid, though it cannot be looked up now', () => cutOff('listOrders'), 'unsure'],
  ])('sends nothing for an order that %s, as another tab has loaded it', async (_what, arrange, end) => {
    const device = createDevice();
    const first = openForm(device.openTab());
    const second = openForm(device.openTab());
    first.pay();
    await first.reach('redirecting');
    answer('listOrders', [buildOrder({ id: orderId, status: 1 })]);
    await first.store.dispatch(loadOrders());
    await device.settle();
    // Then no tab has to wait for another.
    await first.environment.tabLock.hold(`payment:${orderId}`, async () => undefined);
    arrange();
    second.pay();
    await second.reach(end);
    expect(requestsOf('submitPayment')).toHaveLength(1);
  });

  it('forgets a started payment once its order has moved on', async () => {
    answerExample('submitPayment', 'qrText');
    const { pay, reach, store, stored, payment } = openForm();
    pay();
    await reach('qr');
    expect(stored()).toContain('attempt');
    answer('listOrders', [buildOrder({ id: orderId, status: 1 })]);
    await store.dispatch(loadOrders());
    store.dispatch(closed());
    store.dispatch(opened({ orderId }));
    expect(payment().status).toBe('loadingFields');
  });

  it('says that a payment was started when the page comes back from a bank as it was left', async () => {
    answerExample('submitPayment', 'redirect');
    const { pay, reach, payment, log, store } = openForm();
    pay();
    await reach('redirecting');
    log.comeBack();
    expect(payment().status).toBe('loadingFields');
    expect(selectPaymentAttempt(store.getState(), orderId)).toMatchObject({ kind: 'redirect' });
    answer('listOrders', [buildOrder({ id: orderId, status: 1 })]);
    log.comeBack();
    await reach('settled');
  });
});

describe('The outcome of a payment', () => {
  const secretQr = { success: true, action: { type: 'qr', qr: `upi://pay?tn=${typed}` } };

  /** The outcome that is shown. */
  function shown({ payment }: ReturnType<typeof openForm>) {
    const state = payment();
    if (state.status !== 'qr') throw new Error(`No QR code is shown: ${state.status}`);
    return state.outcome;
  }

  it('is forgotten with its hidden values once a QR code is left', async () => {
    answer('submitPayment', secretQr);
    const shop = openForm();
    shop.pay();
    await shop.reach('qr');
    const outcome = shown(shop);
    expect(openOutcome(outcome)).toMatchObject({ text: `upi://pay?tn=${typed}` });
    shop.store.dispatch(closed());
    expect(openOutcome(outcome)).toBeNull();
  });

  it('of another page is not drawn from hidden values', async () => {
    answer('submitPayment', secretQr);
    const recording = recordActions();
    const before = openForm(createDevice().openTab(), recording.tools);
    before.pay();
    await before.reach('qr');
    const recorded = recording.actions().find(storefrontApi.endpoints.submitPayment.matchFulfilled);
    before.store.dispatch(closed());

    const release = hold('submitPayment');
    const shop = openForm();
    shop.pay();
    await waitFor(() => expect(shop.payment().status).toBe('submitting'));
    shop.store.dispatch(JSON.parse(JSON.stringify(recorded)));
    expect(openOutcome(shown(shop))).toBeNull();
    release();
  });

  it('leads to no bank where a QR code is shown', async () => {
    answerExample('submitPayment', 'qrText');
    const { pay, reach, log, store } = openForm();
    pay();
    await reach('qr');
    store.dispatch(continuedToBank());
    expect([log.posted, log.left]).toStrictEqual([[], []]);
  });

  it('is an error where no QR code can hold the text', async () => {
    answer('submitPayment', { success: true, action: { type: 'qr', qr: 'x'.repeat(3000) } });
    const { pay, reach } = openForm();
    pay();
    await reach('failed');
  });

  it('is nowhere else than in the payment’s own state', async () => {
    const { pay, reach, store, allAnswered } = openForm();
    pay();
    await reach('redirecting');
    await allAnswered();
    expect(store.getState().api.mutations).toEqual({});
  });
});

describe('A page that was left', () => {
  it('no longer listens for the shopper to come back, or for a refused form', async () => {
    const tab = createDevice().openTab();
    const recording = recordActions();
    const { store } = openForm(tab, recording.tools);
    tab.log.comeBack();
    expect(recording.actions().filter(returned.match)).toHaveLength(1);
    store.dispatch(closed());
    tab.log.comeBack();
    tab.log.blockForm();
    const actions = recording.actions();
    expect(actions.filter(returned.match)).toHaveLength(1);
    expect(actions.filter(bankBlocked.match)).toEqual([]);
  });
});

it("says 'Proceeding to payment...' no more once the payment is sent, nor over its outcome", () => {
  const { store, pay } = openForm();
  const created = { message: 'Proceeding to payment...', about: 'createOrder', isForNextPage: true } as const;
  store.dispatch(toastShown(created));
  store.dispatch(formRefused());
  const about = () => store.getState().notifications.toasts.map((toast) => toast.about);
  expect(about()).toContain('createOrder');
  pay();
  expect(about()).not.toContain('createOrder');
});

describe('A form with errors', () => {
  it('is told once, and no more once a payment is sent', async () => {
    const { store, pay, reach } = openForm();
    const toasts = () => store.getState().notifications.toasts;
    store.dispatch(formRefused());
    store.dispatch(formRefused());
    expect(toasts()).toMatchObject([{ variant: 'destructive', about: 'submitPayment' }]);
    pay();
    await reach('redirecting');
    expect(toasts()).toEqual([]);
  });
});

describe('The polling of an order whose QR code is shown', () => {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  async function showQr() {
    answer('trackOrder', buildOrder({ id: orderId, status: 0 }));
    answerExample('submitPayment', 'qrText');
    const shop = openForm();
    shop.pay();
    await shop.reach('qr');
    return shop;
  }
  const looks = () => requestsOf('trackOrder').length;
  /** Lets a look that has become due be answered. */
  async function settle({ store }: ReturnType<typeof openForm>): Promise<void> {
    for (let turn = 0; turn < 5; turn += 1) {
      await jest.advanceTimersByTimeAsync(0);
      await Promise.all(store.dispatch(storefrontApi.util.getRunningQueriesThunk()));
    }
  }

  it('moves on to fresh orders once the order no longer waits, and says nothing of a payment', async () => {
    const shop = await showQr();
    const { went, reach, store } = shop;
    jest.advanceTimersByTime(5_000);
    await settle(shop);
    expect(went).toEqual([]);
    expect(looks()).toBe(1);
    expect(requestsOf('trackOrder')[0]?.url.searchParams.get('contactInfo')).toMatch(/@/);
    expect(requestsOf('listOrders')).toHaveLength(0);
    answer('trackOrder', buildOrder({ id: orderId, status: 1 }));
    answer('listOrders', [buildOrder({ id: orderId, status: 1 })]);
    jest.advanceTimersByTime(5_000);
    await reach('settled');
    expect(went).toEqual(['/orders']);
    expect(store.getState().notifications.toasts).toEqual([]);
    expect(storefrontApi.endpoints.listOrders.select(undefined)(store.getState()).data).toMatchObject([
      { id: orderId, status: 1 },
    ]);
  });

  it('waits while the tab is hidden, and looks the order up at once when it is shown', async () => {
    const shop = await showQr();
    const { log, reach } = shop;
    log.isVisible = false;
    jest.advanceTimersByTime(60_000);
    await settle(shop);
    expect(looks()).toBe(0);
    answer('trackOrder', buildOrder({ id: orderId, status: 4 }));
    log.show();
    await reach('settled');
    expect(looks()).toBe(1);
  });

  it('stops when the page is left', async () => {
    const shop = await showQr();
    shop.store.dispatch(closed());
    jest.advanceTimersByTime(60_000);
    await settle(shop);
    expect(looks()).toBe(0);
  });

  it('looks the order up 38 times in ten minutes, and once a minute from then on', async () => {
    const shop = await showQr();
    for (let time = 0; time < 11 * 60_000;) {
      const pause = pollingInterval(time);
      jest.advanceTimersByTime(pause);
      await settle(shop);
      time += pause;
    }
    expect(looks()).toBe(39);
  });

  it('is made while an app is open too, and not at the form', async () => {
    answer('trackOrder', buildOrder({ id: orderId, status: 0 }));
    answerExample('submitPayment', 'deeplink');
    const shop = openForm();
    jest.advanceTimersByTime(60_000);
    await settle(shop);
    expect(looks()).toBe(0);
    shop.pay();
    await shop.reach('redirecting');
    jest.advanceTimersByTime(5_000);
    await settle(shop);
    expect(looks()).toBe(1);
  });

  it.each(['trackOrder', 'listOrders'] as const)(
    'leads nowhere once the page is left, also while %s is answered',
    async (operationId) => {
      const shop = await showQr();
      const { store, went } = shop;
      answer('trackOrder', buildOrder({ id: orderId, status: 1 }));
      const release = hold(operationId);
      jest.advanceTimersByTime(5_000);
      await waitFor(() => expect(requestsOf(operationId).length).toBeGreaterThan(0));
      store.dispatch(closed());
      release();
      await settle(shop);
      expect(went).toEqual([]);
      expect(requestsOf('listOrders')).toHaveLength(operationId === 'listOrders' ? 1 : 0);
    },
  );
});

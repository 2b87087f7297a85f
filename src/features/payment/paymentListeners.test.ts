import { waitFor } from '@testing-library/react';
import { storefrontApi } from '../../api/storefrontApi';
import { createAppStore } from '../../app/store';
import { Secret } from '../../lib/secrets/secret';
import { buildOrder, buildPaymentField } from '../../testing/builders';
import { createDevice } from '../../testing/memoryDevice';
import type { Tab } from '../../testing/memoryTab';
import { memoryWorld } from '../../testing/memoryWorld';
import { answer, answerExample, cutOff, hold, refuse, requestsOf } from '../../testing/server';
import { nextPause, WATCH_TIME } from './orderWatch';
import { closed, fieldsReady, opened, submitted } from './paymentSlice';
import { signedInAtStart, testSessionId } from '../../testing/session';
import { PURCHASES_KEY } from '../../lib/constants';
import { parsePurchases } from '../purchase/purchase';

jest.setTimeout(20_000);

const orderId = 'ORD-2026-000042';
const typed = 'typed-secret-value';

/** A shop at the payment form of the order, without a screen. */
function openForm(tab: Pick<Tab, 'world' | 'log'> = memoryWorld()) {
  const went: string[] = [];
  const go = (to: string) => void went.push(to);
  const world = { ...tab.world, navigator: { push: go, replace: go } };
  const store = createAppStore(world);
  store.dispatch(signedInAtStart());
  store.dispatch(opened({ orderId }));
  store.dispatch(fieldsReady());
  const pay = () => void store.dispatch(submitted(orderId, new Secret({ pin: typed })));
  const payment = () => store.getState().payment;
  const stored = () => world.deviceStorage.getItem(PURCHASES_KEY);
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
  return { store, world, log: tab.log, pay, payment, paying, stored, reach, went };
}

/** The answer is there, but gets lost on its way: the server has acted. */
function actAndCut(status: number): void {
  cutOff('submitPayment');
  answer('listOrders', [buildOrder({ id: orderId, status })]);
}

beforeEach(() => {
  answer('getPaymentFields', [buildPaymentField()]);
  answer('listOrders', [buildOrder({ id: orderId, status: 0 })]);
});

describe('Exactly once', () => {
  it('sends one request for two clicks', async () => {
    const release = hold('submitPayment');
    const { pay, reach } = openForm();
    pay();
    pay();
    release();
    await reach('redirecting');
    expect(requestsOf('submitPayment')).toHaveLength(1);
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
    expect(requestsOf('submitPayment')).toHaveLength(1);
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

  it('does not claim that a payment failed which the server has taken', async () => {
    actAndCut(1);
    const { pay, reach, payment, paying } = openForm();
    pay();
    await reach('settled');
    expect(payment()).toMatchObject({ orderStatus: 1 });
    expect(paying()).toEqual([]);
  });

  it('says that it failed once the order is seen to wait still', async () => {
    actAndCut(0);
    const { pay, reach, payment } = openForm();
    pay();
    await reach('checking');
    await reach('failed');
    expect(payment()).toMatchObject({ message: 'Failed to process payment. Please try again later.' });
    expect(requestsOf('listOrders').length).toBeGreaterThan(1);
  });

  it('says so where nobody can tell, and offers no other try', async () => {
    cutOff('submitPayment');
    cutOff('listOrders');
    const { pay, reach, paying } = openForm();
    pay();
    await reach('unsure');
    expect(paying()).toEqual([orderId]);
  });

  it('finds a refused payment of an order that is paid to be paid', async () => {
    refuse('submitPayment', 409, 'This order is already paid.');
    const { pay, reach } = openForm();
    answer('listOrders', [buildOrder({ id: orderId, status: 1 })]);
    pay();
    await reach('settled');
    expect(requestsOf('submitPayment')).toHaveLength(1);
  });

  it('looks the order up after a reload while submitting, before the form is offered', async () => {
    const release = hold('submitPayment');
    const device = createDevice();
    const tab = device.openTab();
    const before = openForm(tab);
    before.pay();
    await waitFor(() => expect(requestsOf('submitPayment')).toHaveLength(1));
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

  it('waits for the payment that is still on its way when the shopper comes back to its order', async () => {
    const release = hold('submitPayment');
    const { pay, reach, payment, store, log, paying } = openForm();
    pay();
    await waitFor(() => expect(requestsOf('submitPayment')).toHaveLength(1));
    store.dispatch(closed());
    store.dispatch(opened({ orderId }));
    expect(payment().status).toBe('checking');
    release();
    await reach('loadingFields');
    expect(requestsOf('submitPayment')).toHaveLength(1);
    // What the payment before it asked for is for nobody any more.
    expect(log.left).toEqual([]);
    expect(paying()).toEqual([]);
  });

  it('neither acts on the late answer of another order, nor forgets its own', async () => {
    const release = hold('submitPayment');
    const { pay, payment, reach, store, log, paying } = openForm();
    pay();
    await waitFor(() => expect(requestsOf('submitPayment')).toHaveLength(1));
    store.dispatch(closed());
    const releaseOther = hold('submitPayment');
    store.dispatch(opened({ orderId: 'other' }));
    store.dispatch(fieldsReady());
    store.dispatch(submitted('other', new Secret({ pin: typed })));
    await waitFor(() => expect(requestsOf('submitPayment')).toHaveLength(2));
    expect(new Set(paying())).toEqual(new Set([orderId, 'other']));
    release();
    await waitFor(() => expect(paying()).toEqual(['other']));
    expect(payment()).toEqual({ status: 'submitting', orderId: 'other' });
    expect(log.left).toEqual([]);
    expect(log.posted).toEqual([]);
    releaseOther();
    await reach('redirecting');
  });

  it('forgets a payment that was plainly refused', async () => {
    refuse('submitPayment', 422);
    cutOff('listOrders');
    const { pay, reach, paying } = openForm();
    pay();
    await reach('unsure');
    expect(paying()).toEqual([]);
  });

  it('offers the form again when the page comes back from a bank as it was left', async () => {
    answerExample('submitPayment', 'redirect');
    const { pay, reach, payment, log, store } = openForm();
    pay();
    await reach('redirecting');
    log.comeBack();
    expect(payment().status).toBe('loadingFields');
    store.dispatch(fieldsReady());
    answer('listOrders', [buildOrder({ id: orderId, status: 1 })]);
    log.comeBack();
    await reach('settled');
  });

  it('keeps what was typed out of the store, the storage and every action', async () => {
    const { store, pay, reach, stored } = openForm();
    pay();
    expect(stored()).not.toContain(typed);
    await reach('redirecting');
    expect(requestsOf('submitPayment')[0]?.body).toMatchObject({ fields: { pin: typed } });
    expect(JSON.stringify(store.getState())).not.toContain(typed);
  });
});

describe('The watch over an order whose QR code is shown', () => {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  async function showQr() {
    answerExample('submitPayment', 'qrText');
    const shop = openForm();
    shop.pay();
    await shop.reach('qr');
    return shop;
  }
  const looks = () => requestsOf('listOrders').length;
  /** Lets a look that has become due be answered. */
  async function settle({ store }: ReturnType<typeof openForm>): Promise<void> {
    for (let turn = 0; turn < 5; turn += 1) {
      await jest.advanceTimersByTimeAsync(0);
      await Promise.all(store.dispatch(storefrontApi.util.getRunningQueriesThunk()));
    }
  }

  it('looks every five seconds at first, and less often later', () => {
    expect([0, 59_000, 60_000, 200_000].map(nextPause)).toEqual([5_000, 5_000, 10_000, 30_000]);
  });

  it('moves on to fresh orders once the order no longer waits, and says nothing of a payment', async () => {
    const shop = await showQr();
    const { went, reach, store } = shop;
    jest.advanceTimersByTime(5_000);
    await settle(shop);
    expect(went).toEqual([]);
    answer('listOrders', [buildOrder({ id: orderId, status: 1 })]);
    jest.advanceTimersByTime(5_000);
    await reach('settled');
    expect(went).toEqual(['/orders']);
    expect(store.getState().notifications.toasts).toEqual([]);
    expect(storefrontApi.endpoints.listOrders.select(undefined)(store.getState()).data).toMatchObject([
      { id: orderId, status: 1 },
    ]);
  });

  it('waits while nobody looks, and looks at once when somebody does', async () => {
    const shop = await showQr();
    const { log, reach } = shop;
    log.isVisible = false;
    jest.advanceTimersByTime(60_000);
    await settle(shop);
    expect(looks()).toBe(0);
    answer('listOrders', [buildOrder({ id: orderId, status: 4 })]);
    log.show();
    await reach('settled');
    expect(looks()).toBe(1);
  });

  it('stops after ten minutes, and when the page is left', async () => {
    const shop = await showQr();
    const { payment, log } = shop;
    log.isVisible = false;
    jest.advanceTimersByTime(WATCH_TIME);
    await settle(shop);
    log.show();
    await settle(shop);
    expect(payment()).toMatchObject({ status: 'qr', isWatched: false });
    const seen = looks();
    const other = await showQr();
    other.store.dispatch(closed());
    jest.advanceTimersByTime(60_000);
    await settle(other);
    expect(looks()).toBe(seen);
  });
});

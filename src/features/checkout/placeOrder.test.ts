/** @jest-environment jest-fixed-jsdom */
import { storefrontApi } from '../../api/storefrontApi';
import { createAppStore } from '../../app/store';
import { PURCHASES_KEY } from '../../lib/constants';
import { buildAddress, buildCartLine, buildOrder } from '../../testing/builders';
import { pass, until, useFastClock } from '../../testing/fastClock';
import { createDevice } from '../../testing/memoryDevice';
import { openShop } from '../../testing/openShop';
import type { Tab } from '../../testing/memoryTab';
import { answer, answerWrongly, cutOff, hold, refuse, requestsOf } from '../../testing/server';
import { signedInAtStart, testSessionId } from '../../testing/session';
import { signedOut } from '../auth/authSlice';
import { selectLastPurchase, cartRestored } from '../cart/cartSlice';
import { lineAdded } from '../cart/cartEvents';
import { selectCheckoutStatus, checkoutOpened, submitted } from './checkoutSlice';

useFastClock();

const lines = [buildCartLine({ quantity: 1 }), buildCartLine({ selectedSize: 'L', quantity: 2 })];
const otherLine = buildCartLine({ id: 'hammer', name: 'Hammer', selectedSize: '', selectedColor: '' });
const address = buildAddress();
const items = [{ id: 1, productTitle: 'Handloom Linen Kurta', quantity: 3, price: 1999 }];
const older = buildOrder({ id: 'ORD-1', createdAt: new Date().toISOString() });
/** The order of the cart. */
const made = buildOrder({ id: 'ORD-2', createdAt: new Date().toISOString(), items });
/** An unpaid order of the same items from a moment before. */
const sameBefore = { ...made, id: 'ORD-0' };

/** A checkout with a filled cart, without a screen. */
async function openCheckout(tab: Tab = createDevice().openTab(), cart = lines, knowsOrders = true) {
  const { store, state, environment, went } = openShop({ tab, shopper: 'signedIn', cart });
  const reach = (status: string) => until(() => expect(selectCheckoutStatus(state())).toBe(status));
  const known = requestsOf('listOrders').length;
  store.dispatch(checkoutOpened({ owner: testSessionId }));
  if (state().checkout.records.length === 0) {
    await until(() => expect(requestsOf('listOrders').length).toBeGreaterThan(known));
    if (knowsOrders) await until(() => expect(state().checkout.pendingOrderIds).not.toBeNull());
  }
  const order = () =>
    void store.dispatch(
      submitted({ lines: state().cart.lines, address, after: selectLastPurchase(state()), isKept: false }),
    );
  const titles = () => state().notifications.toasts.map(({ title }) => title);
  const phases = () => state().checkout.records.map(({ phase }) => phase);
  /** Resolves once nothing is asked any more, and what waited for the answers has been done. */
  const allAnswered = async () => {
    await Promise.all(store.dispatch(storefrontApi.util.getRunningMutationsThunk()));
    await Promise.all(store.dispatch(storefrontApi.util.getRunningQueriesThunk()));
    await environment.tabLock.hold('checkout', () => Promise.resolve());
  };
  return { store, state, environment, order, reach, titles, phases, went, allAnswered };
}

/** The server makes the order once the request has arrived: before that, nothing can be found. */
async function makeOrder(): Promise<void> {
  await until(() => expect(requestsOf('createOrder')).toHaveLength(1));
  answer('listOrders', [made, older, sameBefore]);
}

beforeEach(() => {
  answer('listOrders', [older, sameBefore]);
});

describe('One order for one purchase', () => {
  it('sends one request for two submissions', async () => {
    const release = hold('createOrder');
    const { order, reach } = await openCheckout();
    order();
    order();
    release();
    await reach('placed');
    expect(requestsOf('createOrder')).toHaveLength(1);
  });

  it.each([
    ['there is a network error', () => cutOff('createOrder')],
    ['the server fails', () => refuse('createOrder', 502)],
    ['the answer has no order number', () => answerWrongly('createOrder', {})],
  ])('continues with the existing order although %s', async (_what, arrange) => {
    const { order, reach, titles, went, state, phases } = await openCheckout();
    arrange();
    order();
    await makeOrder();
    await reach('placed');
    expect(requestsOf('createOrder')).toHaveLength(1);
    expect(went).toEqual(['/payment?orderId=ORD-2']);
    expect(titles()).toEqual(['Order created successfully']);
    expect(state().cart.lines).toEqual([]);
    expect(phases()).toEqual(['placed']);
  });

  it('never mistakes an older order of the same items for the new one', async () => {
    const { order, titles } = await openCheckout();
    // Longer than the cache keeps data without subscribers.
    await jest.advanceTimersByTimeAsync(120_000);
    cutOff('createOrder');
    order();
    await until(() => expect(titles()).toEqual(['Error placing order']));
  });

  it('reports a failure after a look-up, keeps the cart, and looks up again before it sends another request', async () => {
    cutOff('createOrder');
    const { order, reach, titles, state, phases } = await openCheckout();
    order();
    await reach('placing');
    expect(titles()).toEqual([]);
    await reach('open');
    expect(titles()).toEqual(['Error placing order']);
    expect(state().cart.lines).toHaveLength(2);
    expect(phases()).toEqual(['unsure']);
    answer('listOrders', [made, older, sameBefore]);
    order();
    await reach('placed');
    expect(requestsOf('createOrder')).toHaveLength(1);
  });

  it('does not look up an order that the server has refused', async () => {
    refuse('createOrder', 422, 'A product in this order is no longer sold.');
    const { order, reach, titles } = await openCheckout();
    const before = requestsOf('listOrders').length;
    order();
    await reach('open');
    expect(titles()).toEqual(['Error placing order']);
    // Once before it was sent.
    expect(requestsOf('listOrders')).toHaveLength(before + 1);
  });

  it('reports no failure and sends nothing while the orders cannot be loaded', async () => {
    const { order, reach, titles } = await openCheckout();
    cutOff('createOrder');
    cutOff('listOrders');
    order();
    await reach('placing');
    await reach('open');
    expect(titles()).toEqual(['Error placing order']);
    const lookups = requestsOf('listOrders').length;
    order();
    await until(() => expect(requestsOf('listOrders').length).toBeGreaterThan(lookups));
    await reach('open');
    expect(titles()).toEqual(['Error placing order']);
    answer('listOrders', [made, older, sameBefore]);
    order();
    await reach('placed');
    expect(requestsOf('createOrder')).toHaveLength(1);
  });

  it('places the order of another cart while that of the first is unknown, and confuses neither', async () => {
    const { order, reach, store, state, went } = await openCheckout();
    cutOff('createOrder');
    cutOff('listOrders');
    order();
    await reach('placing');
    await reach('open');
    store.dispatch(lineAdded({ line: otherLine, from: 'card' }));
    answer('createOrder', { id: 'ORD-B' });
    answer('listOrders', [made, older, sameBefore]);
    order();
    await reach('placed');
    expect(went).toEqual(['/payment?orderId=ORD-B']);
    expect(requestsOf('createOrder')).toHaveLength(2);
    expect(requestsOf('createOrder')[1]?.body).toMatchObject({ products: { hammer: 1 } });
    expect(state().checkout.records.map(({ phase, orderId }) => [phase, orderId])).toEqual([
      ['unsure', ''],
      ['placed', 'ORD-B'],
    ]);
  });

  it('removes what was ordered from the cart, and keeps what was added since', async () => {
    const release = hold('createOrder');
    const { order, reach, store, state } = await openCheckout();
    order();
    await reach('placing');
    store.dispatch(lineAdded({ line: otherLine, from: 'card' }));
    store.dispatch(lineAdded({ line: buildCartLine(), from: 'card' }));
    release();
    await reach('placed');
    expect(state().cart.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      [lines[0]?.id, 1],
      ['hammer', 1],
    ]);
  });

  it('finds the order of the page before a reload', async () => {
    const release = hold('createOrder');
    const device = createDevice();
    const tab = device.openTab();
    const before = await openCheckout(tab);
    before.order();
    await makeOrder();
    tab.close();
    const after = await openCheckout(device.openTab());
    await until(() => expect(after.went).toEqual(['/payment?orderId=ORD-2']));
    expect(after.state().cart.lines).toEqual([]);
    release();
  });

  it('does not mistake the first order for that of a refilled cart with the same items', async () => {
    answer('createOrder', { id: 'ORD-A' });
    const { order, reach, store, went } = await openCheckout();
    order();
    await reach('placed');
    for (const line of lines) store.dispatch(lineAdded({ line, from: 'card' }));
    store.dispatch(checkoutOpened({ owner: testSessionId }));
    answer('createOrder', { id: 'ORD-B' });
    order();
    await until(() => expect(went).toEqual(['/payment?orderId=ORD-A', '/payment?orderId=ORD-B']));
  });

  it('sends the order once more where another look-up does not find it', async () => {
    cutOff('createOrder');
    const { order, reach, phases, went } = await openCheckout();
    order();
    await reach('placing');
    await reach('open');
    answer('createOrder', { id: 'ORD-2' });
    order();
    await reach('placed');
    expect(requestsOf('createOrder')).toHaveLength(2);
    expect(phases()).toEqual(['settled', 'placed']);
    expect(went).toEqual(['/payment?orderId=ORD-2']);
  });

  it('takes no order for its own that may be an older one, as the orders before it are unknown', async () => {
    cutOff('listOrders');
    const { order, reach, titles, state, went } = await openCheckout(createDevice().openTab(), lines, false);
    order();
    cutOff('createOrder');
    await until(() => expect(requestsOf('createOrder')).toHaveLength(1));
    const aMinuteAgo = new Date(Date.now() - 60_000).toISOString();
    answer('listOrders', [{ ...made, createdAt: aMinuteAgo }]);
    await reach('open');
    expect(titles()).toEqual(['Error placing order']);
    expect(state().cart.lines).toHaveLength(2);
    expect(went).toEqual([]);
  });

  it('is sent although there is an order of the same items, where the orders before it are unknown', async () => {
    cutOff('listOrders');
    const { order, reach, went } = await openCheckout(createDevice().openTab(), lines, false);
    answer('listOrders', [older, sameBefore]);
    answer('createOrder', { id: 'ORD-2' });
    order();
    await reach('placed');
    expect(requestsOf('createOrder')).toHaveLength(1);
    expect(went).toEqual(['/payment?orderId=ORD-2']);
  });

  it('does not lead to the payment of an order that is found after the session has ended', async () => {
    const { order, store, state, went, allAnswered } = await openCheckout();
    cutOff('createOrder');
    order();
    await until(() => expect(requestsOf('createOrder')).toHaveLength(1));
    const looks = requestsOf('listOrders').length;
    const release = hold('listOrders');
    await until(() => expect(requestsOf('listOrders').length).toBeGreaterThan(looks));
    answer('listOrders', [made, older, sameBefore]);
    store.dispatch(signedOut({ from: 'header' }));
    release();
    await allAnswered();
    expect(went).toEqual(['/']);
    expect(state().cart.lines).toHaveLength(2);
  });

  it('changes nothing if the session ends meanwhile', async () => {
    const release = hold('createOrder');
    const { order, store, state, went, titles, environment } = await openCheckout();
    order();
    await until(() => expect(requestsOf('createOrder')).toHaveLength(1));
    expect(await environment.purchaseLedger.read()).toContain('"sentAt"');
    store.dispatch(signedOut({ from: 'header' }));
    release();
    await until(() => expect(went).toEqual(['/']));
    expect(await environment.purchaseLedger.read()).toBeNull();
    expect(titles()).toEqual(['Success']);
    expect(state().cart.lines).toHaveLength(2);
    expect(state().checkout.records).toEqual([]);
  });
});

it('does not place an order again whose record of another tab is not readable yet', async () => {
  const device = createDevice({ staleReads: true, delivery: 'manual' });
  const second = await openCheckout(device.openTab());
  answer('listOrders', [made, older, sameBefore]);
  second.order();
  await until(() => expect(second.went).toEqual(['/payment?orderId=ORD-2']));
  expect(requestsOf('createOrder')).toHaveLength(0);
  expect(second.state().cart.lines).toEqual([]);
});

it('leads nowhere for the order of another tab once the session has ended', async () => {
  const device = createDevice({ staleReads: true, delivery: 'manual' });
  const second = await openCheckout(device.openTab());
  answer('listOrders', [made, older, sameBefore]);
  const looks = requestsOf('listOrders').length;
  second.order();
  await until(() => expect(requestsOf('listOrders').length).toBeGreaterThan(looks));
  await until(() => expect(second.state().checkout.pendingOrderIds).toContain('ORD-2'));
  second.store.dispatch(signedOut({ from: 'header' }));
  await pass(5_000);
  expect(second.went).toEqual(['/']);
  expect(second.state().cart.lines).toHaveLength(2);
  expect(selectLastPurchase(second.state())).toBe('');
});

it('goes on with the record of another tab as soon as that is readable', async () => {
  const device = createDevice({ staleReads: true, delivery: 'manual' });
  const first = await openCheckout(device.openTab());
  const second = await openCheckout(device.openTab());
  answer('createOrder', { id: 'ORD-2' });
  first.order();
  await until(() => expect(first.went).toEqual(['/payment?orderId=ORD-2']));
  answer('listOrders', [made, older, sameBefore]);
  await second.environment.purchaseLedger.write(null);
  const looks = requestsOf('listOrders').length;
  second.order();
  await until(() => expect(requestsOf('listOrders').length).toBeGreaterThan(looks));
  await device.settle();
  await until(() => expect(second.went).toEqual(['/payment?orderId=ORD-2']));
  expect(requestsOf('createOrder')).toHaveLength(1);
  expect(second.phases().toSorted()).toEqual(['placed', 'settled']);
});

it('ends a purchase that waited for its turn in a tab that was closed', async () => {
  const device = createDevice();
  const first = await openCheckout(device.openTab());
  const closed = device.openTab();
  const second = await openCheckout(closed, [otherLine]);
  const release = hold('createOrder');
  first.order();
  await until(() => expect(requestsOf('createOrder')).toHaveLength(1));
  second.order();
  await until(() => expect(first.phases()).toEqual(['placing', 'placing']));
  closed.close();
  release();
  await first.reach('placed');
  const third = await openCheckout(device.openTab());
  await until(() => expect(third.phases().toSorted()).toEqual(['placed', 'settled']));
  expect(requestsOf('createOrder')).toHaveLength(1);
});

describe('Without Web Locks, a tab that waits for another one’s order', () => {
  /** Two tabs, the second of which waits for the order of the first. */
  async function openTwo(status?: number) {
    const device = createDevice({ hasLocks: false });
    const first = await openCheckout(device.openTab());
    const second = await openCheckout(device.openTab());
    const release = hold('createOrder', status);
    first.order();
    await until(() => expect(requestsOf('createOrder')).toHaveLength(1));
    second.order();
    await until(() => expect(second.phases().toSorted()).toEqual(['placing', 'settled']));
    return { first, second, release };
  }

  it('says that it failed where the store refuses that one', async () => {
    const { first, second, release } = await openTwo(422);
    release();
    await until(() => expect(first.titles()).toEqual(['Error placing order']));
    await until(() => expect(second.titles()).toEqual(['Error placing order']));
    await second.reach('open');
    expect(requestsOf('createOrder')).toHaveLength(1);
  });

  it('does not know what became of it where that one never ends', async () => {
    const { second, release } = await openTwo();
    await until(() => expect(second.titles()).toEqual(['Error placing order']));
    await second.reach('open');
    expect(second.state().checkout.failure).toBe('unconfirmed');
    expect(requestsOf('createOrder')).toHaveLength(1);
    release();
  });

  it('does nothing more once its session has ended', async () => {
    const { first, second, release } = await openTwo();
    second.store.dispatch(signedOut({ from: 'header' }));
    release();
    await first.allAnswered();
    expect(second.went).toEqual(['/']);
    expect(second.titles()).toEqual(['Success']);
  });
});

it('does not place an order again that it takes for an older one, as the record of another tab is not readable yet', async () => {
  const device = createDevice({ staleReads: true, delivery: 'manual' });
  const first = await openCheckout(device.openTab());
  const secondTab = device.openTab();
  answer('createOrder', { id: 'ORD-2' });
  first.order();
  await until(() => expect(first.went).toEqual(['/payment?orderId=ORD-2']));
  // The second tab was about to open the checkout: its first look at the orders finds the new one.
  answer('listOrders', [made, older, sameBefore]);
  const second = await openCheckout(secondTab);
  second.order();
  await until(() => expect(second.went).toEqual(['/payment?orderId=ORD-2']));
  expect(requestsOf('createOrder')).toHaveLength(1);
  expect(second.state().cart.lines).toEqual([]);
});

describe.each([
  ['with Web Locks', true],
  ['without Web Locks', false],
])('Two tabs that place the same order at once, %s', (_what, hasLocks) => {
  it('place it once, and both lead to its payment', async () => {
    const device = createDevice({ hasLocks });
    const first = await openCheckout(device.openTab());
    const second = await openCheckout(device.openTab());
    answer('createOrder', { id: 'ORD-2' });
    first.order();
    second.order();
    await until(() =>
      expect([first.went, second.went]).toEqual([['/payment?orderId=ORD-2'], ['/payment?orderId=ORD-2']]),
    );
    expect(requestsOf('createOrder')).toHaveLength(1);
    await device.settle();
    expect(device.storage.read(PURCHASES_KEY)).not.toContain('"placing"');
  });
});

it('lets the tab that submitted first go on, however long it looks at the orders before it sends', async () => {
  const device = createDevice({ hasLocks: false });
  const first = await openCheckout(device.openTab());
  const second = await openCheckout(device.openTab());
  answer('createOrder', { id: 'ORD-2' });
  const looks = requestsOf('listOrders').length;
  const release = hold('listOrders');
  // By the letters of chance in its id the second one would go first.
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.99);
  first.order();
  await until(() => expect(requestsOf('listOrders')).toHaveLength(looks + 1));
  random.mockReturnValue(0);
  second.order();
  random.mockRestore();
  await until(() => {
    const hasYielded = second.phases().includes('settled');
    expect(hasYielded || requestsOf('listOrders').length > looks + 1).toBe(true);
  });
  release();
  await until(() =>
    expect([first.went, second.went]).toEqual([['/payment?orderId=ORD-2'], ['/payment?orderId=ORD-2']]),
  );
  expect(requestsOf('createOrder')).toHaveLength(1);
});

it('looks no order up before the cart is read, whose own order the checkout may have to wait for', async () => {
  const { environment } = createDevice().openTab();
  const { dispatch } = createAppStore(environment);
  dispatch(signedInAtStart());
  dispatch(checkoutOpened({ owner: testSessionId }));
  await Promise.resolve();
  expect(requestsOf('listOrders')).toEqual([]);
  dispatch(cartRestored(lines));
  await until(() => expect(requestsOf('listOrders')).toHaveLength(1));
});

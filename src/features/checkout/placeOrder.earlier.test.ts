/** @jest-environment jest-fixed-jsdom */
import { PURCHASES_KEY } from '../../lib/constants';
import { Secret } from '../../lib/secrets/secret';
import { blankAddress } from '../../lib/shippingAddress';
import { arrivedAt } from '../../testing/arrivedAt';
import { buildCartLine, buildOrder } from '../../testing/builders';
import { pass, until, useFastClock } from '../../testing/fastClock';
import { createDevice } from '../../testing/memoryDevice';
import { openShop } from '../../testing/openShop';
import { answer, cutOff, hold, requestsOf } from '../../testing/server';
import { signedInAtStart, testSessionId } from '../../testing/session';
import { signedOut } from '../auth/authSlice';
import { cartRestored } from '../cart/cartSlice';
import { paymentActions } from '../payment/paymentSlice';
import { blankPurchase, DRAFT_ID, formatPurchases, type Purchase } from './purchase';
import { checkoutOpened, markDismissed, selectCheckoutStatus } from './checkoutSlice';

useFastClock();

const cart = [buildCartLine({ quantity: 3 })];
const otherCart = [buildCartLine({ id: 'hammer', name: 'Hammer', selectedSize: '', selectedColor: '' })];
const items = [{ id: 1, productTitle: 'Handloom Linen Kurta', quantity: 3, price: 1999 }];
const made = buildOrder({ id: 'ORD-2', createdAt: new Date().toISOString(), items });
/** Sent in an earlier visit, and never answered. */
const unsure: Purchase = {
  ...blankPurchase('a', 'unsure'),
  address: { ...blankAddress, postalCode: made.shippingAddress?.postalCode ?? '' },
  lines: cart,
  knownOrderIds: [],
  sentAt: Date.now() - 60_000,
};
const draft = blankPurchase(DRAFT_ID, 'draft');
const placed: Purchase = { ...blankPurchase('b', 'placed'), sentAt: 1, orderId: 'ORD-1' };
/** A tab of a device that holds these purchases of an earlier visit. */
function openTab(...stored: readonly Purchase[]) {
  const device = createDevice();
  device.storage.write(PURCHASES_KEY, formatPurchases(stored, testSessionId));
  const tab = device.openTab();
  const { dispatch, state: getState } = openShop({ tab });
  const phases = () => getState().checkout.records.map(({ phase }) => phase);
  const titles = () => getState().notifications.toasts.map(({ title }) => title);
  const status = () => selectCheckoutStatus(getState());
  /** Lets another tab have the lock, until the returned function is called. */
  const holdLock = () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    void device.openTab().environment.tabLock.hold('checkout', () => released);
    return release;
  };
  /** Resolves once no order is placed or looked up any more. */
  const isIdle = async () => {
    await pass(100);
    await tab.environment.tabLock.hold('checkout', () => Promise.resolve());
  };
  return { dispatch, getState, phases, titles, status, went: tab.log.went, holdLock, isIdle };
}

beforeEach(() => {
  answer('listOrders', []);
});

describe('Signing in', () => {
  it('looks up the order of an earlier visit whose request was never answered', async () => {
    answer('listOrders', [made]);
    const { dispatch, phases, getState, titles } = openTab(unsure);
    dispatch(signedInAtStart());
    await until(() => expect(phases()).toEqual(['placed']));
    expect(getState().checkout.records[0]?.orderId).toBe('ORD-2');
    expect(titles()).not.toContain('Error placing order');
  });

  it('takes out of the cart what was ordered, where the page ended before it could, once', async () => {
    const { dispatch, getState } = openTab({ ...placed, lines: cart });
    dispatch(signedInAtStart());
    dispatch(cartRestored(cart));
    await until(() => expect(getState().cart.lines).toEqual([]));
    expect(getState().cart.ordered).toEqual([placed.id]);
  });

  it.each([
    ['as it is', placed, [placed.id]],
    ['though it has lost its note of an order that is paid', { ...placed, phase: 'settled' as const }, []],
  ])('leaves a cart that was filled after the order, %s', async (_what, purchase, ordered) => {
    const { dispatch, getState } = openTab({ ...purchase, lines: cart });
    dispatch(signedInAtStart());
    dispatch(cartRestored(cart, ordered));
    await pass(1000);
    expect(getState().cart.lines).toEqual(cart);
  });

  it('says nothing where that cannot be looked up, on whatever page', async () => {
    cutOff('listOrders');
    const { dispatch, titles, isIdle, phases } = openTab(unsure);
    dispatch(arrivedAt('/products'));
    dispatch(signedInAtStart());
    await until(() => expect(requestsOf('listOrders')).not.toEqual([]));
    await isIdle();
    expect(phases()).toEqual(['unsure']);
    expect(titles()).toEqual([]);
  });

  it('asks for the orders once where one may have been paid elsewhere', async () => {
    answer('listOrders', [buildOrder({ id: 'ORD-1', status: 1 })]);
    const { dispatch, phases } = openTab(draft, placed);
    dispatch(signedInAtStart());
    await until(() => expect(phases()).toEqual(['draft', 'settled']));
    expect(requestsOf('listOrders')).toHaveLength(1);
  });

  it.each([
    ['nothing was bought', []],
    ['an address was only typed', [draft]],
  ])('asks for no orders where %s', async (_what, stored) => {
    openTab(...stored).dispatch(signedInAtStart());
    await pass(2_000);
    expect(requestsOf('listOrders')).toEqual([]);
  });

  it('looks nothing up for a session that has ended before its turn', async () => {
    const { dispatch, phases, holdLock } = openTab(unsure);
    const release = holdLock();
    dispatch(signedInAtStart());
    await pass(100);
    expect(phases()).toEqual(['unsure']);
    dispatch(signedOut({ from: 'header' }));
    release();
    await pass(2_000);
    expect(phases()).toEqual([]);
    expect(requestsOf('listOrders')).toEqual([]);
  });
});

it('An order that may be of two purchases is taken for that of neither when it is paid', async () => {
  const renamed = buildOrder({ ...made, items: items.map((item) => ({ ...item, productTitle: 'KURTA-1' })) });
  answer('listOrders', [renamed]);
  const { dispatch, phases, isIdle } = openTab(unsure, { ...unsure, id: 'b' });
  dispatch(signedInAtStart());
  await isIdle();
  const release = hold('submitPayment');
  dispatch(paymentActions.opened({ orderId: made.id }));
  dispatch(paymentActions.fieldsReady({ seenAttempt: 0 }));
  dispatch(paymentActions.submitted(made.id, new Secret({})));
  await until(() => expect(phases()).toEqual(['paying', 'unsure', 'unsure']));
  dispatch(paymentActions.closed());
  release();
});

describe('A checkout that is opened with an earlier purchase', () => {
  /** A checkout of a cart, after an earlier visit. */
  function openCheckout(stored: Purchase, lines = cart) {
    const tab = openTab(stored);
    const release = tab.holdLock();
    tab.dispatch(arrivedAt('/checkout'));
    tab.dispatch(cartRestored(lines));
    tab.dispatch(signedInAtStart());
    tab.dispatch(checkoutOpened({ owner: testSessionId }));
    return { ...tab, release };
  }

  it('waits for the order of its own cart', async () => {
    answer('listOrders', [made]);
    const { status, went, release } = openCheckout(unsure);
    expect(status()).toBe('placing');
    release();
    await until(() => expect(went).toEqual(['/payment?orderId=ORD-2']));
    expect(requestsOf('listOrders')).toHaveLength(1);
  });

  it('looks for it once, and then is open', async () => {
    const { status, phases, titles, release } = openCheckout(unsure);
    release();
    await until(() => expect(status()).toBe('open'));
    await pass(2_000);
    expect(phases()).toEqual(['unsure']);
    expect(titles()).toEqual([]);
    expect(requestsOf('listOrders')).toHaveLength(1);
  });

  it('waits no longer than a request lasts, however slow the store is', async () => {
    hold('listOrders');
    const sent: Purchase = { ...unsure, phase: 'placing', sentAt: Date.now() - 1000 };
    const { status, titles, release } = openCheckout(sent);
    release();
    expect(status()).toBe('placing');
    await pass(45_000);
    expect(status()).toBe('open');
    expect(titles()).toEqual(['Error placing order']);
  });

  it('does not wait for that of another cart', async () => {
    answer('listOrders', [made]);
    const { status, phases, went, release } = openCheckout(unsure, otherCart);
    expect(status()).toBe('open');
    release();
    await until(() => expect(phases()).toEqual(['placed']));
    expect(went).toEqual([]);
  });

  it('says that it failed where the orders cannot be loaded, for its own cart alone', async () => {
    cutOff('listOrders');
    const own = openCheckout(unsure);
    own.release();
    await until(() => expect(own.titles()).toEqual(['Error placing order']));
    const another = openCheckout(unsure, otherCart);
    another.release();
    await another.isIdle();
    expect(another.titles()).toEqual([]);
  });

  it('knows whose cart it is once that is read', async () => {
    answer('listOrders', [made]);
    const { dispatch, went } = openTab(unsure);
    dispatch(arrivedAt('/checkout'));
    dispatch(signedInAtStart());
    dispatch(checkoutOpened({ owner: testSessionId }));
    dispatch(markDismissed({ orderId: 'ORD-9' }));
    await pass(100);
    expect(requestsOf('listOrders')).toEqual([]);
    dispatch(cartRestored(cart));
    await until(() => expect(went).toEqual(['/payment?orderId=ORD-2']));
  });
});

/** @jest-environment jest-fixed-jsdom */
import { toOrder } from '../../api/models/order';
import { PURCHASES_KEY, SAVED_ADDRESSES_KEY } from '../../lib/constants';
import type { ShippingAddress } from '../../lib/shippingAddress';
import { buildAddress, buildOrder } from '../../testing/builders';
import { createDevice, type Device } from '../../testing/memoryDevice';
import { openShop } from '../../testing/openShop';
import { answer, answerWrongly, cutOff, hold, refuse, requestsOf } from '../../testing/server';
import { signedInAtStart, signedOutAtStart, testSessionId } from '../../testing/session';
import { waitFor } from '../../testing/waitFor';
import { signedOut } from '../auth/authSlice';
import { checkoutOpened, markDismissed, paymentSent, submitted } from './checkoutSlice';
import { loadOrder, loadOrders } from './orderLookupThunks';
import { blankPurchase, formatPurchases } from './purchase';
import { addressForgotten, forgettingUndone } from './savedAddressSlice';

const placed = { ...blankPurchase('a', 'placed'), sentAt: 1, orderId: 'ORD-1' };

const stored = formatPurchases([placed], testSessionId);

const ofRavi = formatPurchases([placed], 'session of ravi');

/** A tab of a device, before it is known who the shopper is. */
function openTab(device: Device) {
  const tab = device.openTab();
  const shop = openShop({ tab });
  return { ...tab, ...shop, orderIds: () => shop.state().checkout.records.map(({ orderId }) => orderId) };
}

/** A device with this text as its stored purchases. */
function deviceWith(text: string | null): Device {
  const device = createDevice();
  device.storage.write(PURCHASES_KEY, text);
  return device;
}

describe('The stored purchases', () => {
  it('are read once it is known who the shopper is, and not before', () => {
    const tab = openTab(deviceWith(stored));
    tab.dispatch(markDismissed({ orderId: 'ORD-9' }));
    expect(tab.orderIds()).toEqual([]);
    tab.dispatch(signedInAtStart());
    expect(tab.orderIds()).toEqual(['ORD-1']);
  });

  it('stay as they are until then', () => {
    const device = deviceWith(ofRavi);
    const tab = openTab(device);
    tab.dispatch(paymentSent('ORD-2'));
    expect(device.storage.read(PURCHASES_KEY)).toBe(ofRavi);
  });

  it('of another session are removed', () => {
    const device = deviceWith(ofRavi);
    openTab(device).dispatch(signedInAtStart());
    expect(device.storage.read(PURCHASES_KEY)).toBeNull();
  });

  it('of an earlier session are removed from the device of a visitor', () => {
    const device = deviceWith(ofRavi);
    openTab(device).dispatch(signedOutAtStart());
    expect(device.storage.read(PURCHASES_KEY)).toBeNull();
  });

  it('of a tab that has signed in stay, while another tab does not know of it', async () => {
    const device = deviceWith(null);
    const visitor = openTab(device);
    visitor.dispatch(signedOutAtStart());
    device.storage.write(PURCHASES_KEY, stored);
    await device.settle();
    expect(device.storage.read(PURCHASES_KEY)).toBe(stored);
    expect(visitor.orderIds()).toEqual([]);
  });

  it('are those of all tabs', async () => {
    const device = deviceWith(null);
    const [one, other] = [openTab(device), openTab(device)];
    one.dispatch(signedInAtStart());
    other.dispatch(signedInAtStart());
    one.dispatch(paymentSent('ORD-1'));
    other.dispatch(paymentSent('ORD-2'));
    await device.settle();
    expect(one.orderIds().toSorted()).toEqual(['ORD-1', 'ORD-2']);
    expect(other.orderIds().toSorted()).toEqual(['ORD-1', 'ORD-2']);
  });

  it('are written again where the whole storage was cleared', async () => {
    const device = deviceWith(stored);
    openTab(device).dispatch(signedInAtStart());
    device.storage.clear();
    await device.settle();
    expect(device.storage.read(PURCHASES_KEY)).toBe(stored);
  });

  it('are read when the page returns from the back/forward cache', async () => {
    const device = deviceWith(null);
    const tab = openTab(device);
    tab.dispatch(signedInAtStart());
    tab.freeze('cached');
    device.storage.write(PURCHASES_KEY, stored);
    await device.settle();
    expect(tab.orderIds()).toEqual([]);
    tab.thaw();
    expect(tab.orderIds()).toEqual(['ORD-1']);
  });

  it('are read at a sign-in of that session', () => {
    const tab = openTab(deviceWith(null));
    tab.dispatch(signedOutAtStart());
    tab.environment.deviceStorage.setItem(PURCHASES_KEY, stored ?? '');
    tab.dispatch(signedInAtStart());
    expect(tab.orderIds()).toEqual(['ORD-1']);
  });
});

describe('Order lookup thunks', () => {
  const wanted = { orderId: 'ORD-1', contactInfo: '+919812345678' };

  const order = buildOrder({ id: 'ORD-1' });

  const others = [buildOrder({ id: 'ORD-2' }), buildOrder({ id: 'ORD-3' })];

  const found = { kind: 'found', value: toOrder(order) };

  const openSignedIn = () => openShop({ shopper: 'signedIn' }).store;

  describe('Looking up one order', () => {
    it('asks for it by its number and the phone or email', async () => {
      answer('trackOrder', order);
      expect(await openSignedIn().dispatch(loadOrder(wanted))).toEqual(found);
      expect(requestsOf('trackOrder')).toHaveLength(1);
      expect(requestsOf('listOrders')).toHaveLength(0);
    });

    it('asks again each time', async () => {
      const store = openSignedIn();
      answer('trackOrder', buildOrder({ id: 'ORD-1', status: 0 }));
      await store.dispatch(loadOrder(wanted));
      const paid = buildOrder({ id: 'ORD-1', status: 1 });
      answer('trackOrder', paid);
      expect(await store.dispatch(loadOrder(wanted))).toEqual({ kind: 'found', value: toOrder(paid) });
    });

    it('searches all orders where neither is known', async () => {
      answer('listOrders', [...others, order]);
      expect(await openSignedIn().dispatch(loadOrder({ ...wanted, contactInfo: '' }))).toEqual(found);
      expect(requestsOf('trackOrder')).toHaveLength(0);
    });

    it.each([403, 404])('searches all orders where the answer is %d', async (status) => {
      refuse('trackOrder', status);
      answer('listOrders', [...others, order]);
      expect(await openSignedIn().dispatch(loadOrder(wanted))).toEqual(found);
    });

    it.each([
      ['the server fails', () => refuse('trackOrder', 500)],
      ['there is no response', () => cutOff('trackOrder')],
    ])('finds nothing out where %s', async (_what, arrange) => {
      arrange();
      answer('listOrders', [order]);
      expect(await openSignedIn().dispatch(loadOrder(wanted))).toEqual({ kind: 'unknown' });
      expect(requestsOf('listOrders')).toHaveLength(0);
    });

    it('searches all orders where the answer names none', async () => {
      answerWrongly('trackOrder', {});
      answer('listOrders', [...others, order]);
      expect(await openSignedIn().dispatch(loadOrder(wanted))).toEqual(found);
    });

    it('leaves no answer in the cache for longer than a page would', async () => {
      answer('trackOrder', order);
      const store = openSignedIn();
      jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
      const look = store.dispatch(loadOrder(wanted));
      await jest.advanceTimersByTimeAsync(0);
      await look;
      await jest.advanceTimersByTimeAsync(61_000);
      jest.useRealTimers();
      expect(store.getState().api.queries).toEqual({});
    });

    it('says that there is none where the store does not list it', async () => {
      refuse('trackOrder', 404);
      answer('listOrders', others);
      expect(await openSignedIn().dispatch(loadOrder(wanted))).toEqual({ kind: 'none' });
    });

    it('does not say so where the orders cannot be loaded', async () => {
      refuse('trackOrder', 404);
      cutOff('listOrders');
      expect(await openSignedIn().dispatch(loadOrder(wanted))).toEqual({ kind: 'unknown' });
    });
  });

  it('Orders are loaded anew though a request of before is still running', async () => {
    const release = hold('listOrders');
    const store = openSignedIn();
    const before = store.dispatch(loadOrders());
    await waitFor(() => expect(requestsOf('listOrders')).toHaveLength(1));
    const after = store.dispatch(loadOrders());
    answer('listOrders', [order]);
    release();
    await before;
    expect(await after).toEqual([toOrder(order)]);
    expect(requestsOf('listOrders')).toHaveLength(2);
  });
});

/** The order with which an address was saved. */
const addressSaved = (address: ShippingAddress) => submitted({ lines: [], address, after: '', isKept: true });

const home = buildAddress();

const office = buildAddress({ address: '1 Mill Road' });

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => buildAddress({ address: `${index} Mill Road` }));

/** Addresses as a session stores them. */
const textOf = (addresses: unknown, owner = testSessionId) =>
  JSON.stringify({ version: 1, owner, addresses });

/** A shop with every reducer, of a shopper who is signed in unless said otherwise, and what its device holds of addresses. */
function openWith(stored: string | null = null, isSignedIn = true) {
  const tab = createDevice({ hasLocks: false }).openTab();
  const { environment } = tab;
  if (stored !== null) environment.deviceStorage.setItem(SAVED_ADDRESSES_KEY, stored);
  const { dispatch, state: getState } = openShop({ tab, shopper: isSignedIn ? 'signedIn' : 'unknown' });
  const open = () => dispatch(checkoutOpened({ owner: testSessionId }));
  const held = () => environment.deviceStorage.getItem(SAVED_ADDRESSES_KEY);
  const forget = () => environment.deviceStorage.removeItem(SAVED_ADDRESSES_KEY);
  const keep = (text: string) => environment.deviceStorage.setItem(SAVED_ADDRESSES_KEY, text);
  return {
    dispatch,
    open,
    held,
    keep,
    forget,
    addresses: () => getState().savedAddresses.addresses,
    toasts: () => getState().notifications.toasts,
  };
}

describe('The addresses of a device', () => {
  it('are read as they were stored, by the session that stored them', () => {
    const { dispatch, held } = openWith();
    dispatch(addressSaved(home));
    const next = openWith(held());
    next.open();
    expect(next.addresses()).toEqual([home]);
  });

  it('are removed with the last of them', () => {
    const { dispatch, held } = openWith();
    dispatch(addressSaved(home));
    dispatch(addressForgotten(home));
    expect(held()).toBeNull();
  });

  it('are back at their place when a removal is undone, also on the device [decision.28]', () => {
    const { dispatch, held, addresses, toasts } = openWith();
    for (const address of many(3)) dispatch(addressSaved(address));
    const [, removed] = addresses();
    const before = { kept: addresses(), stored: held() };
    dispatch(addressForgotten(removed ?? home));
    expect(addresses()).toHaveLength(2);
    const [toast] = toasts();
    expect(toast).toMatchObject({ message: 'Address removed from this device.', action: { label: 'Undo' } });
    if (toast?.action) dispatch(toast.action.event);
    expect({ kept: addresses(), stored: held() }).toEqual(before);
  });

  it('are put back by no other session', () => {
    const { dispatch, addresses, toasts } = openWith();
    dispatch(addressSaved(home));
    dispatch(addressForgotten(home));
    dispatch(signedOut({ from: 'header' }));
    expect(toasts().filter(({ about }) => about === 'savedAddress')).toEqual([]);
    dispatch(forgettingUndone());
    expect(addresses()).toEqual([]);
  });

  it('of another session are removed when it is known who the shopper is', () => {
    expect(openWith(textOf([home], 'other')).held()).toBeNull();
    const own = textOf([home]);
    expect(openWith(own).held()).toBe(own);
  });

  it.each([
    ['of another session', textOf([home], 'other')],
    ['of another version', JSON.stringify({ version: 2, owner: testSessionId, addresses: [home] })],
    ['that are no list', textOf(home)],
    ['that are no addresses', textOf([null, 7, 'x'])],
    ['in a text that is no JSON', '{'],
    ['in a list', '[]'],
  ])('are none %s, and those in the store go', (_which, stored) => {
    const { dispatch, open, addresses, keep } = openWith();
    dispatch(addressSaved(office));
    keep(stored);
    open();
    expect(addresses()).toEqual([]);
  });

  it('are read by no shopper who is signed out', () => {
    const { open, addresses } = openWith(textOf([home], ''), false);
    open();
    expect(addresses()).toEqual([]);
  });

  it('leave the store as it is where nothing is stored', () => {
    const { dispatch, open, addresses, forget } = openWith();
    dispatch(addressSaved(office));
    forget();
    open();
    expect(addresses()).toEqual([office]);
  });

  it('are five at most, whatever is stored', () => {
    const { open, addresses } = openWith(textOf(many(6)));
    open();
    expect(addresses()).toHaveLength(5);
  });
});

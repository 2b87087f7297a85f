/** @jest-environment jest-fixed-jsdom */
import { createAppStore } from '../../app/store';
import { PURCHASES_KEY, SAVED_ADDRESSES_KEY } from '../../lib/constants';
import { buildAddress } from '../../testing/builders';
import type { Device } from '../../testing/memoryDevice';
import { createDevice } from '../../testing/memoryDevice';
import { signedInAtStart, testSessionId } from '../../testing/session';
import { waitFor } from '../../testing/waitFor';
import { sessionRestored, signedOut } from '../auth/authSlice';
import { blankPurchase, formatPurchases } from './purchase';
import { checkoutOpened, noticeSeen, paymentSent } from './purchaseSlice';
import { addressSaved } from './savedAddressSlice';

const placed = { ...blankPurchase('a', 'placed'), sentAt: 1, orderId: 'ORD-1' };
const stored = formatPurchases([placed], testSessionId);
const ofRavi = formatPurchases([placed], 'session of ravi');

/** A tab of a device, before it is known who the shopper is. */
function openTab(device: Device) {
  const tab = device.openTab();
  const store = createAppStore(tab.environment);
  const orderIds = () => store.getState().purchase.records.map(({ orderId }) => orderId);
  return { ...tab, store, dispatch: store.dispatch, orderIds };
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
    tab.dispatch(noticeSeen({ orderId: 'ORD-9' }));
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
    tab.dispatch(sessionRestored({ sessionId: '', rememberedEmail: '' }));
    tab.environment.deviceStorage.setItem(PURCHASES_KEY, stored ?? '');
    tab.dispatch(signedInAtStart());
    expect(tab.orderIds()).toEqual(['ORD-1']);
  });

  it('go with the session', () => {
    const device = deviceWith(stored);
    const tab = openTab(device);
    tab.dispatch(signedInAtStart());
    tab.dispatch(signedOut({ from: 'header' }));
    expect(tab.orderIds()).toEqual([]);
    expect(device.storage.read(PURCHASES_KEY)).toBeNull();
  });
});

it('The saved addresses are stored when one is saved, and read when a checkout is opened', async () => {
  const device = deviceWith(null);
  const tab = openTab(device);
  tab.dispatch(signedInAtStart());
  tab.dispatch(addressSaved(buildAddress()));
  await waitFor(() => expect(device.storage.read(SAVED_ADDRESSES_KEY)).not.toBeNull());
  const next = openTab(device);
  next.dispatch(signedInAtStart());
  expect(next.store.getState().savedAddresses.addresses).toEqual([]);
  next.dispatch(checkoutOpened({ owner: testSessionId }));
  await waitFor(() => expect(next.store.getState().savedAddresses.addresses).toEqual([buildAddress()]));
});

/** @jest-environment jest-fixed-jsdom */
import { OLD_PURCHASE_KEYS, PURCHASES_KEY } from '../../lib/constants';
import { createDevice, type Device } from '../../testing/memoryDevice';
import { openShop } from '../../testing/openShop';
import { signedInAtStart, signedOutAtStart, testSessionId } from '../../testing/session';
import { signedOut } from '../auth/authSlice';
import { blankPurchase, formatPurchases } from './purchase';
import { noticeSeen, paymentSent } from './checkoutSlice';

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

  it('of an earlier session are removed from the device of a visitor, and so are those of older versions', () => {
    const device = deviceWith(ofRavi);
    for (const key of OLD_PURCHASE_KEYS) device.storage.write(key, 'old');
    openTab(device).dispatch(signedOutAtStart());
    for (const key of [PURCHASES_KEY, ...OLD_PURCHASE_KEYS]) expect(device.storage.read(key)).toBeNull();
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

  it('go with the session', () => {
    const device = deviceWith(stored);
    const tab = openTab(device);
    tab.dispatch(signedInAtStart());
    tab.dispatch(signedOut({ from: 'header' }));
    expect(tab.orderIds()).toEqual([]);
    expect(device.storage.read(PURCHASES_KEY)).toBeNull();
  });
});

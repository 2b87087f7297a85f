/** @jest-environment jest-fixed-jsdom */
import { SAVED_ADDRESSES_KEY } from '../../lib/constants';
import type { ShippingAddress } from '../../lib/shippingAddress';
import { buildAddress } from '../../testing/builders';
import { createDevice } from '../../testing/memoryDevice';
import { openShop } from '../../testing/openShop';
import { testSessionId } from '../../testing/session';
import { signedOut } from '../auth/authSlice';
import { checkoutOpened, submitted } from './checkoutSlice';
import { addressForgotten, forgettingUndone } from './savedAddressSlice';
import { formatSavedAddresses } from './savedAddressListeners';

/** The order with which an address was saved. */
const addressSaved = (address: ShippingAddress) => submitted({ lines: [], address, after: '', isKept: true });
const home = buildAddress();
const office = buildAddress({ address: '1 Mill Road' });
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => buildAddress({ address: `${index} Mill Road` }));

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

  it('are not stored without a session', () => {
    expect(formatSavedAddresses([home], '')).toBeNull();
  });

  it('of another session are removed when it is known who the shopper is', () => {
    expect(openWith(formatSavedAddresses([home], 'other')).held()).toBeNull();
    const own = formatSavedAddresses([home], testSessionId);
    expect(openWith(own).held()).toBe(own);
  });

  it.each([
    ['of another session', formatSavedAddresses([home], 'other')],
    ['of another version', JSON.stringify({ version: 2, owner: testSessionId, addresses: [home] })],
    ['that are no list', JSON.stringify({ version: 1, owner: testSessionId, addresses: home })],
    [
      'that are no addresses',
      JSON.stringify({ version: 1, owner: testSessionId, addresses: [null, 7, 'x'] }),
    ],
    ['in a text that is no JSON', '{'],
    ['in a list', '[]'],
  ])('are none %s, and those in the store go', (_which, stored) => {
    const { dispatch, open, addresses, keep } = openWith();
    dispatch(addressSaved(office));
    keep(stored ?? '');
    open();
    expect(addresses()).toEqual([]);
  });

  it('are read by no shopper who is signed out', () => {
    const stored = JSON.stringify({ version: 1, owner: '', addresses: [home] });
    const { open, addresses } = openWith(stored, false);
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
    const { open, addresses } = openWith(formatSavedAddresses(many(6), testSessionId));
    open();
    expect(addresses()).toHaveLength(5);
  });
});

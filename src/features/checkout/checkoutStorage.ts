import { isAnyOf } from '@reduxjs/toolkit';
import type { AppListenerApi, AppStartListening } from '../../app/types';
import { createStoredSlot, readStored, writeStored } from '../../browser/bestEffortStorage';
import { MAX_SAVED_ADDRESSES, PURCHASES_KEY, SAVED_ADDRESSES_KEY } from '../../lib/constants';
import { readAddress, type ShippingAddress } from '../../lib/shippingAddress';
import { actions } from '../../lib/texts';
import { readList, readText } from '../../lib/untrusted';
import { sessionBegan, sessionEnded, sessionRestored } from '../auth';
import { toastShown, toastsResolved } from '../notifications';
import { checkoutOpened, purchasesRead, submitted } from './checkoutSlice';
import { checkoutTexts } from './checkoutTexts';
import { formatPurchases, mergePurchases, parsePurchases } from './purchase';
import { addressForgotten, forgettingUndone, savedAddressesRead } from './savedAddressSlice';

/** Merges this session's stored records, which other tabs may have changed, into the store. */
function readPurchases({ dispatch, extra, getState }: AppListenerApi): void {
  const { auth, checkout } = getState();
  const records = parsePurchases(readStored(extra.deviceStorage, PURCHASES_KEY), auth.sessionId);
  if (mergePurchases(checkout.records, records) !== checkout.records) dispatch(purchasesRead(records));
}

/** How much later than it was written another tab may read local storage, in milliseconds. */
const STORAGE_DELAY = 1000;

/**
 * Calls `work` under a lock that one tab at a time holds, once this tab has read what the tabs before it have sent. `work`
 * is told whether another one held it, and resolves to whether it has sent something itself.
 */
export async function underTabLock(
  api: AppListenerApi,
  name: string,
  work: (hasWaited: boolean) => Promise<boolean>,
): Promise<void> {
  await api.extra.tabLock.hold(name, async (hasWaited) => {
    if (hasWaited) await api.delay(STORAGE_DELAY);
    readPurchases(api);
    // Another tab that takes the lock then reads what this one has stored.
    if (await work(hasWaited)) await api.delay(STORAGE_DELAY);
  });
}

/** Stores the records, merged with what other tabs have stored; removes those of another session. */
function storePurchases(api: AppListenerApi): void {
  const { extra, getState } = api;
  readPurchases(api);
  const text = formatPurchases(getState().checkout.records, getState().auth.sessionId);
  if (text !== readStored(extra.deviceStorage, PURCHASES_KEY)) {
    writeStored(extra.deviceStorage, PURCHASES_KEY, text);
  }
}

const isSessionEvent = isAnyOf(sessionBegan, sessionEnded);

/** Keeps this session's purchases in local storage, under one key that all tabs merge their records into. */
export function addPurchaseStorageListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: sessionRestored,
    effect: (_action, api) => {
      const { deviceStorage, page } = api.extra;
      storePurchases(api);
      const sync = (): void => {
        // Another tab may have signed in before this one notices: what it has stored is not this tab's to remove.
        if (api.getState().auth.sessionId !== '') storePurchases(api);
      };
      deviceStorage.onChange((key) => {
        if (key === PURCHASES_KEY || key === null) sync();
      });
      page.onReturn(sync);
    },
  });

  startListening({
    predicate: (action, current, previous) =>
      current.auth.status !== 'loading' &&
      (isSessionEvent(action) || current.checkout.records !== previous.checkout.records),
    effect: (_action, api) => storePurchases(api),
  });
}

const addressSlot = createStoredSlot(SAVED_ADDRESSES_KEY, ({ owner, addresses }) => ({
  owner: readText(owner),
  addresses: readList(addresses)
    .flatMap((address) => readAddress(address) ?? [])
    .slice(0, MAX_SAVED_ADDRESSES),
}));

/** The stored addresses of this session; null for none. */
function ownAddresses({ extra, getState }: AppListenerApi): readonly ShippingAddress[] | null {
  const { owner, addresses } = addressSlot.read(extra.deviceStorage);
  return owner !== '' && owner === getState().auth.sessionId ? addresses : null;
}

/** Reads and keeps the addresses that a shopper saves; removes those of another session. */
export function addSavedAddressListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: checkoutOpened,
    effect: (_action, api) => {
      // What cannot be stored is kept in memory.
      if (readStored(api.extra.deviceStorage, SAVED_ADDRESSES_KEY) === null) return;
      api.dispatch(savedAddressesRead(ownAddresses(api) ?? []));
    },
  });

  startListening({
    matcher: isAnyOf(submitted, addressForgotten, forgettingUndone),
    effect: (_action, { extra, getState }) => {
      const { auth, savedAddresses } = getState();
      const { addresses } = savedAddresses;
      const isKept = auth.sessionId !== '' && addresses.length > 0;
      addressSlot.write(extra.deviceStorage, isKept ? { owner: auth.sessionId, addresses } : null);
    },
  });

  startListening({
    actionCreator: addressForgotten,
    effect: (_action, { dispatch }) => {
      const action = { label: actions.undo, event: forgettingUndone() };
      dispatch(toastShown({ message: checkoutTexts.forgotten, action, about: 'savedAddress' }));
    },
  });

  startListening({
    matcher: isAnyOf(sessionRestored, sessionBegan, sessionEnded),
    effect: (_action, api) => {
      // What it would put back belongs to the session that has ended.
      api.dispatch(toastsResolved({ about: 'savedAddress' }));
      if (ownAddresses(api) === null) addressSlot.write(api.extra.deviceStorage, null);
    },
  });
}

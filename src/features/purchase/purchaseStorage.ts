import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import { isAnyOf } from '@reduxjs/toolkit';
import type { AppDispatch, AppStartListening, Environment, RootState } from '../../app/types';
import { readStored, writeStored } from '../../lib/bestEffortStorage';
import { OLD_PURCHASE_KEYS, PURCHASES_KEY, SAVED_ADDRESSES_KEY } from '../../lib/constants';
import { formatPurchases, mergePurchases, parsePurchases } from './purchase';
import { purchasesRead } from './purchaseSlice';
import { addressForgotten, addressSaved, savedAddressesRead } from './savedAddressSlice';

type StorageApi = Pick<
  ListenerEffectAPI<RootState, AppDispatch, Environment>,
  'dispatch' | 'extra' | 'getState'
>;

/** Merges this session's stored records, which other tabs may have changed, into the store. */
export function readPurchases({ dispatch, extra, getState }: StorageApi): void {
  const records = parsePurchases(readStored(extra.deviceStorage, PURCHASES_KEY), getState().auth.sessionId);
  const known = getState().purchase.records;
  if (mergePurchases(known, records) !== known) dispatch(purchasesRead(records));
}

/** Stores the records, merged with what other tabs have stored; removes those of another session. */
function storePurchases(api: StorageApi): void {
  const { extra, getState } = api;
  readPurchases(api);
  const text = formatPurchases(getState().purchase.records, getState().auth.sessionId);
  if (text !== readStored(extra.deviceStorage, PURCHASES_KEY)) {
    writeStored(extra.deviceStorage, PURCHASES_KEY, text);
  }
}

/** The code that reads and writes saved addresses, which few visits need; null where it cannot be loaded. */
function loadSavedAddresses() {
  return import(/* webpackChunkName: "saved-addresses" */ './savedAddresses').catch(() => null);
}

/**
 * Keeps the addresses that a shopper saves. They are read with the session, and removed with it: those of another
 * session are not for this one.
 */
export function addSavedAddressListeners(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, current, previous) =>
      current.auth.status !== 'loading' &&
      (previous.auth.status === 'loading' || current.auth.sessionId !== previous.auth.sessionId),
    effect: async (_action, { dispatch, extra, getState }) => {
      const stored = readStored(extra.deviceStorage, SAVED_ADDRESSES_KEY);
      if (stored === null) return;
      const { sessionId } = getState().auth;
      if (sessionId === '' || !stored.includes(JSON.stringify(sessionId))) {
        writeStored(extra.deviceStorage, SAVED_ADDRESSES_KEY, null);
        return;
      }
      const addresses = (await loadSavedAddresses())?.parseSavedAddresses(stored, sessionId) ?? [];
      if (getState().auth.sessionId === sessionId) dispatch(savedAddressesRead(addresses));
    },
  });

  startListening({
    matcher: isAnyOf(addressSaved, addressForgotten),
    effect: async (_action, { extra, getState }) => {
      const { sessionId } = getState().auth;
      const code = await loadSavedAddresses();
      const { auth, savedAddresses } = getState();
      if (code === null || auth.sessionId !== sessionId) return;
      const text = code.formatSavedAddresses(savedAddresses, sessionId);
      writeStored(extra.deviceStorage, SAVED_ADDRESSES_KEY, text);
    },
  });
}

/** Keeps this session's purchases in local storage, under one key that all tabs merge their records into. */
export function addPurchaseStorageListeners(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, current, previous) =>
      current.auth.status !== 'loading' && previous.auth.status === 'loading',
    effect: (_action, api) => {
      for (const key of OLD_PURCHASE_KEYS) writeStored(api.extra.deviceStorage, key, null);
      storePurchases(api);
      api.extra.deviceStorage.onChange((key) => {
        if (key === PURCHASES_KEY || key === null) storePurchases(api);
      });
      api.extra.page.onReturn(() => storePurchases(api));
    },
  });

  startListening({
    predicate: (_action, current, previous) =>
      current.auth.status !== 'loading' &&
      (current.auth.sessionId !== previous.auth.sessionId ||
        current.purchase.records !== previous.purchase.records),
    effect: (_action, api) => storePurchases(api),
  });
}

import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import { isAnyOf } from '@reduxjs/toolkit';
import type { AppDispatch, AppStartListening, Environment, RootState } from '../../app/types';
import { readStored, writeStored } from '../../lib/bestEffortStorage';
import { OLD_PURCHASE_KEYS, PURCHASES_KEY, SAVED_ADDRESSES_KEY } from '../../lib/constants';
import { formatPurchases, mergePurchases, parsePurchases } from './purchase';
import { checkoutOpened, purchasesRead } from './purchaseSlice';
import { addressForgotten, addressSaved } from './savedAddressSlice';

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

/**
 * Keeps the addresses that a shopper saves, and removes them with the session: those of another one are not for this
 * one. The code that reads and writes them is loaded when the checkout opens.
 */
export function addSavedAddressListeners(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, { auth }, previous) =>
      auth.status !== 'loading' &&
      (previous.auth.status === 'loading' || auth.sessionId !== previous.auth.sessionId),
    effect: (_action, { extra, getState }) => {
      const { sessionId } = getState().auth;
      const stored = readStored(extra.deviceStorage, SAVED_ADDRESSES_KEY);
      if (sessionId === '' || stored?.includes(JSON.stringify(sessionId)) === false) {
        writeStored(extra.deviceStorage, SAVED_ADDRESSES_KEY, null);
      }
    },
  });

  startListening({
    matcher: isAnyOf(checkoutOpened, addressSaved, addressForgotten),
    effect: async (action, api) => {
      const code = await import(/* webpackChunkName: "saved-addresses" */ './savedAddresses').catch(
        () => null,
      );
      if (checkoutOpened.match(action)) code?.readSavedAddresses(api);
      else code?.storeSavedAddresses(api);
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

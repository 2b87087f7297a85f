import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import { isAnyOf } from '@reduxjs/toolkit';
import type { AppDispatch, AppStartListening, Environment, RootState } from '../../app/types';
import { readStored, writeStored } from '../../lib/bestEffortStorage';
import { PURCHASES_KEY } from '../../lib/constants';
import { checkoutOpened } from './purchaseEvents';
import { formatPurchases, mergePurchases, parsePurchases } from './purchase';
import { purchasesInstalled, purchasesRead } from './purchaseSlice';
import { addressForgotten, addressSaved } from './savedAddressSlice';

type StorageApi = Pick<
  ListenerEffectAPI<RootState, AppDispatch, Environment>,
  'dispatch' | 'extra' | 'getState'
>;

/** Merges this session's records in a stored text into the store. */
export function mergeStored(
  { dispatch, getState }: Pick<StorageApi, 'dispatch' | 'getState'>,
  text: string | null,
): void {
  const records = parsePurchases(text, getState().auth.sessionId);
  const known = getState().purchase.records;
  if (mergePurchases(known, records) !== known) dispatch(purchasesRead(records));
}

/** Merges this session's stored records, which other tabs may have changed, into the store. */
export function readPurchases(api: StorageApi): void {
  mergeStored(api, readStored(api.extra.deviceStorage, PURCHASES_KEY));
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

/** Keeps the addresses that a shopper saves. The code that reads and writes them is loaded when the checkout opens. */
export function addSavedAddressListeners(startListening: AppStartListening): void {
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
  // At the start, or when this code is loaded after it.
  startListening({
    predicate: (action, current, previous) =>
      current.auth.status !== 'loading' &&
      (previous.auth.status === 'loading' || purchasesInstalled.match(action)),
    effect: (_action, api) => {
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

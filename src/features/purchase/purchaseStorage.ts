import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import type { AppDispatch, AppStartListening, Environment, RootState } from '../../app/types';
import { readStored, writeStored } from '../../lib/bestEffortStorage';
import { OLD_PURCHASE_KEYS, PURCHASES_KEY } from '../../lib/constants';
import { formatPurchases, mergePurchases, parsePurchases } from './purchase';
import { purchasesRead } from './purchaseSlice';

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
    effect: (_action, api) => {
      storePurchases(api);
      if (api.getState().auth.sessionId === '') api.extra.purchaseLedger.clear();
    },
  });
}

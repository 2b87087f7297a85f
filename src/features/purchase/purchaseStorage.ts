import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import type { AppDispatch, AppStartListening, OutsideWorld, RootState } from '../../app/types';
import { PURCHASES_KEY } from '../../lib/constants';
import { readStored, writeStored } from '../../lib/bestEffortStorage';
import { formatPurchases, mergePurchases, parsePurchases } from './purchase';
import { purchasesRead } from './purchaseSlice';

type StorageApi = Pick<
  ListenerEffectAPI<RootState, AppDispatch, OutsideWorld>,
  'dispatch' | 'extra' | 'getState'
>;

/** Keys of earlier versions of the shop, which kept an address without saying whose it is. */
const OLD_KEYS = [
  'checkout_attempt',
  'checkout_draft',
  'checkout_owner',
  'payment_attempts',
  'unpaid_orders',
] as const;

/** Takes over what other tabs have stored of this session's purchases. */
export function readPurchases({ dispatch, extra, getState }: StorageApi): void {
  const records = parsePurchases(readStored(extra.deviceStorage, PURCHASES_KEY), getState().auth.sessionId);
  const known = getState().purchase.records;
  if (mergePurchases(known, records) !== known) dispatch(purchasesRead(records));
}

/** Stores the records, with what other tabs have stored meanwhile; takes those of another session away. */
function storePurchases(api: StorageApi): void {
  const { extra, getState } = api;
  readPurchases(api);
  const text = formatPurchases(getState().purchase.records, getState().auth.sessionId);
  if (text !== readStored(extra.deviceStorage, PURCHASES_KEY)) {
    writeStored(extra.deviceStorage, PURCHASES_KEY, text);
  }
}

/**
 * Keeps this session's purchases on the device, under one key for all tabs: what one tab writes over another's
 * record, that tab merges in again.
 */
export function addPurchaseStorageListeners(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, current, previous) =>
      current.auth.status !== 'loading' && previous.auth.status === 'loading',
    effect: (_action, api) => {
      for (const key of OLD_KEYS) writeStored(api.extra.deviceStorage, key, null);
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

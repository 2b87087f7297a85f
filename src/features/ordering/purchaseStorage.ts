import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import { isAnyOf } from '@reduxjs/toolkit';
import type { AppDispatch, AppStartListening, Environment, RootState } from '../../app/types';
import { readStored, writeStored } from '../../browser/bestEffortStorage';
import { OLD_PURCHASE_KEYS, PURCHASES_KEY } from '../../lib/constants';
import { sessionBegan, sessionEnded, sessionRestored } from '../auth';
import { formatPurchases, mergePurchases, parsePurchases, formatSent } from './purchase';
import { purchasesRead } from './purchaseSlice';
import type { LockedRun } from '../../browser/tabLock';

type StorageApi = Pick<
  ListenerEffectAPI<RootState, AppDispatch, Environment>,
  'dispatch' | 'extra' | 'getState'
>;

/** Merges this session's records in a stored text into the store. */
function mergeStored(
  { dispatch, getState }: Pick<StorageApi, 'dispatch' | 'getState'>,
  text: string | null,
): void {
  const records = parsePurchases(text, getState().auth.sessionId);
  const known = getState().purchase.records;
  // Stryker disable next-line ConditionalExpression: The same records change nothing when they are read again.
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
  // Stryker disable next-line ConditionalExpression: The same text changes nothing when it is written again.
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
      for (const key of OLD_PURCHASE_KEYS) writeStored(deviceStorage, key, null);
      storePurchases(api);
      const sync = (): void => {
        // Another tab may have signed in before this one notices: what it has stored is not this tab's to remove.
        if (api.getState().auth.sessionId !== '') storePurchases(api);
      };
      deviceStorage.onChange((key) => {
        // Stryker disable next-line ConditionalExpression: After the change of another key nothing new is read.
        if (key === PURCHASES_KEY || key === null) sync();
      });
      page.onReturn(sync);
    },
  });

  startListening({
    predicate: (action, current, previous) =>
      current.auth.status !== 'loading' &&
      (isSessionEvent(action) || current.purchase.records !== previous.purchase.records),
    effect: (_action, api) => storePurchases(api),
  });

  // At the start too: what was sent in a session that has ended is not for the next shopper [decision.28].
  startListening({
    matcher: isAnyOf(sessionRestored, sessionEnded),
    effect: (_action, { extra, getState }) => {
      if (getState().auth.status === 'signedOut') extra.purchaseLedger.clear();
    },
  });
}

/** Name of the lock. */
// Stryker disable next-line StringLiteral: A name that all tabs share, whatever it is.
const LOCK = 'checkout';

type LedgerApi = Pick<
  ListenerEffectAPI<RootState, AppDispatch, Environment>,
  'dispatch' | 'extra' | 'getState'
>;

/** Writes what this tab knows to have been sent. Call it under the lock, before a request. */
export async function writeLedger({ extra, getState }: LedgerApi): Promise<void> {
  const { auth, purchase } = getState();
  await extra.purchaseLedger.write(formatSent(purchase.records, auth.sessionId));
}

/**
 * Calls `work` under the lock for placing orders, one tab at a time, once this tab knows what the tabs before it have
 * sent. The next one learns of the outcome.
 */
export async function underPurchaseLock(
  api: LedgerApi,
  work: (run: LockedRun) => Promise<void>,
): Promise<void> {
  await api.extra.tabLock.hold(LOCK, async (run) => {
    readPurchases(api);
    mergeStored(api, await api.extra.purchaseLedger.read());
    await work(run);
    await writeLedger(api);
  });
}

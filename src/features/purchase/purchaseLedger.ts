import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import type { AppDispatch, Environment, RootState } from '../../app/types';
import type { LockedRun } from '../../lib/tabLock';
import { formatSent, mergePurchases, parsePurchases } from './purchase';
import { purchasesRead } from './purchaseSlice';
import { readPurchases } from './purchaseStorage';

/** Name of the lock. */
const LOCK = 'checkout';

type LedgerApi = Pick<
  ListenerEffectAPI<RootState, AppDispatch, Environment>,
  'dispatch' | 'extra' | 'getState'
>;

/** Merges what other tabs have sent into the store. */
async function readLedger({ dispatch, extra, getState }: LedgerApi): Promise<void> {
  const records = parsePurchases(await extra.purchaseLedger.read(), getState().auth.sessionId);
  const known = getState().purchase.records;
  if (mergePurchases(known, records) !== known) dispatch(purchasesRead(records));
}

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
    await readLedger(api);
    await work(run);
    await writeLedger(api);
  });
}

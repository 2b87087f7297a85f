import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import type { AppDispatch, Environment, RootState } from '../../app/types';
import type { LockedRun } from '../../lib/tabLock';
import { formatSent } from './purchase';
import { mergeStored, readPurchases } from './purchaseStorage';

/** Name of the lock. */
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

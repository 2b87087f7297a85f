import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import type { AppDispatch, Environment, RootState } from '../../app/types';
import { formatSent, mergePurchases, parsePurchases } from './purchase';
import { purchasesRead } from './purchaseSlice';

type LedgerApi = Pick<
  ListenerEffectAPI<RootState, AppDispatch, Environment>,
  'dispatch' | 'extra' | 'getState'
>;

/** Merges what other tabs have sent into the store. Call it under the lock. */
export async function readLedger({ dispatch, extra, getState }: LedgerApi): Promise<void> {
  const records = parsePurchases(await extra.purchaseLedger.read(), getState().auth.sessionId);
  const known = getState().purchase.records;
  if (mergePurchases(known, records) !== known) dispatch(purchasesRead(records));
}

/** Writes what this tab knows to have been sent. Call it under the lock, before a request and after its outcome. */
export async function writeLedger({ extra, getState }: LedgerApi): Promise<void> {
  const { auth, purchase } = getState();
  await extra.purchaseLedger.write(formatSent(purchase.records, auth.sessionId));
}

import { readStored, writeStored } from '../../lib/bestEffortStorage';
import { OLD_PURCHASE_KEYS, PURCHASES_KEY, SAVED_ADDRESSES_KEY } from '../../lib/constants';
import type { AppStartListening, Environment } from '../types';
import type { LaterFeature } from './laterFeatures';
import { installFeature } from './laterFeatures';

/** The code of purchases, which the checkout and the payment need from their first render on. */
export async function loadPurchases(): Promise<LaterFeature> {
  const { purchaseFeature } = await import(/* webpackChunkName: "purchase" */ './purchaseFeature');
  return purchaseFeature;
}

/** Removes what another session has kept on this device: it is not for this one (ruling 28). */
function forgetOthers({ deviceStorage, purchaseLedger }: Environment, sessionId: string): void {
  if (sessionId === '') purchaseLedger.clear();
  for (const key of [PURCHASES_KEY, SAVED_ADDRESSES_KEY]) {
    const stored = readStored(deviceStorage, key);
    const isOwn = sessionId !== '' && stored?.includes(JSON.stringify(sessionId)) === true;
    if (stored !== null && !isOwn) writeStored(deviceStorage, key, null);
  }
  for (const key of OLD_PURCHASE_KEYS) writeStored(deviceStorage, key, null);
}

/**
 * At the start, and when the session changes: loads what purchases need where there is a session. An order without an
 * answer has to be looked up after a reload, on whatever page.
 */
export function addPurchaseLoader(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, { auth }, previous) =>
      auth.status !== 'loading' &&
      (previous.auth.status === 'loading' || auth.sessionId !== previous.auth.sessionId),
    effect: async (_action, { extra, getState }) => {
      const { sessionId } = getState().auth;
      forgetOthers(extra, sessionId);
      if (sessionId === '') return;
      try {
        installFeature(await loadPurchases());
      } catch {
        // The checkout and the payment bring it too.
      }
    },
  });
}

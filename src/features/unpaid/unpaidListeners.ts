import { loadOrders } from '../../api/orderLookup';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppStartListening, OutsideWorld } from '../../app/types';
import { readNote, writeNote } from '../../lib/deviceNotes';
import { readTexts } from '../../lib/untrusted';
import { unpaidRestored } from './unpaidSlice';

/** Device storage key of the orders that wait for their payment. */
export const UNPAID_KEY = 'unpaid_orders';

/** Reads which orders this device knows to be unpaid. Dispatch the result once, at start. Never throws. */
export function restoreUnpaid({ deviceStorage }: OutsideWorld) {
  return unpaidRestored(readTexts(readNote(deviceStorage, UNPAID_KEY)));
}

/** Keeps the unpaid orders on the device, and asks how they stand when a shopper comes with some. */
export function addUnpaidListeners(startListening: AppStartListening): void {
  const { authorizeUser } = storefrontApi.endpoints;

  startListening({
    predicate: (action, current, previous) =>
      current.unpaid.orderIds !== previous.unpaid.orderIds && !unpaidRestored.match(action),
    effect: (_action, { extra, getState }) => {
      const { orderIds } = getState().unpaid;
      writeNote(extra.deviceStorage, UNPAID_KEY, orderIds.length === 0 ? null : orderIds);
    },
  });

  startListening({
    predicate: (action) => unpaidRestored.match(action) || authorizeUser.matchFulfilled(action),
    effect: async (_action, { dispatch, getState }) => {
      const { auth, unpaid } = getState();
      // They may have been paid elsewhere, or belong to somebody else.
      if (auth.status === 'signedIn' && unpaid.orderIds.length > 0) await loadOrders(dispatch);
    },
  });
}

import { isAnyOf } from '@reduxjs/toolkit';
import type { AppListenerApi, AppStartListening } from '../../app/types';
import { createStoredSlot, readStored } from '../../browser/bestEffortStorage';
import { MAX_SAVED_ADDRESSES, SAVED_ADDRESSES_KEY } from '../../lib/constants';
import { actions } from '../../lib/texts';
import { readAddress, type ShippingAddress } from '../../lib/shippingAddress';
import { readList, readText } from '../../lib/untrusted';
import { sessionBegan, sessionEnded, sessionRestored } from '../auth';
import { checkoutOpened, submitted } from './checkoutSlice';
import { toastShown, toastsResolved } from '../notifications';
import { checkoutTexts } from './checkoutTexts';
import { addressForgotten, forgettingUndone, savedAddressesRead } from './savedAddressSlice';

const slot = createStoredSlot(SAVED_ADDRESSES_KEY, ({ owner, addresses }) => ({
  owner: readText(owner),
  addresses: readList(addresses)
    .flatMap((address) => readAddress(address) ?? [])
    .slice(0, MAX_SAVED_ADDRESSES),
}));

/** The stored addresses of this session; null for none. */
function ownAddresses({ extra, getState }: AppListenerApi): readonly ShippingAddress[] | null {
  const { owner, addresses } = slot.read(extra.deviceStorage);
  return owner !== '' && owner === getState().auth.sessionId ? addresses : null;
}

/** Reads and keeps the addresses that a shopper saves; removes those of another session. */
export function addSavedAddressListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: checkoutOpened,
    effect: (_action, api) => {
      // What cannot be stored is kept in memory.
      if (readStored(api.extra.deviceStorage, SAVED_ADDRESSES_KEY) === null) return;
      api.dispatch(savedAddressesRead(ownAddresses(api) ?? []));
    },
  });

  startListening({
    matcher: isAnyOf(submitted, addressForgotten, forgettingUndone),
    effect: (_action, { extra, getState }) => {
      const { auth, savedAddresses } = getState();
      const { addresses } = savedAddresses;
      const isKept = auth.sessionId !== '' && addresses.length > 0;
      slot.write(extra.deviceStorage, isKept ? { owner: auth.sessionId, addresses } : null);
    },
  });

  startListening({
    actionCreator: addressForgotten,
    effect: (_action, { dispatch }) => {
      const action = { label: actions.undo, event: forgettingUndone() };
      dispatch(toastShown({ message: checkoutTexts.forgotten, action, about: 'savedAddress' }));
    },
  });

  startListening({
    matcher: isAnyOf(sessionRestored, sessionBegan, sessionEnded),
    effect: (_action, api) => {
      // What it would put back belongs to the session that has ended.
      api.dispatch(toastsResolved({ about: 'savedAddress' }));
      if (ownAddresses(api) === null) slot.write(api.extra.deviceStorage, null);
    },
  });
}

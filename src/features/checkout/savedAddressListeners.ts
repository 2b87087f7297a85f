import { isAnyOf } from '@reduxjs/toolkit';
import type { AppListenerApi, AppStartListening } from '../../app/types';
import { parseJson, readStored, writeStored } from '../../browser/bestEffortStorage';
import { MAX_SAVED_ADDRESSES, SAVED_ADDRESSES_KEY } from '../../lib/constants';
import { actions } from '../../lib/texts';
import { readAddress, type ShippingAddress } from '../../lib/shippingAddress';
import { isRecord, readList } from '../../lib/untrusted';
import { sessionBegan, sessionEnded, sessionRestored } from '../auth';
import { checkoutOpened, submitted } from './checkoutSlice';
import { toastShown, toastsResolved } from '../notifications';
import { checkoutTexts } from './checkoutTexts';
import { addressForgotten, forgettingUndone, savedAddressesRead } from './savedAddressSlice';

/** The version of the stored form. */
const VERSION = 1;

/** The addresses in a stored text if they belong to the session `owner`; null if they do not. Never throws. */
function parseSavedAddresses(text: string | null, owner: string): readonly ShippingAddress[] | null {
  const stored = parseJson(text);
  if (owner === '' || !isRecord(stored) || stored['version'] !== VERSION || stored['owner'] !== owner) {
    return null;
  }
  return readList(stored['addresses'])
    .map(readAddress)
    .filter((address) => address !== null)
    .slice(0, MAX_SAVED_ADDRESSES);
}

/** The text to store for a session's addresses; null for none. */
export function formatSavedAddresses(addresses: readonly ShippingAddress[], owner: string): string | null {
  if (owner === '' || addresses.length === 0) return null;
  return JSON.stringify({ version: VERSION, owner, addresses });
}

/** Reads the addresses of this session into the store. */
function readSavedAddresses({ dispatch, extra, getState }: AppListenerApi): void {
  const stored = readStored(extra.deviceStorage, SAVED_ADDRESSES_KEY);
  if (stored === null) return;
  dispatch(savedAddressesRead(parseSavedAddresses(stored, getState().auth.sessionId) ?? []));
}

/** Stores the addresses of the store. */
function storeSavedAddresses({ extra, getState }: AppListenerApi): void {
  const { auth, savedAddresses } = getState();
  const text = formatSavedAddresses(savedAddresses.addresses, auth.sessionId);
  writeStored(extra.deviceStorage, SAVED_ADDRESSES_KEY, text);
}

/** Reads and keeps the addresses that a shopper saves; removes those of another session. */
export function addSavedAddressListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: checkoutOpened,
    effect: (_action, api) => readSavedAddresses(api),
  });

  startListening({
    matcher: isAnyOf(submitted, addressForgotten, forgettingUndone),
    effect: (_action, api) => storeSavedAddresses(api),
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
    effect: (_action, { dispatch, extra, getState }) => {
      // What it would put back belongs to the session that has ended.
      dispatch(toastsResolved({ about: 'savedAddress' }));
      const stored = readStored(extra.deviceStorage, SAVED_ADDRESSES_KEY);
      const isOwn = parseSavedAddresses(stored, getState().auth.sessionId) !== null;
      if (stored !== null && !isOwn) writeStored(extra.deviceStorage, SAVED_ADDRESSES_KEY, null);
    },
  });
}

import { createAction } from '@reduxjs/toolkit';
import { writeStored } from '../../browser/bestEffortStorage';
import type { AppStartListening } from '../../app/types';
import { FORGOTTEN_KEY } from '../../lib/constants';
import { toastShown } from '../notifications';
import { deviceTexts } from './deviceTexts';

interface ForgottenData {
  /** Keys of the local storage to remove: none in a tab that follows another one. */
  readonly keys: readonly string[];
  /** Whether the cart is emptied too. */
  readonly withCart: boolean;
}

/** The shopper wants this device to forget what it remembers. Every slice with such data responds, in all tabs. */
export const deviceForgotten = createAction<ForgottenData>('device/forgotten');

/** Removes what the device remembers, and tells the other tabs. */
export function addDeviceListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: deviceForgotten,
    effect: ({ payload: { keys } }, { dispatch, extra: { deviceStorage } }) => {
      if (keys.length === 0) return;
      for (const key of keys) writeStored(deviceStorage, key, null);
      // Its change tells the other tabs.
      writeStored(deviceStorage, FORGOTTEN_KEY, 'now');
      writeStored(deviceStorage, FORGOTTEN_KEY, null);
      dispatch(toastShown({ title: deviceTexts.forgottenTitle, message: deviceTexts.forgotten }));
    },
  });
}

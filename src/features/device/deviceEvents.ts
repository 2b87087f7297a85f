import { createAction } from '@reduxjs/toolkit';

interface ForgottenData {
  /** Keys of the local storage to remove: none in a tab that follows another one. */
  readonly keys: readonly string[];
  readonly withCart: boolean;
}

/** The shopper wants this device to forget what it remembers. Every slice with such data responds, in all tabs. */
export const deviceForgotten = createAction<ForgottenData>('device/forgotten');

import { writeStored } from '../../browser/bestEffortStorage';
import type { AppStartListening } from '../../app/types';
import { FORGOTTEN_KEY } from '../../lib/constants';
import { toastShown } from '../notifications';
import { deviceForgotten } from './deviceEvents';
import { deviceTexts } from './deviceTexts';

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
      dispatch(toastShown(deviceTexts.forgotten));
    },
  });
}

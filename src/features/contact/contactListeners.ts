import type { AppStartListening } from '../../app/types';
import { CONTACT_DELAY } from '../../lib/constants';
import { toastShown } from '../notifications';
import { messageSent, messageSubmitted } from './contactSlice';
import { contactTexts } from './contactTexts';

/** Simulates the sending of a contact message: no request is made. */
export function addContactListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: messageSubmitted,
    effect: async (_action, { dispatch, delay }) => {
      await delay(CONTACT_DELAY);
      dispatch(messageSent());
      dispatch(toastShown(contactTexts.sent));
    },
  });
}

import type { AppStartListening } from '../../app/types';
import { CONTACT_DELAY } from '../../lib/constants';
import { toastShown } from '../notifications/notificationsSlice';
import { messageSent, messageSubmitted } from './contactSlice';

const sent = {
  title: 'Message Sent',
  message: "Thank you for contacting us. We'll get back to you shortly.",
} as const;

/** Sends a contact message as far as the specification has it sent: after a wait it counts as sent. */
export function addContactListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: messageSubmitted,
    effect: async (_action, { dispatch, delay }) => {
      await delay(CONTACT_DELAY);
      dispatch(messageSent());
      dispatch(toastShown(sent));
    },
  });
}

import type { AppStartListening } from '../../app/types';
import { pageLeft } from './notificationsSlice';

/** Removes the toasts of a page that was left. Registered first: later listeners show those of the new page. */
export function addNotificationsListeners(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, current, previous) =>
      current.location.location.pathname !== previous.location.location.pathname &&
      current.notifications.toasts.length > 0,
    effect: (_action, { dispatch }) => {
      dispatch(pageLeft());
    },
  });
}

/** What other features may use of notifications. */
export { selectToasts, toastShown, toastsMended } from './notificationsSlice';

export { selectToasts, toastShown, toastsResolved } from './notificationsSlice';

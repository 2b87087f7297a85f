export { selectToasts, toastShown, toastsMended } from './notificationsSlice';

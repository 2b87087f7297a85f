/** What other features may use of device. */
export { deviceForgotten } from './deviceListeners';

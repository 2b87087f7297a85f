export { deviceForgotten } from './deviceListeners';

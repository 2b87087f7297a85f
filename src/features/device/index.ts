export { deviceForgotten } from './deviceEvents';

export { selectIsTesting } from './diagnosticsSlice';

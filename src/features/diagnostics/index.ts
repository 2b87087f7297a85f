/** What other features may use of diagnostics. */
export { selectIsTesting } from './diagnosticsSlice';

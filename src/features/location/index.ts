/** What other features may use of location. */
export { selectLocation, selectPath, selectQuery } from './locationSlice';

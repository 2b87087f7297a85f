/** What other features may use of search. */
export type { Found } from './searchSlice';
export { retried, selectFound, selectSearchFailed } from './searchSlice';

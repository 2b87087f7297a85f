/** What other features may use of search. */
export type { Found } from './searchSlice';
export { retried, selectChoices, selectFound, selectSearchFailed } from './searchSlice';

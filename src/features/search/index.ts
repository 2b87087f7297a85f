/** What other features may use of search. */
export { selectChoices, selectFound, selectSearchFailed } from './searchSlice';
export type { Found } from './searchSlice';
export { retried } from './searchSlice';

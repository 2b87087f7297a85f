/** What other features may use of search. */
export type { Found } from './searchSlice';
export { finderWanted, retried, selectChoices, selectFound, selectSearchFailed } from './searchSlice';

import { counted, createStory, failure, noise } from '../../lib/story';
import { searchActions, type Reading } from './searchSlice';

function readSoFar({ status, read, total }: Reading): string {
  return status === 'reading' ? `, ${read} of ${total} read` : '';
}

/** What the search's actions say in a replay. */
export const searchStory = createStory('Search', searchActions, {
  opened: 'Went into the search field',
  closed: 'Closed the search',
  typed: (text) => `Typed “${text}” into the search`,
  submitted: (text) => `Searched for “${text}”`,
  recentRead: (recent) => noise(`Read the earlier searches: ${recent.length}`),
  recentForgotten: 'Deleted the earlier searches',
  suggestionsFound: ({ text, total, reading }) =>
    `Suggestions for “${text}”: ${counted(total, 'product')}${readSoFar(reading)}`,
  filtersApproached: noise('Was about to sort or filter'),
  choicesFound: ({ isComplete }) => noise(`Read what can be filtered by${isComplete ? '' : ' so far'}`),
  productsFound: ({ total, page, reading }) =>
    `Found ${counted(total, 'product')}, showing page ${page}${readSoFar(reading)}`,
  failed: failure('The search could not be loaded'),
  retried: 'Tried to load the search again',
});

import { createStoredSlot } from '../../browser/bestEffortStorage';
import { MAX_RECENT_SEARCHES, RECENT_SEARCHES_KEY, SEARCH_MAX_LENGTH } from '../../lib/constants';
import { readShortTexts } from '../../lib/untrusted';

/** The searches made last, as the device keeps them: newest first. */
export const recentSearches = createStoredSlot(RECENT_SEARCHES_KEY, ({ searches }) =>
  readShortTexts(searches, { count: MAX_RECENT_SEARCHES, length: SEARCH_MAX_LENGTH }),
);

/** The searches with a new one at the front; one that differs in case alone is replaced. */
export function withRecent(recent: readonly string[], search: string): readonly string[] {
  const others = recent.filter((other) => other.toLowerCase() !== search.toLowerCase());
  return [search, ...others].slice(0, MAX_RECENT_SEARCHES);
}

import { MAX_RECENT_SEARCHES, SEARCH_MAX_LENGTH } from '../../lib/constants';
import { fieldsOf, readShortTexts } from '../../lib/untrusted';

const VERSION = 1;

/** How the device keeps the searches made last: newest first. */
interface StoredRecent {
  readonly version: typeof VERSION;
  readonly searches: readonly string[];
}

/** Reads what the device keeps; no searches for anything else. */
export function readRecent(value: unknown): readonly string[] {
  const { version, searches } = fieldsOf<StoredRecent>(value);
  return version === VERSION
    ? readShortTexts(searches, { count: MAX_RECENT_SEARCHES, length: SEARCH_MAX_LENGTH })
    : [];
}

/** The searches as the device keeps them. */
export function storedRecent(searches: readonly string[]): StoredRecent {
  return { version: VERSION, searches };
}

/** The searches with a new one at the front; one that differs in case alone is replaced. */
export function withRecent(recent: readonly string[], search: string): readonly string[] {
  const others = recent.filter((other) => other.toLowerCase() !== search.toLowerCase());
  return [search, ...others].slice(0, MAX_RECENT_SEARCHES);
}

import { fieldsOf, isRecord, readNumber, readText } from '../lib/untrusted';
import { readStoredJson, writeStoredJson } from './bestEffortStorage';
import { sessionTextStorage } from './browserStorage';

const PLACES_KEY = 'scroll_positions';

/** Where the shopper was on a page, in pixels. */
export interface Place {
  readonly position: number;
  readonly height: number;
}

/** The places of this tab, by the key of the history's entry, as they were when a page was last left. */
export function readPlaces(): Map<string, Place> {
  const stored = readStoredJson(sessionTextStorage(), PLACES_KEY);
  const entries = isRecord(stored) ? Object.entries(stored) : [];
  return new Map(
    entries.map(([key, value]) => {
      const place = fieldsOf<Place>(value);
      return [key, { position: readNumber(place.position) ?? 0, height: readNumber(place.height) ?? 0 }];
    }),
  );
}

/** Keeps the places for this tab. Without storage, a reload leads to the top of the page. */
export function storePlaces(places: ReadonlyMap<string, Place>): void {
  writeStoredJson(sessionTextStorage(), PLACES_KEY, Object.fromEntries(places));
}

/**
 * Leaves it to the shop to scroll back to where the shopper was, if it knows: the browser would scroll before the page is
 * there. Where it does not, as the shopper left before the shop had started, the browser scrolls.
 */
export function takeOverScrolling(): void {
  const state: unknown = window.history.state;
  const key = isRecord(state) ? readText(state['key']) : '';
  if (readPlaces().has(key)) window.history.scrollRestoration = 'manual';
}

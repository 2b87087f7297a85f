import type { KeptPart } from '../features/traces/journey';
import { boundJourney, JOURNEY_BOUNDS } from '../features/traces/journey';
import type { JourneyPage } from '../features/traces/journeyRecorder';
import type { JourneyStore } from '../features/traces/journeyStore';

/**
 * A journey that is kept in memory, as IndexedDB keeps it for all tabs; `text` is what the device would hold.
 * @param bounds how much of it is kept
 */
export function memoryJourneyStore(
  bounds: { readonly actions: number; readonly bytes: number } = JOURNEY_BOUNDS,
): JourneyStore & { readonly text: () => string } {
  let parts: readonly KeptPart[] = [];
  return {
    begin(head) {
      parts = [...parts, { ...head, chunks: [] }];
      return Promise.resolve();
    },
    append(id, chunk) {
      const isKnown = parts.some((part) => part.id === id);
      parts = parts.map((part) => (part.id === id ? { ...part, chunks: [...part.chunks, chunk] } : part));
      return Promise.resolve(isKnown);
    },
    read() {
      parts = boundJourney(parts, bounds);
      return Promise.resolve(parts);
    },
    clear() {
      parts = [];
      return Promise.resolve();
    },
    text: () => JSON.stringify(parts),
  };
}

/** A page in a tab of a test. */
export function testPage(tab: string, reason: JourneyPage['reason'] = null): JourneyPage {
  return { tab, reason, about: { app: 'storefront', build: 'test', ua: 'jest' }, url: () => '/' };
}

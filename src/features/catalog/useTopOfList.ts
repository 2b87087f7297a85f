import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import { PREFERS_REDUCED_MOTION } from '../../components/tokens';
import { listKey, type Listing } from '../../lib/listingQuery';

/** What the shopper has set above the list. */
function settingsOf({ parentCategory, find }: Listing): string {
  return JSON.stringify([parentCategory, find]);
}

/**
 * Scrolls to the top and moves the focus to the heading when the page of a list changes (smoothly) or another list is
 * shown (at once). Back and Forward keep the scroll position.
 */
export function useTopOfList(listing: Listing, heading: RefObject<HTMLElement | null>): void {
  const isBackOrForward = useNavigationType() === 'POP';
  const { page } = listing;
  const settings = settingsOf(listing);
  const key = listKey(listing);
  const last = useRef({ page, settings, key });
  useEffect(() => {
    // A new sub-category, order or filter goes to page 1 too, but the shopper is still setting it.
    const hasTurned = last.current.page !== page && last.current.settings === settings;
    const isOtherList = last.current.key !== key;
    last.current = { page, settings, key };
    if (isBackOrForward || (!hasTurned && !isOtherList)) return;
    const isInstant = isOtherList || window.matchMedia(PREFERS_REDUCED_MOTION).matches;
    window.scrollTo({ top: 0, behavior: isInstant ? 'auto' : 'smooth' });
    heading.current?.focus({ preventScroll: true });
  }, [page, settings, key, isBackOrForward, heading]);
}

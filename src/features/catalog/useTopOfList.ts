import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { PREFERS_REDUCED_MOTION } from '../../components/tokens';
import type { Listing } from './listingQuery';
import { parentCategoriesArg } from './listingQuery';

/** Identifies a list whatever its page and sub-category. */
function listingKey(listing: Listing): string {
  return JSON.stringify(parentCategoriesArg(listing));
}

/**
 * Scrolls to the top and moves the focus to the heading when the page of a list changes (smoothly) or another list is
 * shown (at once). Back and Forward keep the scroll position.
 */
export function useTopOfList(listing: Listing, heading: RefObject<HTMLElement | null>): void {
  const isBackOrForward = useNavigationType() === 'POP';
  const { page, parentCategory } = listing;
  const key = listingKey(listing);
  const last = useRef({ page, parentCategory, key });
  useEffect(() => {
    // A new sub-category goes to page 1 too, but the shopper is still using the filter.
    const hasTurned = last.current.page !== page && last.current.parentCategory === parentCategory;
    const isOtherList = last.current.key !== key;
    last.current = { page, parentCategory, key };
    if (isBackOrForward || (!hasTurned && !isOtherList)) return;
    const isInstant = isOtherList || window.matchMedia(PREFERS_REDUCED_MOTION).matches;
    window.scrollTo({ top: 0, behavior: isInstant ? 'auto' : 'smooth' });
    heading.current?.focus({ preventScroll: true });
  }, [page, parentCategory, key, isBackOrForward, heading]);
}

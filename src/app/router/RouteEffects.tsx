import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { selectStoreInfo } from '../../features/shop/shopSelectors';
import { FALLBACK_STORE_NAME } from '../../lib/constants';
import { isRecord, readNumber } from '../../lib/untrusted';
import type { RootState } from '../types';

const headingSelector = '[data-page-heading]';
const POSITIONS_KEY = 'scroll_positions';
/** How long a page may take to grow to a remembered scroll position, in milliseconds. */
const RESTORE_TIMEOUT = 3000;

const mapStateToProps = (state: RootState) => ({
  location: state.location.location,
  kind: state.location.kind,
  storeName: selectStoreInfo(state).storeName || FALLBACK_STORE_NAME,
});

const connector = connect(mapStateToProps);

/** Scroll positions in pixels by location key; written to the session when the page is left. */
const positions = new Map<string, number>(readPositions());

function readPositions(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(POSITIONS_KEY) ?? '{}');
    const entries = isRecord(stored) ? Object.entries(stored) : [];
    return entries.map(([key, position]) => [key, readNumber(position) ?? 0]);
  } catch {
    return [];
  }
}

function keepPositions(): void {
  try {
    window.sessionStorage.setItem(POSITIONS_KEY, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // Without storage, a reload leads to the top of the page.
  }
}

/** Scrolls to a position once the page is tall enough for it. Returns how to give up. */
function restore(position: number): () => void {
  const reach = (): boolean => {
    if (document.documentElement.scrollHeight - window.innerHeight < position) return false;
    window.scrollTo(0, position);
    return true;
  };
  if (reach()) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (reach()) stop();
  });
  const timer = window.setTimeout(() => stop(), RESTORE_TIMEOUT);
  const stop = (): void => {
    observer.disconnect();
    window.clearTimeout(timer);
    for (const event of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(event, stop);
  };
  observer.observe(document.body);
  for (const event of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(event, stop, { passive: true });
  return stop;
}

/** Calls back with the page's heading, now or once it is there, and whenever the page changes. */
function watchHeading(onHeading: (heading: HTMLElement) => void): () => void {
  const look = (): void => {
    const heading = document.querySelector<HTMLElement>(headingSelector);
    if (heading !== null) onHeading(heading);
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

/**
 * What a browser does by itself when it loads a page, and a single-page shop must do for itself: the scroll
 * position (top for a new page, where it was for Back and Forward), the focus on the new page's heading, and
 * the document's title.
 */
function RouteEffectsBase({ location, kind, storeName }: ConnectedProps<typeof connector>) {
  const { key, pathname } = location;
  const previousPath = useRef(pathname);
  // The entry that the browser itself opened; null once it has been left.
  const openedKey = useRef<string | null>(key);
  // The first page was loaded by the browser, which has put the focus where it belongs.
  const focusedPath = useRef(pathname);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', keepPositions);
    return () => {
      window.history.scrollRestoration = 'auto';
      window.removeEventListener('pagehide', keepPositions);
    };
  }, []);

  useLayoutEffect(() => {
    const isSamePage = previousPath.current === pathname;
    previousPath.current = pathname;
    if (openedKey.current === key) {
      // The page was on the screen before this code was there: a shopper who has scrolled since stays there.
      const remembered = positions.get(key);
      return remembered === undefined || window.scrollY > 0 ? undefined : restore(remembered);
    }
    openedKey.current = null;
    if (kind === 'POP') return restore(positions.get(key) ?? 0);
    if (!isSamePage) window.scrollTo(0, 0);
    return undefined;
  }, [key, kind, pathname]);

  useEffect(() => {
    const onScroll = (): void => {
      positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [key]);

  useEffect(() => {
    return watchHeading((heading) => {
      document.title = `${heading.textContent} · ${storeName}`;
      if (focusedPath.current === pathname) return;
      focusedPath.current = pathname;
      heading.focus({ preventScroll: true });
    });
  }, [pathname, storeName]);

  return null;
}

export const RouteEffects = connector(RouteEffectsBase);

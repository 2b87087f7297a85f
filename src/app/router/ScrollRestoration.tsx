import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { isRecord, readNumber } from '../../lib/untrusted';
import type { RootState } from '../types';

const POSITIONS_KEY = 'scroll_positions';
/** How long a page may take to grow to a remembered scroll position, in milliseconds. */
const RESTORE_TIMEOUT = 3000;

const mapStateToProps = (state: RootState) => ({
  location: state.location.location,
  kind: state.location.kind,
});

const connector = connect(mapStateToProps);

/** Scroll positions in pixels by location key; stored in the session storage when the page is left. */
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

function storePositions(): void {
  try {
    window.sessionStorage.setItem(POSITIONS_KEY, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // Without storage, a reload leads to the top of the page.
  }
}

/** Scrolls to a position once the page is tall enough for it. Returns how to cancel. */
function restore(position: number): () => void {
  const reach = (): boolean => {
    const end = Math.max(0, document.documentElement.scrollHeight - window.innerHeight);
    if (end < position) return false;
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

/** Scrolls to the top of a new page, and back to where the shopper was for Back, Forward and a reload. */
function ScrollRestorationBase({ location, kind }: ConnectedProps<typeof connector>) {
  const { key, pathname } = location;
  const previousPath = useRef(pathname);
  // The entry that the browser itself opened; null once it has been left.
  const openedKey = useRef<string | null>(key);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', storePositions);
    return () => {
      window.history.scrollRestoration = 'auto';
      window.removeEventListener('pagehide', storePositions);
    };
  }, []);

  useLayoutEffect(() => {
    const isSamePath = previousPath.current === pathname;
    previousPath.current = pathname;
    if (openedKey.current === key) {
      // The page was shown before this code was loaded: a shopper who has scrolled since stays there.
      const remembered = positions.get(key);
      return remembered === undefined || window.scrollY > 0 ? undefined : restore(remembered);
    }
    openedKey.current = null;
    if (kind === 'POP') return restore(positions.get(key) ?? 0);
    // The same page with another query, such as a dialog: Forward must find it where it was.
    if (isSamePath) positions.set(key, window.scrollY);
    else window.scrollTo(0, 0);
    return undefined;
  }, [key, kind, pathname]);

  useEffect(() => {
    const onScroll = (): void => {
      positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [key]);

  return null;
}

export const ScrollRestoration = connector(ScrollRestorationBase);

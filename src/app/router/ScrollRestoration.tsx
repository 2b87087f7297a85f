import { useLayoutEffect, useRef } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { readPlaces, storePlaces, type Place } from '../../browser/scrollPlaces';
import { MAIN_ID } from '../../lib/constants';
import { selectLocation, selectNavigationKind } from '../../features/location/locationSlice';
import type { RootState } from '../types';

/** What a shopper who moves about by themselves does first. */
const TAKEN_OVER_BY = ['wheel', 'pointerdown', 'keydown'] as const;
/** A page may be that much lower than it was, in pixels: a message has gone. */
const TOLERANCE = 120;

const connector = connect((state: RootState) => ({
  location: selectLocation(state),
  kind: selectNavigationKind(state),
}));
type Props = ConnectedProps<typeof connector>;

/** By location key; stored when the page is left. */
const places = readPlaces();

function notePlace(key: string): void {
  places.set(key, { position: window.scrollY, height: pageHeight() });
}

/** The height of the page in pixels, without header and footer. */
function pageHeight(): number {
  return document.getElementById(MAIN_ID)?.offsetHeight ?? 0;
}

/**
 * Scrolls to a place once the page fills the window there as it did. Until then, and where it never does because it
 * shows something else now, the top is shown: the footer would fill the window. However long a slow phone takes, the
 * place is found, unless the shopper moves about before. Returns how to cancel.
 */
function restore({ position, height }: Place): () => void {
  const reach = (): boolean => {
    if (pageHeight() + TOLERANCE < Math.min(height, position + window.innerHeight)) return false;
    window.scrollTo(0, position);
    return true;
  };
  if (reach()) return () => undefined;
  window.scrollTo(0, 0);
  const observer = new ResizeObserver(() => {
    if (reach()) stop();
  });
  const stop = (): void => {
    observer.disconnect();
    for (const event of TAKEN_OVER_BY) window.removeEventListener(event, stop);
  };
  observer.observe(document.body);
  for (const event of TAKEN_OVER_BY) window.addEventListener(event, stop, { passive: true });
  return stop;
}

/** Scrolls to the top of a new page, and back to where the shopper was for Back, Forward and a reload. */
export const ScrollRestoration = connector(function ScrollRestoration({ location, kind }: Props) {
  const { key, pathname } = location;
  const previousPath = useRef(pathname);
  // The entry that the browser itself opened; null once it has been left.
  const openedKey = useRef<string | null>(key);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const onPageHide = (): void => storePlaces(places);
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.history.scrollRestoration = 'auto';
      window.removeEventListener('pagehide', onPageHide);
    };
  }, []);

  useLayoutEffect(() => {
    const isSamePath = previousPath.current === pathname;
    previousPath.current = pathname;
    if (openedKey.current === key) {
      // The page was shown before this code was loaded: a shopper who has scrolled since stays there.
      const remembered = places.get(key);
      if (window.scrollY > 0) notePlace(key);
      else if (remembered !== undefined) return restore(remembered);
      return undefined;
    }
    openedKey.current = null;
    if (kind === 'POP') return restore(places.get(key) ?? { position: 0, height: 0 });
    // The same page with another query, such as a dialog: Forward must find it where it was.
    if (isSamePath) notePlace(key);
    else window.scrollTo(0, 0);
    return undefined;
  }, [key, kind, pathname]);

  // In the same commit that shows the page: a shopper may scroll before its passive effects run.
  useLayoutEffect(() => {
    const onScroll = (): void => notePlace(key);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [key]);

  return null;
});

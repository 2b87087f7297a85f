import { useEffect } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { matchPath } from 'react-router-dom';
import { storefrontApi } from '../api/storefrontApi';
import { selectIsOffline } from '../features/connection/connectionSlice';
import { paths } from '../lib/routes';
import { preloadPage } from './routes';
import type { RootState } from './types';
import { fromPublic } from '../browser/publicPath';

const connector = connect((state: RootState) => ({ isOffline: selectIsOffline(state) }), {
  prefetchProduct: (id: string) => storefrontApi.util.prefetch('getProduct', { id }, {}),
});
type Props = ConnectedProps<typeof connector>;

/** How long a pointer stays on a link before it is meant, in milliseconds. */
const POINTER_DELAY = 60;

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && link.origin === window.location.origin ? link : null;
}

/**
 * Fetches what a link leads to, its chunk and its product, as soon as a shopper focuses or presses it or rests the pointer
 * on it. One listener for every link of the shop. Offline, nothing is fetched.
 */
export const PrefetchOnIntent = connector(function PrefetchOnIntent({ isOffline, prefetchProduct }: Props) {
  useEffect(() => {
    if (isOffline) return undefined;
    let last: HTMLAnchorElement | null = null;
    let resting: number | undefined;
    const want = (link: HTMLAnchorElement): void => {
      const pathname = fromPublic(link.pathname);
      void preloadPage(pathname);
      const id = matchPath(paths.product, pathname)?.params.id;
      if (id !== undefined) prefetchProduct(id);
    };
    const onIntent = ({ target, type }: Event): void => {
      const link = linkOf(target);
      const isPointer = type === 'pointerover';
      if (isPointer && link === last) return;
      window.clearTimeout(resting);
      last = link;
      if (link === null) return;
      if (isPointer) resting = window.setTimeout(() => want(link), POINTER_DELAY);
      else want(link);
    };
    const intents = ['pointerover', 'pointerdown', 'focusin'] as const;
    for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
    return () => {
      window.clearTimeout(resting);
      for (const intent of intents) document.removeEventListener(intent, onIntent);
    };
  }, [isOffline, prefetchProduct]);
  return null;
});

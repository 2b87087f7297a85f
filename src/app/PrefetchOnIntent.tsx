import { useEffect } from 'react';
import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { matchPath } from 'react-router-dom';
import { storefrontApi } from '../api/storefrontApi';
import { paths } from '../lib/routes';
import { preloadScreen } from './routeTable';
import { fromPublic } from '../lib/publicPath';

const connector = connect(null, {
  productWanted: (id: string) => storefrontApi.util.prefetch('getProduct', { id }, {}),
});

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && link.origin === window.location.origin ? link : null;
}

/**
 * Fetches what a link leads to, its chunk and its product, as soon as a shopper hovers, focuses or touches
 * it. One listener for every link of the shop.
 */
function PrefetchOnIntentBase({ productWanted }: ConnectedProps<typeof connector>) {
  useEffect(() => {
    let last: HTMLAnchorElement | null = null;
    const onIntent = (event: Event): void => {
      const link = linkOf(event.target);
      if (link === null || link === last) return;
      last = link;
      const pathname = fromPublic(link.pathname);
      void preloadScreen(pathname);
      const id = matchPath(paths.product, pathname)?.params.id;
      if (id !== undefined) productWanted(id);
    };
    for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
    return () => {
      for (const intent of intents) document.removeEventListener(intent, onIntent);
    };
  }, [productWanted]);
  return null;
}

export const PrefetchOnIntent = connector(PrefetchOnIntentBase);

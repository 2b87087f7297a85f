import { startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PAGE_DATA_ID, readPageData, refreshPageData } from '../api/pageData';
import { App } from './App';
import { createChunkRecovery } from './router/chunkRecovery';
import { preloadCartPanel } from './layouts/CartPanelSlotContainer';
import { preloadPage, routeTable } from './routes';
import { startShop } from './startShop';
import { showRecorder } from '../traces/recorder/showRecorder';
import { fromPublic } from '../browser/publicPath';
import { stopRepeatedPresses } from '../browser/repeatedPresses';
import { announceAtSubmit, keepTypedValues } from '../browser/typedValues';
import { savesData } from '../browser/savesData';
import { nextTask, untilIdle, whenIdle } from '../browser/whenIdle';
import { preloadToasts } from '../features/notifications/ToastBridge';
import { ChunkFailure, ChunkRecoveryContext } from '../components/lazyPart';

/** How long the browser may delay hydrating a prerendered page, in milliseconds. */
const HYDRATION_TIMEOUT = 1000;

/** Gives errors and web vitals to the function of the deployment, where it has one. */
function startReports(): void {
  const file = document.querySelector<HTMLMetaElement>('meta[name="storefront:report"]')?.content ?? '';
  if (file === '') return;
  // Best effort: the shop needs no reports.
  void import(/* webpackChunkName: "reporting" */ './reporting')
    .then(({ startReporting }) => startReporting(file))
    .catch(() => undefined);
}

/**
 * Loads the code of what nearly every visit opens next while the browser is idle, one part at a time, the most wanted
 * first. With it, a phone four times slower shows a product 200 ms sooner after the first tap. Nothing is loaded for a
 * shopper who saves data, or is offline.
 */
async function preloadNext(): Promise<void> {
  if (savesData(window.navigator)) return;
  const { product, cart } = routeTable;
  for (const preload of [product.Screen.preload, preloadCartPanel, preloadToasts, cart.Screen.preload]) {
    await untilIdle();
    if (!window.navigator.onLine) return;
    await preload();
  }
}

/** For React's `onCaughtError`: tells the page's own 'error' listeners of an error that a boundary has caught. */
export function reportCaughtError(error: unknown): void {
  // The page itself says what could not be loaded; any other caught error is a defect, which the console shows too.
  if (error instanceof ChunkFailure) window.dispatchEvent(new ErrorEvent('error', { error }));
  else reportError(error);
}

/** What a rendered page says of itself: React's own, but in a page that it does not hydrate. */
const RENDERED_HEAD = 'title, meta[name="description"], meta[property^="og:"], link[rel="canonical"]';

/** Removes what the page said of itself in the commit that brings the new. */
function HeadReplacement({ old }: { readonly old: Iterable<Element> }) {
  useLayoutEffect(() => {
    for (const element of old) element.remove();
  }, [old]);
  return null;
}

/**
 * Starts the shop in the page that was loaded.
 * @param root where it is shown
 * @param hydrates whether the page was rendered for this very address: then it is hydrated, once it has been painted and
 * its code is loaded. Any other markup is the layout that all pages share, and is replaced.
 */
export async function startPage(root: HTMLElement, hydrates: boolean): Promise<void> {
  stopRepeatedPresses();
  const data = readPageData(document.getElementById(PAGE_DATA_ID)?.textContent ?? '');
  const { recording, ...shop } = await startShop(data);
  // The page's modules are evaluated in a task of their own.
  await nextTask();
  const loaded = preloadPage(fromPublic(window.location.pathname));
  const app = (
    <StrictMode>
      <ChunkRecoveryContext value={createChunkRecovery()}>
        <App {...shop} />
      </ChunkRecoveryContext>
    </StrictMode>
  );

  announceAtSubmit();
  const options = { onCaughtError: reportCaughtError };
  // Below, transitions let React hydrate and render in short tasks.
  if (hydrates) {
    const handOver = keepTypedValues(root);
    const onRecoverableError = (error: unknown) => {
      handOver();
      reportError(error);
    };
    void loaded.then(() => {
      whenIdle(() => {
        startTransition(() => void hydrateRoot(root, app, { ...options, onRecoverableError }));
      }, HYDRATION_TIMEOUT);
    });
  } else {
    const old = document.head.querySelectorAll(RENDERED_HEAD);
    startTransition(() => {
      createRoot(root, options).render(
        <>
          {app}
          <HeadReplacement old={old} />
        </>,
      );
    });
  }
  if (data !== null)
    void loaded.then(() => whenIdle(() => refreshPageData(shop.store.dispatch, data), HYDRATION_TIMEOUT));
  showRecorder(recording);
  startReports();
  void loaded.then(preloadNext);
}

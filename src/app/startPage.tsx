import { startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PAGE_DATA_ID, readPageData, refreshPageData, withPageData, type PageData } from '../api/pageData';
import { App } from './App';
import { browserEnvironment } from './environment';
import { createBrowserHistory } from './router/browserHistory';
import { createChunkRecovery } from './router/chunkRecovery';
import { preloadCartPanel } from './layouts/CartPanelSlotContainer';
import { preloadPage, routeTable } from './routes';
import { createAppStore, initialState } from './store';
import { showRecorder } from '../traces/recorder/showRecorder';
import { startRecording } from '../traces/recorder/traceTools';
import { fromPublic } from '../browser/publicPath';
import { stopRepeatedPresses } from '../browser/repeatedPresses';
import { announceAtSubmit, keepTypedValues } from '../browser/typedValues';
import { savesData } from '../browser/savesData';
import { nextTask, untilIdle, whenIdle } from '../browser/whenIdle';
import { restoreSession } from '../features/auth/authListeners';
import { restoreCart } from '../features/cart/cartListeners';
import { cartTexts } from '../features/cart/cartTexts';
import type { StorageTrouble } from '../features/cart/storedCart';
import { watchConnection } from '../features/connection/connectionListeners';
import { locationChanged } from '../features/location/locationSlice';
import { toastShown, type ToastDraft } from '../features/notifications/notificationsSlice';
import { preloadToasts } from '../features/notifications/ToastBridge';
import { ChunkFailure, ChunkRecoveryContext } from '../components/lazyPart';

const troubleToasts: Readonly<Record<StorageTrouble, ToastDraft>> = {
  blocked: { title: cartTexts.notKeptTitle, message: cartTexts.notKept },
  unreadable: { title: cartTexts.unreadableTitle, message: cartTexts.unreadable },
  unreadableLines: { title: cartTexts.unreadableLinesTitle, message: cartTexts.unreadableLines },
  tooManyLines: { title: cartTexts.fullTitle, message: cartTexts.tooManyLines },
};

/**
 * Starts the shop in a browser: creates the store, connects it to the history, restores the session and the stored
 * cart. Resolves to the props of `App`.
 * @param data what the page was rendered with; null for nothing
 */
async function startShop(data: PageData | null) {
  const history = createBrowserHistory();

  const reported = new Set<StorageTrouble>();
  const environment = browserEnvironment(history.navigator, (trouble) => {
    // Once is enough: blocked storage fails on every change of the cart.
    if (reported.has(trouble)) return;
    reported.add(trouble);
    store.dispatch(toastShown({ variant: 'info', ...troubleToasts[trouble] }));
  });
  // Lets the bundler leave the recorder out of builds that never record.
  const recording = __TRACES__ === 'off' ? null : startRecording(__TRACES__);
  const state = initialState();
  const firstState = data === null ? state : { ...state, api: withPageData(state.api, data) };
  const store = createAppStore(environment, firstState, recording);
  // The first actions are a task of their own.
  await nextTask();

  store.dispatch(locationChanged(history.current()));
  const serverState = store.getState();
  history.connect(store);
  store.dispatch(restoreSession(environment));
  watchConnection(store.dispatch, environment);
  void restoreCart(environment).then(store.dispatch);
  // A slow phone renders a page for a third of a second: the press is painted before.
  const navigator = { ...history.navigator, push: history.navigator.follow };
  return { store, navigator, serverState, takeover: recording?.guard, recording };
}

/** How long the browser may delay hydrating a prerendered page, in milliseconds. */
const HYDRATION_TIMEOUT = 1000;

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

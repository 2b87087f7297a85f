import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PAGE_DATA_ID, readPageData, refreshPageData } from '../api/pageData';
import { App } from './App';
import { reportCaughtError } from './caughtErrors';
import { createChunkRecovery } from './router/chunkRecovery';
import { preloadScreen } from './routeTable';
import { startShop } from './startShop';
import { isTraceEnded } from '../features/traces/traceTools';
import { ChunkRecoveryContext } from '../components/chunkRecovery';
import { forgetPressed, pressAgain } from '../lib/pressedButtons';
import { fromPublic } from '../lib/publicPath';
import { whenIdle } from '../lib/whenIdle';

/** How long the browser may delay hydrating a prerendered page, in milliseconds. */
const HYDRATION_TIMEOUT = 1000;

/** Records what happens, or removes what an earlier recording has left behind. */
function startTraces(traces: Awaited<ReturnType<typeof startShop>>['traces']): void {
  // Here, around the imports: the bundler leaves their chunks out of builds that never record.
  if (__TRACES__ !== 'off') {
    if (traces === null) {
      whenIdle(() => {
        void import(/* webpackChunkName: "trace-store" */ '../features/traces/journeyStore').then(
          ({ tidyJourney }) => tidyJourney(isTraceEnded(window.location)),
        );
      }, HYDRATION_TIMEOUT);
    } else {
      // In a root of its own: the recorder's badge is no part of what is recorded.
      void import(/* webpackChunkName: "trace-tools" */ './traceToolbar').then(({ showTraceToolbar }) => {
        showTraceToolbar(traces);
      });
    }
  }
}

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
 * Starts the shop in the page that was loaded.
 * @param root where it is shown
 * @param hydrates whether the page was rendered for this very address: then it is hydrated, once it has been painted and
 * its code is loaded. Any other markup is the layout that all pages share, and is replaced.
 * @param pause called between parts of the work; may resolve in a task of its own
 */
export async function startPage(
  root: HTMLElement,
  hydrates: boolean,
  pause: () => Promise<void> | null,
): Promise<void> {
  const data = readPageData(document.getElementById(PAGE_DATA_ID)?.textContent ?? '');
  const shop = await startShop(data, pause);
  const app = (
    <StrictMode>
      <ChunkRecoveryContext value={createChunkRecovery(hydrates)}>
        <App {...shop} />
      </ChunkRecoveryContext>
    </StrictMode>
  );

  const options = { onCaughtError: reportCaughtError };
  // Below, transitions let React hydrate and render in short tasks.

  const loaded = preloadScreen(fromPublic(window.location.pathname));
  if (hydrates) {
    void loaded.then(() => {
      whenIdle(() => {
        startTransition(() => void hydrateRoot(root, app, options));
        void pressAgain();
      }, HYDRATION_TIMEOUT);
    });
  } else {
    forgetPressed();
    startTransition(() => createRoot(root, options).render(app));
  }
  if (data !== null)
    void loaded.then(() => whenIdle(() => refreshPageData(shop.store.dispatch, data), HYDRATION_TIMEOUT));
  startTraces(shop.traces);
  startReports();
}

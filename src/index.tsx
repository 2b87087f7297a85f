import './app/assetPath';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PAGE_DATA_ID, readPageData, refreshPageData } from './api/pageData';
import { App } from './app/App';
import { reportCaughtError } from './app/caughtErrors';
import { createChunkRecovery } from './app/router/chunkRecovery';
import { preloadScreen } from './app/routeTable';
import { startShop } from './app/startShop';
import { isTraceEnded } from './features/traces/traceTools';
import { ChunkRecoveryContext } from './components/chunkRecovery';
import { restoreHeldStyles } from './lib/heldStyles';
import { forgetPressed, pressAgain } from './lib/pressedButtons';
import { fromPublic } from './lib/publicPath';
import { whenIdle } from './lib/whenIdle';

/** How long the browser may delay hydrating a prerendered page, in milliseconds. */
const HYDRATION_TIMEOUT = 1000;

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');

/** Whether the markup was rendered for this very address; where the page does not depend on the query, for any. */
function isRenderedFor({ pathname, search }: Location, { dataset }: HTMLElement): boolean {
  return dataset['prerendered'] === fromPublic(pathname) && (dataset['search'] ?? search) === search;
}

const data = readPageData(document.getElementById(PAGE_DATA_ID)?.textContent ?? '');
const shop = startShop(data);
// A page that was rendered for this very address is hydrated, once it has been painted and its code is loaded. Any other
// markup is the layout that all pages share, and is replaced.
const hydrates = isRenderedFor(window.location, root);
const app = (
  <StrictMode>
    <ChunkRecoveryContext value={createChunkRecovery(hydrates)}>
      <App {...shop} />
    </ChunkRecoveryContext>
  </StrictMode>
);

const options = { onCaughtError: reportCaughtError };

const loaded = preloadScreen(fromPublic(window.location.pathname));
if (hydrates) {
  void loaded.then(() => {
    whenIdle(() => {
      restoreHeldStyles(root);
      hydrateRoot(root, app, options);
      void pressAgain();
    }, HYDRATION_TIMEOUT);
  });
} else {
  forgetPressed();
  createRoot(root, options).render(app);
}
if (data !== null)
  void loaded.then(() => whenIdle(() => refreshPageData(shop.store.dispatch, data), HYDRATION_TIMEOUT));

if (__TRACES__ !== 'off') {
  const { traces } = shop;
  if (traces === null) {
    whenIdle(() => {
      void import(/* webpackChunkName: "trace-store" */ './features/traces/journeyStore').then(
        ({ tidyJourney }) => tidyJourney(isTraceEnded(window.location)),
      );
    }, HYDRATION_TIMEOUT);
  } else {
    // In a root of its own: the recorder's badge is no part of what is recorded.
    void import(/* webpackChunkName: "trace-tools" */ './app/traceToolbar').then(({ showTraceToolbar }) => {
      showTraceToolbar(traces);
    });
  }
}

const reportFile = document.querySelector<HTMLMetaElement>('meta[name="storefront:report"]')?.content ?? '';
if (reportFile !== '') {
  // Best effort: the shop needs no reports.
  void import(/* webpackChunkName: "reporting" */ './app/reporting')
    .then(({ startReporting }) => startReporting(reportFile))
    .catch(() => undefined);
}

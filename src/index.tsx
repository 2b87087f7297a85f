import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { createChunkRecovery } from './app/router/chunkRecovery';
import { preloadScreen } from './app/routeTable';
import { startShop } from './app/startShop';
import { ChunkRecoveryContext } from './components/chunkRecovery';
import { ChunkFailure } from './components/lazyComponent';
import { restoreHeldStyles } from './lib/heldStyles';

/** How long the browser may delay hydrating a prerendered page, in milliseconds. */
const HYDRATION_TIMEOUT = 1000;

function whenIdle(callback: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: HYDRATION_TIMEOUT });
  else setTimeout(callback, 0);
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');

const shop = startShop();
// A page that was prerendered for this very address is hydrated, once it has been painted and its code is loaded. Any
// other markup is the layout that all pages share, and is replaced.
const hydrates = root.dataset['prerendered'] === window.location.pathname;
const app = (
  <StrictMode>
    <ChunkRecoveryContext value={createChunkRecovery(hydrates)}>
      <App {...shop} />
    </ChunkRecoveryContext>
  </StrictMode>
);

const options = {
  onCaughtError(error: unknown): void {
    // The page itself says what could not be loaded; any other caught error is a defect.
    if (!(error instanceof ChunkFailure)) console.error(error);
  },
};

if (hydrates) {
  void preloadScreen(window.location.pathname).then(() => {
    whenIdle(() => {
      restoreHeldStyles(root);
      hydrateRoot(root, app, options);
    });
  });
} else {
  createRoot(root, options).render(app);
}

// In a root of its own: the recorder's badge is no part of what is recorded.
if (__TRACES__ !== 'off' && shop.traces !== null) {
  const { traces } = shop;
  void import(/* webpackChunkName: "trace-tools" */ './app/traceToolbar').then(({ showTraceToolbar }) => {
    showTraceToolbar(traces);
  });
}

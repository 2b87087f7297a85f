import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../lib/routes';
import { App } from './App';
import { MainLayoutContainer } from './layouts/MainLayoutContainer';
import { preloadScreen } from './routeTable';
import { noopNavigator } from './router/noopNavigator';
import { StoreRouter } from './router/StoreRouter';
import { createAppStore, initialState } from './store';
import { ThemeRoot } from './theme/ThemeRoot';
import type { Environment } from './types';

/** The markup of a page, and the style elements it needs. */
export interface PrerenderedPage {
  readonly html: string;
  readonly styles: string;
}

export { prerenderedPaths } from './routeTable';

const noCart = { lines: [], ordered: [] } as const;

/** The environment at build time, when no listener runs. */
const noEnvironment: Environment = {
  navigator: noopNavigator,
  cartStore: {
    load: () => Promise.resolve(noCart),
    begin: () => noCart,
    commit: () => noCart,
    sync: () => noCart,
    onChange: () => () => undefined,
  },
  deviceStorage: {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
    keys: () => [],
    onChange: () => () => undefined,
  },
  session: {
    current: () => '',
    forget: () => undefined,
    announce: () => undefined,
    onChange: () => () => undefined,
  },
  loadCatalogue: () => Promise.reject(new Error('No listener runs at build time.')),
  browser: { leaveTo: () => undefined, postForm: () => undefined },
  tabLock: { hold: (_name, run) => run({ hasWaited: false, isExclusive: true }) },
  page: { isVisible: () => true, onVisible: () => () => undefined, onReturn: () => () => undefined },
  connection: { isOnline: () => true, onChange: () => () => undefined },
};

/**
 * Renders a page in its first state, with session, cart and store information still unknown. A path of null gives the
 * main layout without a page, for every address that is not prerendered.
 */
export async function prerender(path: string | null): Promise<PrerenderedPage> {
  const state = initialState();
  const location = { ...state.location.location, pathname: path ?? paths.home };
  const store = createAppStore(noEnvironment, { ...state, location: { ...state.location, location } });
  const cache = createCache({ key: 'css' });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  if (path !== null) await preloadScreen(path);
  const html = renderToString(
    <CacheProvider value={cache}>
      {path === null ? (
        <Provider store={store}>
          <ThemeRoot>
            <StoreRouter navigator={noopNavigator}>
              <Routes>
                <Route element={<MainLayoutContainer />}>
                  <Route path="*" element={null} />
                </Route>
              </Routes>
            </StoreRouter>
          </ThemeRoot>
        </Provider>
      ) : (
        <App store={store} navigator={noopNavigator} />
      )}
    </CacheProvider>,
  );
  return { html, styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)) };
}

/** The program that renders pages outside a browser: at build time, ahead of time with data, and on demand. */
import type { EmotionCache } from '@emotion/cache';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import type { PageData } from '../api/pageData';
import { withPageData } from '../api/pageData';
import { App } from './App';
import { MainLayoutContainer } from './layouts/MainLayoutContainer';
import { noEnvironment } from './noEnvironment';
import { preloadScreen } from './routeTable';
import { noopNavigator } from './router/noopNavigator';
import { StoreRouter } from './router/StoreRouter';
import type { AppStore } from './store';
import { createAppStore, initialState } from './store';
import { ThemeRoot } from './theme/ThemeRoot';
import type { RootState } from './types';

export { PAGE_DATA_ID, isAnswerTo } from '../api/pageData';
export { requestPath } from '../api/publicRequests';
export { cataloguePageOf, categoriesOf, hasOwnText } from './pageAnswers';
export { headElements, pageFacts } from './pageHead';
export { firstQuery, homeQuery, storeQuery } from './pageQueries';
export { framedPaths, prerenderedPaths, routeNameOf } from './builtPages';
export { routeTable } from './routeTable';
export { apiUrlOf } from '../lib/apiOrigin';
export { plainPath } from '../lib/routes';
export { policySlugs } from '../lib/policies';
export { escapeMarkup } from '../lib/escapeMarkup';
export { setOwnOrigins } from '../lib/safeUrl';
export { scriptJson } from '../lib/scriptJson';

/** What a page is rendered from. */
export interface PageSource {
  readonly pathname: string;
  /** With its '?'; '' for none. */
  readonly search?: string;
  /** What the server answered to the page's queries. Without it the page shows that it is loading. */
  readonly data?: PageData | null;
  /** True for the main layout without a page, which the shop replaces when it starts. */
  readonly isShell?: boolean;
}

/** A rule that Emotion inserted. */
export interface PageRule {
  /** What the attribute of its style element begins with. */
  readonly key: 'css' | 'css-global';
  readonly id: string;
  readonly css: string;
}

/** The markup of a page, and the styles that it needs. */
export interface PrerenderedPage {
  readonly html: string;
  readonly rules: readonly PageRule[];
}

const EMOTION_KEY = 'css';
const KEYFRAMES = '@keyframes';

/** After so many rules the cache of styles is made anew: pages may have styles of their own. */
const MAX_CACHED_RULES = 3000;

function createStyles(): EmotionCache {
  const cache = createCache({ key: EMOTION_KEY });
  // The rules are collected, not written beside each element.
  cache.compat = true;
  return cache;
}

/** Kept from page to page: most styles are the same on all of them. */
let styles = createStyles();

/** The rules that a page's markup needs. */
function rulesOf(html: string, { inserted, registered, key }: EmotionCache): readonly PageRule[] {
  const used = new Set([...html.matchAll(/css-([\w-]+)/g)].map(([, id = '']) => id));
  const rules = Object.entries(inserted).flatMap(([id, css]): PageRule[] => {
    if (typeof css !== 'string') return [];
    if (registered[`${key}-${id}`] === undefined) return [{ key: 'css-global', id, css }];
    return used.has(id) ? [{ key: 'css', id, css }] : [];
  });
  // Keyframes of other pages are in the cache too.
  const isNeeded = ({ id, css }: PageRule): boolean =>
    !css.startsWith(KEYFRAMES) || rules.some((other) => other.id !== id && other.css.includes(id));
  return rules.filter(isNeeded);
}

/** The state with which a page starts: the address and the data of the page, and nothing of a shopper. */
function stateOf({ pathname, search = '', data = null }: PageSource): RootState {
  const state = initialState();
  const location = { ...state.location.location, pathname, search };
  return {
    ...state,
    location: { ...state.location, location },
    ...(data !== null && { api: withPageData(state.api, data) }),
  };
}

function shell(store: AppStore): ReactNode {
  return (
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
  );
}

/**
 * Renders a page in its first state, with session and cart still unknown, and with the data that it is given. The same
 * source always gives the same page.
 */
export async function prerender(source: PageSource): Promise<PrerenderedPage> {
  const store = createAppStore(noEnvironment, stateOf(source));
  if (Object.keys(styles.inserted).length > MAX_CACHED_RULES) styles = createStyles();
  const cache = styles;
  if (source.isShell !== true) await preloadScreen(source.pathname);
  const html = renderToString(
    <CacheProvider value={cache}>
      {source.isShell === true ? shell(store) : <App store={store} navigator={noopNavigator} />}
    </CacheProvider>,
  );
  return { html, rules: rulesOf(html, cache) };
}

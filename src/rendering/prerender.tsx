/** The program that renders pages outside a browser: at build time, ahead of time with data, and on demand. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { Route, Routes } from 'react-router-dom';
import { withPageData, type PageData } from '../api/pageData';
import { publicAnswers, type PageAddress, type PublicQuery } from '../api/publicQueries';
import { plainPath, policySlugs, routes, toPolicySlug } from '../lib/routes';
import { HeadContext, PageHead } from '../components/PageHead';
import { App } from '../app/App';
import { MainLayoutContainer } from '../app/layouts/MainLayoutContainer';
import { routeOf, routeTable, shopRoutes, type ShopRoute } from '../app/routes';
import { DocumentTitle } from '../app/router/PageTitleAndFocus';
import { noopNavigator } from '../app/router/StoreRouter';
import { createAppStore, initialState } from '../app/store';
import type { RootState } from '../app/types';

export { PAGE_DATA_ID, isAnswerTo } from '../api/pageData';
export { homeQuery, requestPath, storeQuery } from '../api/publicQueries';
export { routeTable } from '../app/routes';
export { apiUrlOf } from '../lib/webSources';
export { plainPath, policySlugs } from '../lib/routes';
export { setOwnOrigins } from '../browser/safeUrl';
export { scriptJson } from '../lib/escaping';
export { structuredDataBlock } from '../browser/showStructuredData';

export interface PageSource {
  readonly pathname: string;
  /** With its '?'; '' for none. */
  readonly search?: string;
  /** What the server answered to the page's queries. Without it the page shows that it is loading. */
  readonly data?: PageData | null;
  /** True for the main layout without a page, which the shop replaces when it starts. */
  readonly isShell?: boolean;
  /** The shop's address without a slash at the end, such as https://shop.example.com; '' where it is unknown. */
  readonly site?: string;
}

/** A rule of a style sheet, as Emotion wrote it. */
export interface PageRule {
  /** What the attribute of its style element begins with: css-global for one of the whole page. */
  readonly key: string;
  readonly id: string;
  readonly css: string;
}

export interface PrerenderedPage {
  readonly html: string;
  /** Elements for the head: what the page says of itself, and preloads of its pictures. */
  readonly head: string;
  readonly structuredData: readonly object[];
  readonly rules: readonly PageRule[];
}

const EMOTION_KEY = 'css';

/** React writes what belongs into the head before the markup. */
const HEAD_ELEMENTS = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)+/;

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

const shell = (
  <Routes>
    <Route element={<MainLayoutContainer />}>
      <Route
        path="*"
        element={
          <>
            <DocumentTitle heading={null} />
            <PageHead description="" canonical="" image="" />
          </>
        }
      />
    </Route>
  </Routes>
);

/**
 * Renders a page in its first state, with session and cart still unknown, and with the data that it is given. The same
 * source always gives the same page.
 */
export async function prerender(source: PageSource): Promise<PrerenderedPage> {
  const store = createAppStore(null, stateOf(source));
  const cache = createCache({ key: EMOTION_KEY });
  // The cache keeps the rules, instead of their being written into the markup.
  cache.compat = true;
  if (source.isShell !== true) {
    const { Screen, parts = [] } = routeOf(source.pathname);
    await Promise.all([Screen, ...parts].map((part) => part.preload()));
  }
  let structuredData: readonly object[] = [];
  const headHost = {
    site: source.site ?? '',
    onStructuredData: (data: readonly object[]) => {
      structuredData = data;
    },
  };
  const markup = renderToString(
    <CacheProvider value={cache}>
      <HeadContext value={headHost}>
        <App store={store} navigator={noopNavigator} page={source.isShell === true ? shell : undefined} />
      </HeadContext>
    </CacheProvider>,
  );
  const [head = ''] = HEAD_ELEMENTS.exec(markup) ?? [];
  const html = markup.slice(head.length);
  // Also those that no element of the page has: a browser would insert them anew while it hydrates.
  const rules = Object.entries(cache.inserted).flatMap(([id, css]) => {
    const key =
      cache.registered[`${EMOTION_KEY}-${id}`] === undefined ? `${EMOTION_KEY}-global` : EMOTION_KEY;
    return typeof css === 'string' ? [{ key, id, css }] : [];
  });
  return { html, head, structuredData, rules };
}

export function categoriesOf(answer: unknown): readonly string[] {
  return publicAnswers.getStoreInfo.toModel(answer).categories;
}

/** Whether a path is that of a policy for which the shop has HTML of its own: only a browser can sanitise that. */
export function hasOwnText(pathname: string, answer: unknown): boolean {
  const slug = toPolicySlug(plainPath(pathname).slice(1));
  return slug !== null && publicAnswers.getStoreInfo.toModel(answer).policies[slug] !== undefined;
}

/** The ids of the products in an answer with a page of the catalogue, and how many products there are in all. */
export function cataloguePageOf(answer: unknown) {
  const { products, total } = publicAnswers.listProducts.toModel(answer);
  return { ids: products.map(({ id }) => id), total };
}

export const prerenderedPaths: readonly string[] = shopRoutes
  .filter(({ isPrerendered = false }) => isPrerendered)
  .map(({ path }) => path);

/** The pages of which only the frame is known at build time, and which scripts they need. */
export const framedPaths: readonly string[] = [
  ...shopRoutes
    .filter(({ isPrerendered = false, path }) => !isPrerendered && !path.includes(':'))
    .map(({ path }) => path),
  ...policySlugs.map((slug) => routes.policy(slug)),
];

export function routeNameOf(pathname: string): string {
  const route = routeOf(pathname);
  return Object.entries<ShopRoute>(routeTable).find(([, other]) => other === route)?.[0] ?? '';
}

/** What the page at an address asks for first, beside the shop's information; null where its address does not tell. */
export function firstQuery(address: PageAddress): PublicQuery | null {
  return routeOf(address.pathname).firstQuery?.(address) ?? null;
}

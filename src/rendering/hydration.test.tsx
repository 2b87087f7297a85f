import { act, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { withPageData, type PageData } from '../api/pageData';
import { cartRestored } from '../features/cart/cartSlice';
import { sessionRestored } from '../features/auth/authSlice';
import { buildCartLine, buildProduct } from '../testing/builders';
import { createDevice } from '../testing/memoryDevice';
import { sampled } from '../testing/sampled';
import { allRequests, requestsOf } from '../testing/server';
import { App } from '../app/App';
import { homeQuery, storeQuery } from '../api/publicQueries';
import { firstQuery, prerender } from './prerender';
import { createBrowserHistory } from '../app/router/browserHistory';
import { locationChanged } from '../features/location/locationSlice';
import { preloadPage } from '../app/routes';
import { createAppStore, initialState } from '../app/store';

const store = { storeName: 'Loom & Lathe', categories: ['Hand Tools', 'Men'] };
const products = ['hammer', 'saw'].map((id) => buildProduct({ id, title: `A ${id}` }));

function dataOf(at: string): PageData {
  const { pathname, search } = new URL(at, 'http://localhost');
  const query = pathname === '/' ? homeQuery(store.categories) : firstQuery({ pathname, search });
  const answer = query?.endpointName === 'getProduct' ? products[0] : { data: products };
  const own = query === null ? [] : [{ query, answer }];
  return { fetchedAt: Date.now(), answers: [{ query: storeQuery, answer: store }, ...own] };
}

/** Hydrates a page as the shop does. Returns what React did not find as it was rendered. */
async function hydrate(at: string, data: PageData | null, shopper: 'visitor' | 'shopper') {
  const { pathname, search } = new URL(at, 'http://localhost');
  const { html } = await prerender({ pathname, search, data });
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const heading = container.querySelector('h1');

  window.history.replaceState({ key: 'start' }, '', at);
  const history = createBrowserHistory();
  const state = initialState();
  const first = data === null ? state : { ...state, api: withPageData(state.api, data) };
  const created = createAppStore(createDevice().openTab(history.navigator).environment, first);
  created.dispatch(locationChanged(history.current()));
  const serverState = created.getState();
  const isSignedIn = shopper === 'shopper';
  created.dispatch(sessionRestored({ sessionId: isSignedIn ? 'session' : '', rememberedEmail: '' }));
  created.dispatch(
    cartRestored(
      isSignedIn ? Array.from({ length: 60 }, (_, index) => buildCartLine({ id: `line-${index}` })) : [],
    ),
  );
  await preloadPage(pathname);
  const differences: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, <App store={created} navigator={history.navigator} serverState={serverState} />, {
      onRecoverableError: (error) => differences.push(error),
    }),
  );
  return {
    differences,
    keepsHeading: () => container.querySelector('h1') === heading,
    end: () => {
      act(() => root.unmount());
      container.remove();
    },
  };
}

describe.each(sampled(['/', '/products?category=men', '/product/hammer', '/terms'], 2))(
  'The page %s',
  (at) => {
    it.each(['visitor', 'shopper'] as const)(
      'is hydrated with its data as it was rendered, for a %s',
      async (who) => {
        const errors = jest.spyOn(console, 'error');
        const page = await hydrate(at, dataOf(at), who);
        const cartName = who === 'shopper' ? 'Cart, 60 items' : 'Cart, 0 items';
        expect(await within(screen.getByRole('banner')).findByRole('link', { name: cartName })).toBeVisible();
        expect(page.differences).toEqual([]);
        expect(page.keepsHeading()).toBe(true);
        expect(errors).not.toHaveBeenCalled();
        // The listing asks for its sub-categories, which are not in the page.
        const [own, ...more] = requestsOf('listProducts').filter(
          ({ url }) => url.searchParams.get('limit') !== '100',
        );
        expect([own, more]).toEqual([undefined, []]);
        expect(requestsOf('getStoreInfo')).toEqual([]);
        expect(requestsOf('getProduct')).toEqual([]);
        page.end();
      },
    );
  },
);

it('hydrates a page without data, and then asks for it', async () => {
  const page = await hydrate('/', null, 'visitor');
  expect(page.differences).toEqual([]);
  expect(page.keepsHeading()).toBe(true);
  await waitFor(() => expect(requestsOf('listProducts')).toHaveLength(1));
  expect(allRequests().map(({ operationId }) => operationId)).toEqual(['getStoreInfo', 'listProducts']);
  page.end();
});

it('renders what is in other chunks of the page with it', async () => {
  const { html } = await prerender({ pathname: '/', data: dataOf('/') });
  expect(html).toContain('Shopping with us');
  expect(html).toContain('More from Men');
});

/** Home, search, listings and products in their states. */
import { CART_STORAGE_KEY, RECENT_SEARCHES_KEY, VIEWED_KEY } from '../../../src/lib/constants';
import { loadedAhead } from '../hydration';
import { toolListing } from '../shopper';
import {
  answer,
  click,
  dialog,
  heading,
  hold,
  inTurn,
  refuse,
  statesOf,
  text,
  type ScreenState,
} from './screen';
import { CLOTHES_ID, lineOf, TOOL_ID } from './shopFacts';

const FAILED = /status of (404|500)/;

export const home = statesOf({ page: 'Home', path: '/' }, [
  { state: 'as it opens', shows: (page) => page.getByRole('article').first() },
  {
    state: 'loading',
    answers: inTurn(hold('/products'), hold('/storeInfo')),
    shows: text('Build With Precision Tools'),
  },
  {
    state: 'nothing featured',
    // The call of the featured products, not those of the rows below.
    answers: answer('/products(?=.*limit=4\\b)', { data: [], pagination: { total: 0 } }),
    steps: (page) => text('No featured tools available at the moment.')(page).scrollIntoViewIfNeeded(),
    shows: text('No featured tools available at the moment.'),
  },
  {
    state: 'the store does not answer',
    answers: refuse(/\/api\/v1\//),
    shows: (page) => page.getByRole('button', { name: 'Try Again' }).first(),
    noise: /ERR_FAILED|Featured products could not be loaded/,
  },
  {
    state: 'subscribed to the newsletter',
    steps: async (page) => {
      await page.getByRole('textbox', { name: /Email/ }).fill('asha@example.com');
      await click('Subscribe')(page);
      // What is loaded above it moves it out of view.
      await page.waitForLoadState('networkidle');
      await text('You are on the list.')(page).scrollIntoViewIfNeeded();
    },
    shows: text('Thank you for subscribing to our newsletter.'),
  },
]);

export const frame = statesOf({ page: 'Frame', path: '/' }, [
  { state: 'the menu', only: 'narrow', steps: click('Open menu'), shows: dialog() },
  {
    state: 'the account menu',
    path: '/track-order',
    only: 'wide',
    isSignedIn: true,
    steps: click('Account menu'),
    shows: (page) => page.getByRole('menu'),
  },
  {
    state: 'offline',
    path: '/cart',
    kept: ({ tool, clothes }) => ({ [CART_STORAGE_KEY]: [lineOf(tool), lineOf(clothes)] }),
    steps: async (page) => {
      await text(/^Subtotal/)(page).waitFor();
      // The logo comes once the shop has started. A picture that is still on its way would fail.
      await page.waitForFunction(
        () => document.querySelector<HTMLImageElement>('header img')?.complete === true,
      );
      await page.waitForLoadState('networkidle');
      await loadedAhead(page);
      await page.context().setOffline(true);
    },
    shows: text(/^You are offline/),
  },
  {
    state: "a page's code is missing",
    path: '/compare',
    answers: refuse(/\/assets\/compare\./),
    shows: (page) => page.getByRole('button', { name: /Reload|Try Again/ }),
    noise: /ERR_FAILED|ChunkLoadError|Loading chunk/,
  },
]);

/** Opens the field of wide screens or the dialog of narrow ones, and types. */
function search(words: string): NonNullable<ScreenState['steps']> {
  return async (page) => {
    const field = page.getByRole('combobox', { name: 'Search products' });
    if (await field.isVisible()) await field.click();
    else await page.getByRole('button', { name: 'Search' }).click();
    await field.last().fill(words);
  };
}

export const searching = statesOf({ page: 'Search', path: '/track-order' }, [
  { state: 'before anything is typed', steps: search(''), shows: text(/^Type what you are looking for/) },
  {
    state: 'recent searches',
    kept: () => ({ [RECENT_SEARCHES_KEY]: { version: 1, searches: ['claw hammer', 'linen', 'belt'] } }),
    steps: search(''),
    shows: text('Recent searches'),
  },
  {
    state: 'suggestions',
    steps: search('hamer'),
    shows: (page) => page.getByRole('option', { name: /View all/ }),
  },
  { state: 'nothing found', steps: search('qqqq'), shows: text('Nothing found for “qqqq”.') },
]);

/** The first product of a list. */
export const firstCard = (page: Parameters<ScreenState['shows']>[0]) => page.getByRole('article').first();

export const listing = statesOf({ page: 'Listing', path: '/products?category=men' }, [
  { state: 'all products', path: '/products', shows: firstCard },
  { state: 'a category', shows: firstCard },
  {
    state: 'two columns',
    path: '/products?category=men&page=2',
    only: 'wide',
    steps: click('2 columns'),
    shows: (page) => page.getByRole('button', { name: '2 columns', pressed: true }),
  },
  { state: 'loading', answers: hold('/products'), shows: heading("Men's Collection") },
  {
    state: 'nothing found',
    path: '/products?category=men&parentCategory=Hammers',
    shows: text('No products found with the selected filters.'),
  },
  {
    state: 'failed',
    path: '/products',
    answers: answer('/products', { error: 'The store failed.' }, 500),
    shows: text('Failed to load products. Please try again.'),
    noise: FAILED,
  },
  {
    state: 'past the last page',
    path: '/products?page=9999',
    shows: (page) => page.getByRole('link', { name: 'Go to the first page' }),
  },
  {
    state: 'filters open',
    path: '/products?category=footwear',
    steps: async (page) => {
      const filters = page.getByRole('button', { name: 'Filters' });
      // On wide screens they are beside the products.
      await firstCard(page).waitFor();
      if (await filters.isVisible()) await filters.click();
    },
    shows: (page) => page.getByRole('button', { name: /^UK 8 \(/ }),
  },
  {
    state: 'sorted and filtered',
    path: '/products?category=footwear&sort=price-asc&size=UK+8&sale=true',
    shows: (page) => page.getByRole('button', { name: 'Remove the filter UK 8' }),
  },
  { state: 'search results', path: '/products?search=hamer', shows: firstCard },
  {
    state: 'no search results',
    path: '/products?search=qqqq',
    shows: text(/No products found|Nothing found/),
  },
  {
    state: 'a card with its buttons',
    path: toolListing,
    only: 'wide',
    steps: async (page) => firstCard(page).hover(),
    shows: firstCard,
  },
  {
    state: 'added to the cart',
    steps: async (page) => {
      await firstCard(page).hover();
      await firstCard(page).getByRole('button', { name: 'Add to Cart' }).click();
    },
    shows: (page) => page.getByRole('complementary', { name: 'Added to cart' }),
  },
]);

export const product = statesOf({ page: 'Product', path: `/product/${TOOL_ID}` }, [
  { state: 'a tool', shows: heading(/Hammer/) },
  {
    state: 'clothes',
    path: `/product/${CLOTHES_ID}`,
    kept: ({ products }) => ({ [VIEWED_KEY]: { version: 1, products: products.slice(2, 6) } }),
    shows: heading(/Kurta/),
  },
  {
    state: 'no size chosen',
    path: `/product/${CLOTHES_ID}`,
    steps: click('Add to Cart'),
    shows: text('Please select a size'),
  },
  { state: 'in the wishlist', steps: click('Add to Wishlist'), shows: text(/Added to your wishlist/) },
  { state: 'loading', answers: hold(`/products/${TOOL_ID}`), shows: heading('Loading product…') },
  {
    state: 'not found',
    path: '/product/nothing-like-it',
    shows: firstCard,
    noise: FAILED,
  },
  { state: 'Quick View', path: `/products?category=men&view=${CLOTHES_ID}`, shows: dialog(/Kurta/) },
  {
    state: 'Quick View, no size chosen',
    path: `/products?category=men&view=${CLOTHES_ID}`,
    steps: async (page) => dialog(/Kurta/)(page).getByRole('button', { name: 'Add to Cart' }).click(),
    shows: text('Please select a size'),
  },
  { state: 'Product Demo', path: `${toolListing}&demo=${TOOL_ID}`, shows: dialog() },
]);

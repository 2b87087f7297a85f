import { act, waitFor, within } from '@testing-library/react';
import { buildProduct, buildStoreInfo } from '../testing/builders';
import { fill } from '../testing/fill';
import { renderApp } from '../testing/renderApp';
import { sampled } from '../testing/sampled';
import { answer } from '../testing/server';
import { createBrowserHistory } from './router/browserHistory';

/** The shop at its listing, behind another page. */
async function openListing() {
  answer('getStoreInfo', buildStoreInfo());
  answer('listProducts', { data: [buildProduct()], pagination: { total: 1 } });
  const shop = await renderApp('/contact');
  await act(async () => shop.navigator.push('/products?category=men'));
  await shop.screen.findByRole('heading', { level: 1, name: /Collection/ });
  const open = async (button: string, dialog: string) => {
    await shop.user.click(shop.screen.getByRole('button', { name: button }));
    return shop.screen.findByRole('dialog', { name: dialog });
  };
  const gone = () => waitFor(() => expect(shop.screen.queryByRole('dialog')).not.toBeInTheDocument());
  return { ...shop, open, gone };
}

const at = (): string => window.location.pathname + window.location.search;
const LISTING = '/products?category=men';

const overlays = [
  ['the menu', 'Open menu', 'Menu', 'Close menu'],
  ['the search', 'Search', 'Search products', 'Close search'],
  ['the filters', 'Filters', 'Filters', 'Close filters'],
] as const;

describe.each(sampled(overlays, 1))('Over a page, %s', (_what, button, dialog, close) => {
  it('closes with Back, and the page stays', async () => {
    const shop = await openListing();
    await shop.open(button, dialog);
    act(() => window.history.back());
    await shop.gone();
    expect(at()).toBe(LISTING);
  });

  it('leaves no entry of the history behind when it is closed by its button', async () => {
    const shop = await openListing();
    const opened = within(await shop.open(button, dialog));
    await shop.user.click(opened.getByRole('button', { name: close }));
    await shop.gone();
    expect(at()).toBe(LISTING);
    act(() => window.history.back());
    await waitFor(() => expect(at()).toBe('/contact'));
  });

  it('is closed once by a double press', async () => {
    const shop = await openListing();
    const opened = within(await shop.open(button, dialog));
    await shop.user.dblClick(opened.getByRole('button', { name: close }));
    await shop.gone();
    expect(at()).toBe(LISTING);
  });

  it('is closed on a page that is loaded anew', async () => {
    const shop = await openListing();
    await shop.open(button, dialog);
    shop.close();
    expect(createBrowserHistory().current().location).toMatchObject({ search: '?category=men', state: null });
  });
});

describe('What leads away from over a page', () => {
  it('takes the place of the menu in the history', async () => {
    const shop = await openListing();
    const menu = within(await shop.open('Open menu', 'Menu'));
    await shop.user.click(menu.getByRole('link', { name: 'All Products' }));
    await shop.gone();
    expect(at()).toBe('/products');
    act(() => window.history.back());
    await waitFor(() => expect(at()).toBe(LISTING));
    expect(shop.screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('takes the place of the search', async () => {
    const shop = await openListing();
    const search = within(await shop.open('Search', 'Search products'));
    await fill(shop.user, search.getByRole('combobox'), 'kurta');
    await shop.user.keyboard('{Enter}');
    await shop.gone();
    expect(at()).toBe('/products?search=kurta');
    act(() => window.history.back());
    await waitFor(() => expect(at()).toBe(LISTING));
  });
});

describe('The filters over a page', () => {
  it.each([
    ['Back', null],
    ['their button', 'Close filters'],
  ])('keep what was set when they are closed by %s', async (_how, close) => {
    const shop = await openListing();
    const filters = within(await shop.open('Filters', 'Filters'));
    await fill(shop.user, await filters.findByLabelText('To'), '9000');
    await shop.user.keyboard('{Enter}');
    await waitFor(() => expect(at()).toBe(`${LISTING}&maxPrice=9000`));
    if (close === null) act(() => window.history.back());
    else await shop.user.click(filters.getByRole('button', { name: close }));
    await shop.gone();
    expect(at()).toBe(`${LISTING}&maxPrice=9000`);
    act(() => window.history.back());
    await waitFor(() => expect(at()).toBe(LISTING));
  });
});

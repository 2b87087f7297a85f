import { act, waitFor, within } from '@testing-library/react';
import { buildProductModel, buildStoreInfo } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { renderRoute } from '../../testing/renderRoute';
import { answer, hold } from '../../testing/server';
import { productViewed } from '../wishlist';
import { More } from './More';

const categories = [
  ...['Hand Tools', 'Men', 'Women', 'Construction Tools'],
  ...['Precision Tools', 'Tool Sets', 'Accessories', 'Footwear'],
];

function renderMore() {
  return renderRoute(<More renderCategory={(name) => <p>A row of {name}</p>} viewed={<p>Viewed</p>} />);
}

/** The store's information is loaded by the layout: here by a page that has one. */
async function openHome() {
  const shop = await renderApp('/');
  const promises = within(await shop.screen.findByRole('region', { name: 'Shopping with us' }));
  return { ...shop, promises };
}

describe('The rest of the home page', () => {
  it('leads to every category of the store, and shows clothes beside the tools', async () => {
    answer('getStoreInfo', buildStoreInfo({ categories }));
    const { screen } = await openHome();
    const links = within(await screen.findByRole('navigation', { name: 'All categories' })).getAllByRole(
      'link',
    );
    expect(links.map(({ textContent }) => textContent)).toEqual(categories);
    expect(links[3]).toHaveAttribute('href', '/products?category=construction+tools');
    expect(screen.getByRole('region', { name: 'More from Men' })).toBeVisible();
  });

  it('does not repeat categories that are all tiles, and needs no clothes', async () => {
    answer('getStoreInfo', buildStoreInfo({ categories: ['Hand Tools', 'Power Tools'] }));
    const { screen } = await openHome();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Power Tools' })).toBeVisible());
    expect(screen.queryByRole('navigation', { name: 'All categories' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /^More from/ })).not.toBeInTheDocument();
  });

  it('promises what the policies say, and how to reach the shop', async () => {
    answer('getStoreInfo', buildStoreInfo({ policies: {} }));
    const { promises } = await openHome();
    expect(promises.getByRole('link', { name: 'Free shipping' })).toHaveAttribute('href', '/shipping');
    expect(promises.getByText(/Normal orders ship within 0-7 working days\./)).toBeVisible();
    expect(promises.getByRole('link', { name: 'Returns' })).toHaveAttribute('href', '/return');
    expect(promises.getByText(/Within 0-7 days of receipt, in the original packaging\./)).toBeVisible();
    expect(await promises.findByRole('link', { name: '+91 80 4123 4567' })).toHaveAttribute(
      'href',
      'tel:+918041234567',
    );
  });

  it('leaves the terms to the page of a store that has written its own', async () => {
    answer(
      'getStoreInfo',
      buildStoreInfo({ policies: { shipping: '<p>By ox cart.</p>', return: '<p>-</p>' } }),
    );
    const { promises } = await openHome();
    expect(await promises.findByText('See how and when we ship.')).toBeVisible();
    expect(promises.getByText('See what can be returned, and how.')).toBeVisible();
    expect(promises.queryByText(/0-7/)).not.toBeInTheDocument();
  });

  it('shows what was viewed last', async () => {
    const { screen, store } = await openHome();
    act(() => void store.dispatch(productViewed(buildProductModel())));
    const viewed = within(await screen.findByRole('region', { name: 'Recently viewed' }));
    expect(viewed.getByRole('link', { name: 'Handloom Linen Kurta' })).toBeVisible();
  });

  it('names no category before the store is loaded', () => {
    const release = hold('getStoreInfo');
    const { screen } = renderMore();
    expect(screen.queryByText(/A row of/)).not.toBeInTheDocument();
    expect(screen.getByText('Viewed')).toBeVisible();
    expect(screen.getByText(/Write to us, we are glad to help/)).toBeVisible();
    release();
  });
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { loadingPage } from '../lib/texts';
import { buildProduct, buildStoreInfo } from '../testing/builders';
import { renderApp } from '../testing/renderApp';
import { answer, requestsOf } from '../testing/server';
import { routeTable } from './routeTable';

// The whole shop is rendered: slow on a busy machine.
jest.setTimeout(30_000);

/** Clicks a link without a pointer or focus event before. Returns whether the shop said that it loads the page. */
async function clickOnly(link: HTMLElement): Promise<boolean> {
  let saidLoading = false;
  const observer = new MutationObserver(() => {
    saidLoading ||= screen.queryByText(loadingPage) !== null;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await act(async () => {
    fireEvent.click(link);
  });
  observer.disconnect();
  return saidLoading;
}

describe('The code of a page', () => {
  beforeAll(() => routeTable.orderSuccess.screen.preload());

  it.each([
    ['a pointer reaches its link', 'Contact Us', fireEvent.pointerOver, 'Contact Us'],
    ['the focus reaches its link', 'Track Order', (link: HTMLElement) => link.focus(), 'Track Your Order'],
    ['a finger touches its link', 'Terms & Conditions', fireEvent.touchStart, 'Terms & Conditions'],
  ])('is fetched when %s', async (_when, name, reach, heading) => {
    await renderApp('/order-success');
    const link = await screen.findByRole('link', { name });
    await act(async () => {
      reach(link);
    });
    expect(await clickOnly(link)).toBe(false);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  it('is not fetched before', async () => {
    await renderApp('/order-success');
    const link = screen.getByRole('link', { name: 'Login' });
    await act(async () => {
      fireEvent.pointerOver(screen.getByRole('heading', { level: 1 }));
    });
    expect(await clickOnly(link)).toBe(true);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  });
});

describe('A product', () => {
  const asked = () => requestsOf('getProduct').map(({ url }) => url.pathname.split('/').at(-1));

  it('is asked for once, when the pointer or the focus reaches its link', async () => {
    await routeTable.products.screen.preload();
    answer('listProducts', {
      data: [buildProduct({ id: 'saw', title: 'Saw' }), buildProduct({ id: 'plane', title: 'Plane' })],
    });
    await renderApp('/products');
    const saw = await screen.findByRole('link', { name: 'Saw' });
    const plane = screen.getByRole('link', { name: 'Plane' });
    fireEvent.pointerOver(screen.getByRole('heading', { level: 1 }));
    fireEvent.pointerOver(saw);
    fireEvent.pointerOver(saw);
    await waitFor(() => expect(asked()).toEqual(['saw']));
    act(() => plane.focus());
    act(() => saw.focus());
    await waitFor(() => expect(asked()).toEqual(['saw', 'plane']));
  });

  it('is not asked for where a link leads to another host', async () => {
    const terms = '<a href="https://elsewhere.example/product/far">Far</a> <a href="/product/near">Near</a>';
    answer('getStoreInfo', buildStoreInfo({ policies: { terms } }));
    await renderApp('/terms');
    fireEvent.pointerOver(await screen.findByRole('link', { name: /^Far/ }));
    fireEvent.pointerOver(screen.getByRole('link', { name: 'Near' }));
    await waitFor(() => expect(asked()).toEqual(['near']));
  });
});

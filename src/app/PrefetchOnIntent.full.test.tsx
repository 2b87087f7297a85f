import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { connectionLost } from '../features/connection/connectionSlice';
import { loadingPage } from '../lib/texts';
import { buildProduct, buildStoreInfo } from '../testing/builders';
import { renderApp } from '../testing/renderApp';
import { answer, requestsOf } from '../testing/server';
import { routeTable } from './routes';

// The whole shop is rendered: slow on a busy machine.
jest.setTimeout(30_000);

/** Rests the pointer on something for so long, in milliseconds. */
async function rest(on: HTMLElement, duration: number): Promise<void> {
  jest.useFakeTimers();
  await act(async () => {
    fireEvent.pointerOver(on);
    await jest.advanceTimersByTimeAsync(duration);
  });
  jest.useRealTimers();
}

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
  beforeAll(() => routeTable.orderSuccess.Screen.preload());

  it.each([
    ['a pointer rests on its link', 'Contact Us', (link: HTMLElement) => rest(link, 60), 'Contact Us'],
    [
      'the focus reaches its link',
      'Track Order',
      async (link: HTMLElement) => link.focus(),
      'Track Your Order',
    ],
    [
      'a finger touches its link',
      'Terms & Conditions',
      async (link: HTMLElement) => void fireEvent.pointerDown(link),
      'Terms & Conditions',
    ],
  ])('is fetched when %s', async (_when, name, reach, heading) => {
    await renderApp('/order-success');
    const link = await within(screen.getByRole('contentinfo')).findByRole('link', { name });
    await act(async () => {
      await reach(link);
    });
    expect(await clickOnly(link)).toBe(false);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  it('is not fetched before', async () => {
    await renderApp('/order-success');
    const link = screen.getByRole('link', { name: 'Login' });
    await rest(screen.getByRole('heading', { level: 1 }), 60);
    await rest(link, 50);
    await rest(screen.getByRole('heading', { level: 1 }), 60);
    expect(await clickOnly(link)).toBe(true);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  });
});

describe('Offline', () => {
  it('nothing is fetched, because that could only fail', async () => {
    const { store } = await renderApp('/order-success');
    act(() => {
      store.dispatch(connectionLost());
    });
    const banner = within(screen.getByRole('banner'));
    const link = banner.getByRole('link', { name: 'Cart, 0 items' });
    act(() => link.focus());
    expect(await clickOnly(link)).toBe(true);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
  });
});

describe('A product', () => {
  const asked = () => requestsOf('getProduct').map(({ url }) => url.pathname.split('/').at(-1));

  it('is asked for once, when the pointer or the focus reaches its link', async () => {
    await routeTable.products.Screen.preload();
    answer('listProducts', {
      data: [buildProduct({ id: 'saw', title: 'Saw' }), buildProduct({ id: 'plane', title: 'Plane' })],
    });
    await renderApp('/products');
    const saw = await screen.findByRole('link', { name: 'Saw' });
    const plane = screen.getByRole('link', { name: 'Plane' });
    fireEvent.pointerOver(plane);
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
    (await screen.findByRole('link', { name: /^Far/ })).focus();
    screen.getByRole('link', { name: 'Near' }).focus();
    await waitFor(() => expect(asked()).toEqual(['near']));
  });
});

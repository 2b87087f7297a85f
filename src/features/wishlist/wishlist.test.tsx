import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../app/App';
import { createBrowserHistory } from '../../app/router/browserHistory';
import { locationChanged } from '../location/locationSlice';
import { createAppStore } from '../../app/store';
import { MAX_WISHES, WISHLIST_KEY } from '../../lib/constants';
import { buildCartLine, buildProduct, buildProductModel } from '../../testing/builders';
import { createDevice, type Device } from '../../testing/memoryDevice';
import { renderApp } from '../../testing/renderApp';
import { answer } from '../../testing/server';
import { cartRestored } from '../cart/cartSlice';
import { selectWishlistStatus, selectWishedIds, wishAdded, wishRemoved } from './wishlistSlice';
import { renderScreen } from '../../testing/renderScreen';

const kurta = buildProductModel();
const named = (id: string) => buildProductModel({ id, name: `Product ${id}` });

/** A tab of the device whose stored lists have been read. */
async function openTab(device: Device) {
  const { environment, log } = device.openTab();
  const store = createAppStore(environment);
  store.dispatch(cartRestored([]));
  await waitFor(() => expect(selectWishlistStatus(store.getState())).toBe('ready'));
  return { store, log, wished: () => [...selectWishedIds(store.getState())] };
}

describe('The wishlist', () => {
  it('survives the end of the tab, newest first', async () => {
    const device = createDevice();
    const first = await openTab(device);
    first.store.dispatch(wishAdded(named('a')));
    first.store.dispatch(wishAdded(named('b')));
    expect((await openTab(device)).wished()).toEqual(['b', 'a']);
  });

  it('follows another tab, and takes the changes of both', async () => {
    const device = createDevice();
    const [one, other] = [await openTab(device), await openTab(device)];
    one.store.dispatch(wishAdded(named('a')));
    other.store.dispatch(wishAdded(named('b')));
    await device.settle();
    expect(one.wished()).toEqual(['b', 'a']);
    expect(other.wished()).toEqual(['b', 'a']);
    other.store.dispatch(wishRemoved(named('a')));
    await device.settle();
    expect(one.wished()).toEqual(['b']);
  });

  it('keeps what was wished before the stored one was read', async () => {
    const device = createDevice();
    (await openTab(device)).store.dispatch(wishAdded(named('a')));
    const store = createAppStore(device.openTab().environment);
    store.dispatch(wishAdded(named('b')));
    store.dispatch(cartRestored([]));
    await waitFor(() => expect([...selectWishedIds(store.getState())]).toEqual(['b', 'a']));
  });
});

/** The shop at an address, on a device with this wishlist. */
async function openShop(
  at: string,
  wishlist: readonly string[],
  lines = [] as ReturnType<typeof buildCartLine>[],
) {
  window.history.replaceState({ key: 'start' }, '', at);
  const history = createBrowserHistory();
  const { environment } = createDevice().openTab(history.navigator);
  const products = wishlist.map(named);
  environment.deviceStorage.setItem(WISHLIST_KEY, JSON.stringify({ version: 1, products }));
  const store = createAppStore(environment);
  store.dispatch(locationChanged(history.current()));
  history.connect(store);
  await act(async () => {
    store.dispatch(cartRestored(lines));
    renderScreen(<App store={store} navigator={history.navigator} />);
  });
  return { store, user: userEvent.setup() };
}

describe('The wishlist page', () => {
  it('shows what was kept, moves it to the cart, and offers a way on when it is empty', async () => {
    const { store, user } = await openShop('/wishlist', ['a']);
    const list = within(await screen.findByRole('list', { name: 'Wishlist' }));
    expect(list.getByRole('link', { name: 'Product a' })).toHaveAttribute('href', '/product/a');
    expect(list.getByRole('button', { name: 'Add to Wishlist' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(list.getByRole('button', { name: 'Move to Cart: Product a' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your wishlist is empty' })).toHaveFocus();
    expect(await screen.findByText('Product a added to your cart.')).toBeVisible();
    expect(store.getState().cart.lines).toMatchObject([{ id: 'a', quantity: 1 }]);
    expect(store.getState().notifications.toasts).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/products');
  });

  it('gets a line of the cart that is saved for later', async () => {
    const { store, user } = await openShop('/cart', [], [buildCartLine()]);
    await user.click(await screen.findByRole('button', { name: /^Save for later: Handloom Linen Kurta/ }));
    expect(await screen.findByText('Handloom Linen Kurta moved to your wishlist.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
    expect([...selectWishedIds(store.getState())]).toEqual([kurta.id]);
    await user.click(screen.getByRole('button', { name: /^Undo: / }));
    expect(await screen.findByRole('list', { name: 'Cart lines' })).toBeVisible();
  });

  it('takes no line of the cart while it is full: the line stays, and the shopper is told why', async () => {
    const full = Array.from({ length: MAX_WISHES }, (_, index) => `${index}`);
    const lines = [buildCartLine(), buildCartLine({ selectedSize: 'L' })];
    const { store, user } = await openShop('/cart', full, lines);
    const [save] = await screen.findAllByRole('button', { name: /^Save for later: Handloom Linen Kurta/ });
    if (save === undefined) throw new Error('a line');
    await user.click(save);
    expect(await screen.findByText('Your wishlist is full')).toBeVisible();
    expect(screen.queryByText(/moved to your wishlist/)).not.toBeInTheDocument();
    expect(store.getState().cart.lines).toEqual(lines);
    expect([...selectWishedIds(store.getState())]).toEqual(full);
    const [more] = screen.getAllByRole('button', { name: /^Increase/ });
    await user.click(more ?? document.body);
    expect(more).toHaveFocus();
  });
});

it('keeps a heart filled and counts the wishes in the header', async () => {
  answer('listProducts', { data: [buildProduct()], pagination: { total: 1 } });
  const { user, screen: shop } = await renderApp('/products');
  const heart = await shop.findByRole('button', { name: 'Add to Wishlist' });
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(shop.getByRole('link', { name: 'Wishlist (1)' })).toHaveAttribute('href', '/wishlist');
  await user.click(await shop.findByRole('button', { name: 'View' }));
  expect(await shop.findByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible();
});

it("says on a product's page that it is in the wishlist [2.product.13]", async () => {
  answer('getProduct', buildProduct());
  const { user, screen: shop } = await renderApp('/product/51d0e8b4-linen-kurta');
  const page = within(await shop.findByRole('main'));
  const heart = await page.findByRole('button', { name: 'Add to Wishlist' });
  await user.click(heart);
  expect(heart).toHaveTextContent('In your wishlist');
  await user.click(heart);
  expect(heart).toHaveTextContent('Add to Wishlist');
});

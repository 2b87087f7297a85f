import { act, within } from '@testing-library/react';
import { deviceData, recordedData } from '../../lib/deviceData';
import { buildCartLine, buildProductModel } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { signedInAtStart } from '../../testing/session';
import { emailRemembered, selectRememberedEmail } from '../auth/authSlice';
import { cartRestored } from '../cart/cartSlice';
import { selectWishedIds, wishAdded } from '../wishlist/wishlistSlice';

async function openFilled(at: string) {
  const shop = await renderApp(at);
  act(() => {
    shop.store.dispatch(emailRemembered('asha@example.com'));
    shop.store.dispatch(wishAdded(buildProductModel()));
    shop.store.dispatch(cartRestored([buildCartLine()]));
  });
  return shop;
}

it.each([
  ['the privacy policy', '/privacy'],
  ['the account page', '/account'],
])('is led to from %s', async (_what, at) => {
  signedInAtStart();
  const { screen, user } = await renderApp(at);
  const main = within(screen.getByRole('main'));
  const [link] = await main.findAllByRole('link', { name: /^Data on this device/ });
  if (link !== undefined) await user.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: 'Data on this device' })).toBeVisible();
  expect(window.location.pathname).toBe('/device');
});

it('offers first to delete, and lists what is technical last', async () => {
  const { screen } = await renderApp('/device');
  const deletion = await screen.findByRole('button', { name: 'Delete saved details' });
  const main = within(screen.getByRole('main'));
  const [firstItem] = main.getAllByRole('listitem');
  expect(deletion.compareDocumentPosition(firstItem ?? deletion)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(main.getByText('Your wishlist')).toBeVisible();
  const technical = within(main.getByRole('region', { name: 'Technical details' }));
  expect(technical.getByText('The files of the shop itself')).toBeVisible();
  expect(main.getAllByRole('region').at(-1)).toHaveAccessibleName('Technical details');
});

it('lists all that is kept, and until when', async () => {
  const { screen } = await renderApp('/device');
  await screen.findByRole('heading', { level: 1, name: 'Data on this device' });
  const points = within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(points).toHaveLength(deviceData.length + recordedData.length);
  for (const pattern of [
    /^Your cart/,
    /cookie that keeps you signed inFor 30 days/,
    /shipping address as you type it.*removed when you sign out/,
    /^Your email address, only if you choose ‘Remember me’/,
  ]) {
    expect(points.filter((text) => pattern.test(text))).toHaveLength(1);
  }
});

it('deletes what saves time, and leaves the cart', async () => {
  const { screen, user, store } = await openFilled('/device');
  await user.click(await screen.findByRole('button', { name: 'Delete saved details' }));
  expect(await screen.findByText('What this device kept to save you time has been removed.')).toBeVisible();
  expect([...selectWishedIds(store.getState())]).toEqual([]);
  expect(selectRememberedEmail(store.getState())).toBe('');
  expect(store.getState().cart.lines).toHaveLength(1);
});

it('empties the cart too if the shopper says so, which can be undone', async () => {
  const { screen, user, store } = await openFilled('/device');
  await user.click(await screen.findByRole('button', { name: 'Delete saved details and empty the cart' }));
  expect(store.getState().cart.lines).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(store.getState().cart.lines).toHaveLength(1);
  expect([...selectWishedIds(store.getState())]).toEqual([]);
});

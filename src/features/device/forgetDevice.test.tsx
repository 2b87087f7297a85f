import { act, within } from '@testing-library/react';
import { REMEMBERED_EMAIL_KEY } from '../../lib/constants';
import { forgettableData } from '../../lib/deviceData';
import { buildCartLine, buildProductModel } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { signedInAtStart } from '../../testing/session';
import { emailRemembered, selectRememberedEmail } from '../auth/authSlice';
import { cartRestored } from '../cart/cartSlice';
import { selectWishedIds, wishAdded } from '../keptProducts/keptProductsSlice';

async function openFilled(at: string) {
  const shop = await renderApp(at);
  act(() => {
    shop.store.dispatch(emailRemembered('asha@example.com'));
    shop.store.dispatch(wishAdded(buildProductModel()));
    shop.store.dispatch(cartRestored([buildCartLine()]));
  });
  return shop;
}

it('names all that is removed, and the remembered email is among it', () => {
  const keys = forgettableData.flatMap((data) => data.keys);
  expect(keys).toEqual(expect.arrayContaining(['wishlist', 'recently_viewed', REMEMBERED_EMAIL_KEY]));
  expect(keys).not.toContain('cart');
});

it('is offered below the privacy policy, and leaves the cart', async () => {
  const { screen, user, store } = await openFilled('/privacy');
  const section = within(await screen.findByRole('region', { name: 'What this device remembers' }));
  expect(section.getByText('your wishlist')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Delete what this device remembers' }));
  expect(await screen.findByText('What this device remembered has been removed.')).toBeVisible();
  expect([...selectWishedIds(store.getState())]).toEqual([]);
  expect(selectRememberedEmail(store.getState())).toBe('');
  expect(store.getState().cart.lines).toHaveLength(1);
});

it('empties the cart too if the shopper says so, which can be undone', async () => {
  signedInAtStart();
  const { screen, user, store } = await openFilled('/account');
  await user.click(await screen.findByRole('button', { name: 'Delete it and empty the cart' }));
  expect(store.getState().cart.lines).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(store.getState().cart.lines).toHaveLength(1);
  expect([...selectWishedIds(store.getState())]).toEqual([]);
});

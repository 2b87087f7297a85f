import { act, waitFor, within } from '@testing-library/react';
import { preloadEveryPart } from '../../components/lazyPart';
import { buildCartLine } from '../../testing/builders';
import { fill } from '../../testing/fill';
import { renderApp } from '../../testing/renderApp';
import { answer, refuse } from '../../testing/server';
import { cartRestored } from '../cart/cartSlice';

// No page may suspend after the test has begun.
beforeAll(preloadEveryPart);

const signInFailed = 'Failed to login. Please check your credentials.';

async function openSignIn() {
  const view = await renderApp('/cart');
  const { screen, store, user } = view;
  act(() => void store.dispatch(cartRestored([buildCartLine()])));
  await user.click(await screen.findByRole('button', { name: 'Checkout' }));
  await fill(user, await screen.findByRole('textbox', { name: 'Email' }), 'asha@example.com');
  await fill(user, screen.getByLabelText('Password'), 'secret-enough');
  const signIn = () => user.click(screen.getByRole('button', { name: 'Sign In' }));
  const toasts = () => store.getState().notifications.toasts.map(({ message }) => message);
  return { ...view, signIn, toasts };
}

describe('Stale toasts', () => {
  it('go with the sign-in', async () => {
    const { screen, signIn, toasts } = await openSignIn();
    expect(toasts()).toEqual(['Please login to proceed with checkout']);
    await signIn();
    expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    expect(toasts()).toEqual(['Logged in successfully.']);
  });

  it('go with a navigation, but for those meant for the next page', async () => {
    const { navigator, signIn, toasts } = await openSignIn();
    refuse('authorizeUser', 400);
    await signIn();
    await waitFor(() => expect(toasts()).toContain(signInFailed));
    act(() => navigator.push('/'));
    expect(toasts()).toEqual([]);
  });

  it('go when their cause is resolved; until then the failure also stands in the form', async () => {
    const { screen, signIn, toasts } = await openSignIn();
    refuse('authorizeUser', 400);
    await signIn();
    const form = screen.getByRole('form', { name: 'Sign in' });
    expect(await within(form).findByText(signInFailed)).toBeVisible();
    expect(form).toHaveAccessibleDescription(signInFailed);
    answer('authorizeUser', { token: 'token-of-asha' });
    await signIn();
    expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    expect(toasts()).toEqual(['Logged in successfully.']);
  });
});

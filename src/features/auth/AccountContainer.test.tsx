import { act, within } from '@testing-library/react';
import { renderRoute } from '../../testing/renderRoute';
import {
  answer,
  answerExample,
  answerNonsense,
  cutOff,
  hold,
  refuse,
  requestsOf,
} from '../../testing/server';
import { AccountContainer } from './AccountContainer';
import { signedOut } from './authSlice';

function renderAccount() {
  return renderRoute(<AccountContainer />, { at: '/account', session: 'signedIn' });
}

describe('Account', () => {
  it('says what it waits for', async () => {
    const release = hold('getAccountInfo');
    const { screen } = renderAccount();
    expect(screen.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading your account');
    release();
    expect(await screen.findAllByText('Asha Verma')).toHaveLength(2);
  });

  it.each(['wrapped', 'bare'])('shows the account, however it is wrapped: %s', async (example) => {
    answerExample('getAccountInfo', example);
    const { screen } = renderAccount();
    await screen.findAllByText('Asha Verma');
    const profile = screen.getByRole('region', { name: 'Profile' });
    expect(profile).toHaveTextContent('Asha Vermaasha@example.com');
    const information = screen.getByRole('region', { name: 'Personal Information' });
    expect(information).toHaveTextContent('NameAsha Verma');
    expect(information).toHaveTextContent('Emailasha@example.com');
    expect(information).toHaveTextContent('Member SinceMarch 14, 2025');
  });

  it('does without what the server does not tell', async () => {
    answer('getAccountInfo', { email: 'asha@example.com' });
    const { screen } = renderAccount();
    await screen.findAllByText('asha@example.com');
    const information = screen.getByRole('region', { name: 'Personal Information' });
    expect(information).toHaveTextContent('NameNot available');
    expect(information).toHaveTextContent('Member SinceNot available');
  });

  it('leads to the orders and home', () => {
    const { screen } = renderAccount();
    const orders = screen.getByRole('link', { name: /Orders/ });
    expect(orders).toHaveAttribute('href', '/orders');
    expect(orders).toHaveTextContent('View your order history and check order status');
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });

  it('signs out: home, no token, one toast, and no further call', async () => {
    const { screen, user, log, store } = renderAccount();
    await screen.findAllByText('Asha Verma');
    const actions = screen.getByRole('region', { name: 'Account Actions' });
    await user.click(within(actions).getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText('At /')).toBeVisible();
    expect(screen.getByText('Logged out')).toBeVisible();
    expect(screen.getByText('You have been successfully logged out.')).toBeVisible();
    expect(log.hasToken).toBe(false);
    expect(store.getState().auth.status).toBe('signedOut');
    expect(store.getState().notifications.toasts).toHaveLength(1);
    expect(requestsOf('getAccountInfo')).toHaveLength(1);
  });

  it('has other words for signing out elsewhere', async () => {
    const { screen, store } = renderAccount();
    await screen.findAllByText('Asha Verma');
    act(() => {
      store.dispatch(signedOut({ from: 'header' }));
    });
    expect(await screen.findByText('You have been logged out successfully.')).toBeVisible();
  });

  it.each([
    ['the status', () => refuse('getAccountInfo', 500), ' (Status: 500)'],
    ['that nobody answered', () => cutOff('getAccountInfo'), ' (No response received)'],
    [
      'what was wrong',
      () => answerNonsense('getAccountInfo'),
      ': The answer of the server could not be read.',
    ],
  ])('fails with %s, and can be tried again', async (_what, arrange, ending) => {
    arrange();
    const { screen, user, store } = renderAccount();
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    expect(store.getState().notifications.toasts).toMatchObject([
      { variant: 'destructive', title: 'Error', message: `Failed to load account information${ending}` },
    ]);
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    answerExample('getAccountInfo', 'wrapped');
    await user.click(retry);
    expect(await screen.findAllByText('Asha Verma')).toHaveLength(2);
  });
});

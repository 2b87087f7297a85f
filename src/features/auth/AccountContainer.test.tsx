import { readToken } from '../../api/authCookie';
import { act, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { RequireSession } from '../../app/router/guards';
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

const guardedAccount = (
  <Routes>
    <Route element={<RequireSession />}>
      <Route path="*" element={<AccountContainer />} />
    </Route>
  </Routes>
);

describe('Section 2, Account', () => {
  it('redirects a signed-out visitor to the login page and sends no request [2.account.1, 6.customer.4]', async () => {
    const { screen, store } = renderRoute(guardedAccount, { at: '/account', path: '/account/*' });
    expect(await screen.findByText('At /login')).toBeVisible();
    expect(store.getState().location.location.state).toEqual({ from: '/account' });
    expect(requestsOf('getAccountInfo')).toHaveLength(0);
  });

  it('redirects to the login page after a 401 [2.account.1, 4.authentication.4, 4.authentication.5]', async () => {
    refuse('getAccountInfo', 401);
    const { screen } = renderRoute(guardedAccount, {
      at: '/account',
      path: '/account/*',
      session: 'signedIn',
    });
    expect(await screen.findByText('At /login')).toBeVisible();
    expect(readToken()).toBeNull();
  });

  it('says what is loading', async () => {
    const release = hold('getAccountInfo');
    const { screen } = renderAccount();
    expect(screen.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading your account');
    release();
    expect(await screen.findAllByText('Asha Verma')).toHaveLength(2);
  });

  it.each(['wrapped', 'bare'])(
    'shows the account, wrapped in data or not: %s [1.capabilities.5, 2.account.2, 2.account.8, 2.account.9]',
    async (example) => {
      answerExample('getAccountInfo', example);
      const { screen } = renderAccount();
      await screen.findAllByText('Asha Verma');
      const profile = screen.getByRole('region', { name: 'Profile' });
      expect(profile).toHaveTextContent('Asha Vermaasha@example.com');
      const information = screen.getByRole('region', { name: 'Personal Information' });
      expect(information).toHaveTextContent('NameAsha Verma');
      expect(information).toHaveTextContent('Emailasha@example.com');
      expect(information).toHaveTextContent('Member SinceMarch 14, 2025');
    },
  );

  it('shows Not available for missing fields [2.account.10]', async () => {
    answer('getAccountInfo', { email: 'asha@example.com' });
    const { screen } = renderAccount();
    await screen.findAllByText('asha@example.com');
    const information = screen.getByRole('region', { name: 'Personal Information' });
    expect(information).toHaveTextContent('NameNot available');
    expect(information).toHaveTextContent('Member SinceNot available');
  });

  it('leads to the orders and home [2.account.3, 2.account.6, 2.account.7]', () => {
    const { screen } = renderAccount();
    const orders = screen.getByRole('link', { name: /Orders/ });
    expect(orders).toHaveAttribute('href', '/orders');
    expect(orders).toHaveTextContent('View your order history and check order status');
    const actions = screen.getByRole('region', { name: 'Account Actions' });
    expect(within(actions).getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });

  it('signs out: home, no token, one toast, and no further call [1.capabilities.4, 2.account.3, 2.account.4, 2.account.5, 4.authentication.3]', async () => {
    const { screen, user, store } = renderAccount();
    await screen.findAllByText('Asha Verma');
    const actions = screen.getByRole('region', { name: 'Account Actions' });
    await user.click(within(actions).getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText('At /')).toBeVisible();
    expect(screen.getByText('Logged out')).toBeVisible();
    expect(screen.getByText('You have been successfully logged out.')).toBeVisible();
    expect(readToken()).toBeNull();
    expect(store.getState().auth.status).toBe('signedOut');
    expect(store.getState().notifications.toasts).toHaveLength(1);
    expect(requestsOf('getAccountInfo')).toHaveLength(1);
  });

  it('shows another toast for signing out elsewhere [2.account.11, 8.success.3]', async () => {
    const { screen, store } = renderAccount();
    await screen.findAllByText('Asha Verma');
    act(() => {
      store.dispatch(signedOut({ from: 'header' }));
    });
    expect(await screen.findByText('You have been logged out successfully.')).toBeVisible();
  });

  it.each([
    ['the status', () => refuse('getAccountInfo', 500), ' (Status: 500)'],
    ['that there was no response', () => cutOff('getAccountInfo'), ' (No response received)'],
    [
      'what was wrong',
      () => answerNonsense('getAccountInfo'),
      ': The answer of the server could not be read.',
    ],
  ])(
    'shows an error with %s, and can be retried [8.account.1, 8.account.2, 8.account.3]',
    async (_what, arrange, ending) => {
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
    },
  );
});

import { waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { readToken } from '../../api/authCookie';
import { RequireNoSession } from '../../app/router/guards';
import { REMEMBERED_EMAIL_KEY } from '../../lib/constants';
import { fill } from '../../testing/fill';
import { renderRoute } from '../../testing/renderRoute';
import { answer, answerNonsense, cutOff, hold, refuse, requestsOf } from '../../testing/server';
import { LoginContainer } from './LoginContainer';

/** The page behind its guard, which redirects a signed-in shopper. */
const guardedLogin = (
  <Routes>
    <Route element={<RequireNoSession />}>
      <Route path="*" element={<LoginContainer />} />
    </Route>
  </Routes>
);

function renderLogin(setup: Parameters<typeof renderRoute>[1] = {}, page = <LoginContainer />) {
  const view = renderRoute(page, { at: '/login', path: '/login/*', ...setup });
  const email = view.screen.getByRole('textbox', { name: 'Email' });
  const password = view.screen.getByLabelText('Password');
  const submit = () => view.user.click(view.screen.getByRole('button', { name: 'Sign In' }));
  async function signIn(): Promise<void> {
    await fill(view.user, email, ' asha@example.com ');
    await fill(view.user, password, 'correct-horse');
    await submit();
  }
  return { ...view, email, password, submit, signIn };
}

describe('Section 2, Login', () => {
  it('has fields for email, password and remember me [2.login.1, 3.login.1, 3.login.2]', () => {
    const { screen, email, password } = renderLogin();
    expect(email).toHaveAttribute('type', 'email');
    expect(email).toHaveValue('');
    expect(password).toHaveAttribute('type', 'password');
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  });

  it.each([
    ['where the shopper came from', '/orders?page=2#last', 'At /orders?page=2#last'],
    ['home where they came from nowhere', undefined, 'At /'],
    ['home where they came from outside', 'https://elsewhere.example/', 'At /'],
  ])('leads on to %s [2.login.5, 2.login.6, 2.login.7]', async (_where, from, text) => {
    const { screen, signIn } = renderLogin(from === undefined ? {} : { state: { from } }, guardedLogin);
    await signIn();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Logged in successfully.')).toBeVisible();
  });

  it('signs in with the trimmed email, stores the token, shows a toast, and keeps no password [1.capabilities.4, 4.authentication.1, 8.success.1]', async () => {
    const { screen, store, signIn, environment } = renderLogin();
    await signIn();
    expect(await screen.findByText('Logged in successfully.')).toBeVisible();
    expect(requestsOf('authorizeUser').map(({ body }) => body)).toEqual([
      { email: 'asha@example.com', password: 'correct-horse' },
    ]);
    expect(store.getState().auth).toMatchObject({ status: 'signedIn', email: 'asha@example.com' });
    expect(readToken()).not.toBeNull();
    expect(JSON.stringify(store.getState())).not.toContain(readToken());
    expect(JSON.stringify(store.getState())).not.toContain('correct-horse');
    expect(environment.deviceStorage.getItem(REMEMBERED_EMAIL_KEY)).toBeNull();
  });

  it('says where the browser keeps no sign-in, and stays on the page [8.login.8]', async () => {
    const write = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    const { screen, signIn } = renderLogin({ state: { from: '/checkout' } }, guardedLogin);
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You are not signed in: this browser keeps no sign-in of this shop.',
    );
    expect(screen.queryByText('Logged in successfully.')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    write.mockRestore();
  });

  it('shows validation errors, focuses the first, and sends nothing [5.login.1, 5.login.2]', async () => {
    const { screen, user, email, password, submit } = renderLogin();
    await fill(user, email, 'asha');
    await fill(user, password, '12345');
    await submit();
    expect(await screen.findByText('Invalid email address')).toBeVisible();
    expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveAccessibleDescription('Invalid email address');
    expect(requestsOf('authorizeUser')).toHaveLength(0);
  });

  it('shows no validation error before a field has been left', async () => {
    const { screen, user, email } = renderLogin();
    await fill(user, email, 'asha');
    expect(screen.queryByText('Invalid email address')).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText('Invalid email address')).toBeVisible();
  });

  it('shows that it is busy, and sends one request [2.login.2]', async () => {
    const release = hold('authorizeUser');
    const { screen, user, signIn } = renderLogin();
    await signIn();
    const busy = await screen.findByRole('button', { name: 'Signing in...' });
    await user.click(busy);
    release();
    expect(await screen.findByText('Logged in successfully.')).toBeVisible();
    expect(requestsOf('authorizeUser')).toHaveLength(1);
  });

  it.each([
    ['the error of the server', () => refuse('authorizeUser', 401, 'Wrong.'), 'Wrong.'],
    [
      'its own text where the server sends none',
      () => refuse('authorizeUser', 500),
      'Failed to login. Please check your credentials.',
    ],
    [
      'that there was no response',
      () => cutOff('authorizeUser'),
      'No response from server. Please try again later.',
    ],
    [
      'that the answer has no token',
      () => answer('authorizeUser', {}),
      'Authentication failed: Token is missing in the response',
    ],
    [
      'what was wrong with the answer',
      () => answerNonsense('authorizeUser'),
      'The answer of the server could not be read.',
    ],
  ])(
    'shows an error with %s, keeps what was typed, and stays signed out [4.authentication.2, 8.login.1, 8.login.2, 8.login.3, 8.login.4, 8.login.5, 8.login.6, 8.login.7]',
    async (_what, arrange, message) => {
      arrange();
      const { screen, signIn, email, password, store } = renderLogin();
      await signIn();
      const toast = await screen.findByRole('alert');
      expect(toast).toHaveTextContent('Error');
      expect(toast).toHaveTextContent(message);
      expect(screen.getAllByRole('alert')).toHaveLength(1);
      expect(password).toHaveValue('correct-horse');
      expect(email).not.toHaveValue('');
      expect(store.getState().auth.status).toBe('signedOut');
      expect(readToken()).toBeNull();
    },
  );

  it('can be retried after a failure [8.login.5]', async () => {
    refuse('authorizeUser', 500);
    const { screen, signIn, submit } = renderLogin();
    await signIn();
    await screen.findByRole('alert');
    answer('authorizeUser', { token: 'sandbox-token' });
    await submit();
    expect(await screen.findByText('Logged in successfully.')).toBeVisible();
    expect(requestsOf('authorizeUser')).toHaveLength(2);
  });

  it('remembers the email on this device when asked to [2.login.8]', async () => {
    const { screen, user, signIn, environment } = renderLogin();
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await signIn();
    await waitFor(() =>
      expect(environment.deviceStorage.getItem(REMEMBERED_EMAIL_KEY)).toBe('asha@example.com'),
    );
  });

  it('fills in the remembered email, and forgets it when no longer asked to [2.login.8]', async () => {
    const { screen, user, email, password, submit, environment } = renderLogin({
      rememberedEmail: 'asha@example.com',
    });
    environment.deviceStorage.setItem(REMEMBERED_EMAIL_KEY, 'asha@example.com');
    expect(email).toHaveValue('asha@example.com');
    const remember = screen.getByRole('checkbox', { name: 'Remember me' });
    expect(remember).toBeChecked();
    await user.click(remember);
    await fill(user, password, 'correct-horse');
    await submit();
    await waitFor(() => expect(environment.deviceStorage.getItem(REMEMBERED_EMAIL_KEY)).toBeNull());
  });

  it('shows the password on demand', async () => {
    const { screen, user, password } = renderLogin();
    expect(password).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('spellcheck', 'false');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocapitalize', 'none');
    expect(password).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
  });

  it('links to registration, password help, terms, privacy and home [2.login.3, 2.login.4]', () => {
    const { screen } = renderLogin();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/register', '/forgot-password', '/terms', '/privacy', '/']);
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });

  it('passes the return address on to the registration [2.login.6]', async () => {
    const { screen, user, store } = renderLogin({ state: { from: '/checkout?a=b#c' } });
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(await screen.findByText('At /register')).toBeVisible();
    expect(store.getState().location.location.state).toEqual({ from: '/checkout?a=b#c' });
  });

  it('passes on no address outside this site', async () => {
    const { screen, user, store } = renderLogin({ state: { from: '//elsewhere.example' } });
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(store.getState().location.location.state).toBeNull();
  });
});

describe('Section 2, Login: its guard', () => {
  it('sends a signed-in shopper to where they came from [2.login.6]', async () => {
    const { screen } = renderRoute(<RequireNoSession />, {
      at: '/login',
      state: { from: '/orders?page=2#last' },
      session: 'signedIn',
    });
    expect(await screen.findByText('At /orders?page=2#last')).toBeVisible();
  });
});

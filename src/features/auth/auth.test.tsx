import { act, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { readToken, writeToken } from '../../api/authCookie';
import { RequireNoSession, RequireSession } from '../../app/AppRoutes';
import { createAppStore } from '../../app/store';
import type { Environment } from '../../app/types';
import { REMEMBERED_EMAIL_KEY } from '../../lib/constants';
import { fill } from '../../testing/fill';
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
import { testSessionId, testToken } from '../../testing/session';
import { selectLocation } from '../location';
import { AccountContainer } from './AccountContainer';
import { LoginContainer } from './LoginContainer';
import { RegisterContainer } from './RegisterContainer';
import { restoreSession } from './authListeners';
import { emailRemembered, selectSignInEmail, signedOut } from './authSlice';

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
    expect(await screen.findByText('Logged in successfully.')).toBeVisible();
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

  it('marks what was refused until it is changed, without a message [8.login.6]', async () => {
    refuse('authorizeUser', 401, 'Wrong.');
    const { signIn, email, password, user } = renderLogin();
    await signIn();
    await waitFor(() => expect(password).toBeInvalid());
    expect(email).toBeInvalid();
    expect(password).not.toHaveAccessibleDescription();
    await user.type(password, '2');
    expect(password).toBeValid();
    expect(email).toBeValid();
  });

  it('says that the way goes on to the checkout', () => {
    const { screen } = renderLogin({ state: { from: '/checkout' } });
    expect(screen.getByText('Then on to your checkout: your cart is kept.')).toBeVisible();
  });

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
    await user.click(screen.getByRole('link', { name: 'Create Account' }));
    expect(await screen.findByText('At /register')).toBeVisible();
    expect(store.getState().location.location.state).toEqual({ from: '/checkout?a=b#c' });
  });
});

const typed = {
  'First Name': ' Asha ',
  'Last Name': 'Verma',
  Email: ' Asha@Example.com ',
  Password: 'correct-horse',
  'Confirm Password': 'correct-horse',
};

function renderRegister(setup: Parameters<typeof renderRoute>[1] = {}) {
  const view = renderRoute(<RegisterContainer />, { at: '/register', ...setup });
  async function register(changes: Partial<typeof typed> = {}): Promise<void> {
    for (const [label, text] of Object.entries({ ...typed, ...changes })) {
      await fill(view.user, view.screen.getByLabelText(label), text);
    }
    await view.user.click(view.screen.getByRole('button', { name: 'Create Account' }));
  }
  return { ...view, register };
}

describe('Section 2, Register', () => {
  it('has fields for two names, an email, and a password twice [2.register.1, 3.register.1]', () => {
    const { screen } = renderRegister();
    const fields = Object.keys(typed).map((label) => screen.getByLabelText(label));
    expect(fields.map((field) => field.getAttribute('name'))).toEqual([
      'firstName',
      'lastName',
      'email',
      'password',
      'confirmPassword',
    ]);
    expect(fields.map((field) => field.getAttribute('type') ?? 'text')).toEqual([
      'text',
      'text',
      'email',
      'password',
      'password',
    ]);
  });

  it('creates the account, shows a toast, and leads home signed out [1.capabilities.4, 2.register.4, 5.register.8, 8.success.2]', async () => {
    const { screen, register, store } = renderRegister();
    await register();
    expect(await screen.findByText('Account created successfully. You can now log in.')).toBeVisible();
    expect(await screen.findByText('At /')).toBeVisible();
    expect(requestsOf('registerUser').map(({ body }) => body)).toEqual([
      { email: 'asha@example.com', password: 'correct-horse', firstName: 'Asha', lastName: 'Verma' },
    ]);
    expect(store.getState().auth.status).toBe('signedOut');
    expect(JSON.stringify(store.getState())).not.toContain('correct-horse');
  });

  it('offers the sign-in with the new email, and the way back survives the home page', async () => {
    const { screen, user, register, store } = renderRegister({ state: { from: '/checkout?step=1' } });
    await register();
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('At /login')).toBeVisible();
    const state = store.getState();
    expect(selectLocation(state).state).toEqual({ from: '/checkout?step=1' });
    expect(selectSignInEmail(state)).toBe('asha@example.com');
  });

  it('shows that it is busy, and sends one request [2.register.2]', async () => {
    const release = hold('registerUser');
    const { screen, user, register } = renderRegister();
    await register();
    await user.click(await screen.findByRole('button', { name: 'Creating account...' }));
    release();
    expect(await screen.findByText('At /')).toBeVisible();
    expect(requestsOf('registerUser')).toHaveLength(1);
  });

  it('shows all validation errors and focuses the first [5.register.1, 5.register.2, 5.register.4, 5.register.5]', async () => {
    const { screen, register } = renderRegister();
    await register({ 'First Name': 'A', 'Last Name': 'V', Password: '12345', 'Confirm Password': '1' });
    expect(await screen.findByText('First name must be at least 2 characters')).toBeVisible();
    expect(screen.getByText('Last name must be at least 2 characters')).toBeVisible();
    expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
    expect(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription('Passwords do not match');
    await waitFor(() => expect(screen.getByLabelText('First Name')).toHaveFocus());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(requestsOf('registerUser')).toHaveLength(0);
  });

  it.each(['asha@example', 'asha'])(
    'stops at the email %j and says so once [5.register.3, 5.register.6, 5.register.7]',
    async (email) => {
      const { screen, register } = renderRegister();
      await register({ Email: email });
      const toast = await screen.findByRole('alert');
      expect(toast).toHaveTextContent('Invalid Email');
      expect(toast).toHaveTextContent('Please enter a valid email address.');
      expect(await screen.findByText('Invalid email address')).toBeVisible();
      expect(requestsOf('registerUser')).toHaveLength(0);
    },
  );

  it.each([
    ['the words of the server', () => refuse('registerUser', 409, 'Taken.'), 'Taken.'],
    [
      'its own text where the server sends none',
      () => refuse('registerUser', 500),
      'Failed to register. Please try again.',
    ],
    [
      'its own text where there is no response',
      () => cutOff('registerUser'),
      'Failed to register. Please try again.',
    ],
  ])(
    'fails with %s in a toast and with advice above the form [2.register.5, 8.register.1, 8.register.2, 8.register.3]',
    async (_what, arrange, message) => {
      arrange();
      const { screen, register } = renderRegister();
      await register();
      const alert = await screen.findByText(
        'Registration failed. Please try using a different email provider (like gmail.com or outlook.com).',
      );
      expect(alert).toBeVisible();
      const form = screen.getByRole('form', { name: 'Create Account' });
      expect(alert.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
      expect(form).not.toContainElement(alert);
      expect(await screen.findByText('Registration Error')).toBeVisible();
      const [, toast, ...others] = screen.getAllByRole('alert');
      expect(toast).toHaveTextContent('Registration Error');
      expect(toast).toHaveTextContent(message);
      expect(others).toHaveLength(0);
      expect(screen.getByLabelText('First Name')).toHaveValue(' Asha ');
      expect(screen.getByLabelText('Password')).toHaveValue('correct-horse');
    },
  );

  it('shows no failure of an earlier visit', async () => {
    refuse('registerUser', 500);
    const { screen, register, unmount, store } = renderRegister();
    await register();
    await screen.findByText(/^Registration failed/);
    unmount();
    expect(store.getState().api.mutations).toEqual({});
  });

  it('advises common email providers, and links to the sign-in with the return address [2.register.3, 2.register.6]', async () => {
    const { screen, user, store } = renderRegister({ state: { from: '/checkout' } });
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/common provider, like gmail\.com/);
    await user.click(screen.getByRole('link', { name: 'Sign In' }));
    expect(await screen.findByText('At /login')).toBeVisible();
    expect(store.getState().location.location.state).toEqual({ from: '/checkout' });
  });
});

function renderAccount() {
  return renderRoute(<AccountContainer lastOrder={null} />, { at: '/account', session: 'signedIn' });
}

const guardedAccount = (
  <Routes>
    <Route element={<RequireSession />}>
      <Route path="*" element={<AccountContainer lastOrder={null} />} />
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
    expect(await screen.findByText('Asha Verma')).toBeVisible();
  });

  it.each(['wrapped', 'bare'])(
    'shows the account, wrapped in data or not: %s [1.capabilities.5, 2.account.2, 2.account.8, 2.account.9]',
    async (example) => {
      answerExample('getAccountInfo', example);
      const { screen } = renderAccount();
      await screen.findByText('Asha Verma');
      const information = screen.getByRole('region', { name: 'Personal Information' });
      expect(information).toHaveTextContent('NameAsha Verma');
      expect(information).toHaveTextContent('Emailasha@example.com');
      expect(information).toHaveTextContent('Member SinceMarch 14, 2025');
    },
  );

  it('shows Not available for missing fields [2.account.10]', async () => {
    answer('getAccountInfo', { email: 'asha@example.com' });
    const { screen } = renderAccount();
    await screen.findByText('asha@example.com');
    const information = screen.getByRole('region', { name: 'Personal Information' });
    expect(information).toHaveTextContent('NameNot available');
    expect(information).toHaveTextContent('Member SinceNot available');
  });

  it('leads to the orders and home [2.account.3, 2.account.6, 2.account.7]', () => {
    const { screen } = renderAccount();
    const orders = screen.getByRole('link', { name: /Orders/ });
    expect(orders).toHaveAttribute('href', '/orders');
    expect(orders).toHaveTextContent('View your order history and check order status');
    const ways = within(screen.getByRole('navigation', { name: 'My Account' })).getAllByRole('link');
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      '/orders',
      '/track-order',
      '/wishlist',
      '/device',
    ]);
    const actions = screen.getByRole('region', { name: 'Account Actions' });
    expect(within(actions).getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });

  it('signs out: home, no token, one toast, and no further call [1.capabilities.4, 2.account.3, 2.account.4, 2.account.5, 4.authentication.3]', async () => {
    const { screen, user, store } = renderAccount();
    await screen.findByText('Asha Verma');
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
    await screen.findByText('Asha Verma');
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
      expect(document.body).not.toHaveFocus();
      expect(await screen.findByText('Asha Verma')).toBeVisible();
    },
  );
});

function blocked(): never {
  throw new Error('The storage is blocked.');
}

function environment(changes: Partial<Environment> = {}): Environment {
  return { ...renderRoute(<p>here</p>).environment, ...changes };
}

const blockedStorage = {
  getItem: blocked,
  setItem: blocked,
  removeItem: blocked,
  keys: blocked,
  onChange: () => () => undefined,
};

describe('Section 4, Authentication', () => {
  it.each([
    ['there is', true, 'signedIn'],
    ['there is not', false, 'signedOut'],
  ])(
    'depends at start on whether there is a cookie: %s [4.authentication.6, 4.authentication.7]',
    (_what, isPresent, status) => {
      const here = environment();
      if (isPresent) writeToken(testToken);
      const store = createAppStore(here);
      expect(store.getState().auth.status).toBe('loading');
      store.dispatch(restoreSession(here));
      expect(store.getState().auth.status).toBe(status);
    },
  );

  it('reads the remembered email [2.login.8]', () => {
    const here = environment();
    writeToken(testToken);
    here.deviceStorage.setItem(REMEMBERED_EMAIL_KEY, 'asha@example.com');
    expect(restoreSession(here).payload).toEqual({
      sessionId: testSessionId,
      rememberedEmail: 'asha@example.com',
    });
  });

  it('works without storage', () => {
    const here = environment({ deviceStorage: blockedStorage });
    expect(restoreSession(here).payload).toEqual({ sessionId: '', rememberedEmail: '' });
    const store = createAppStore(here);
    store.dispatch(emailRemembered('asha@example.com'));
    expect(store.getState().auth.rememberedEmail).toBe('asha@example.com');
  });

  it.each([
    ['is blocked', blocked],
    ['changes nothing', () => undefined],
  ])('says that the shopper is still signed in where clearing the cookie %s [8.logout.1]', (_what, clear) => {
    const inner = environment();
    writeToken(testToken);
    const here = { ...inner, session: { ...inner.session, forget: clear } };
    const store = createAppStore(here);
    store.dispatch(restoreSession(here));
    act(() => {
      store.dispatch(signedOut({ from: 'account' }));
    });
    expect(store.getState().auth.status).toBe('signedIn');
    expect(store.getState().notifications.toasts).toMatchObject([
      { variant: 'destructive', title: 'Error', message: 'Failed to log out properly.' },
    ]);
  });
});

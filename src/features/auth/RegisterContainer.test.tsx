import { waitFor } from '@testing-library/react';
import { fill } from '../../testing/fill';
import { renderRoute } from '../../testing/renderRoute';
import { cutOff, hold, refuse, requestsOf } from '../../testing/server';
import { selectLocation } from '../location';
import { selectSignInEmail } from './authSlice';
import { RegisterContainer } from './RegisterContainer';

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
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
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
      const form = screen.getByRole('form', { name: 'Create account' });
      expect(alert.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
      expect(form).not.toContainElement(alert);
      const [, toast, ...others] = await screen.findAllByRole('alert');
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
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(await screen.findByText('At /login')).toBeVisible();
    expect(store.getState().location.location.state).toEqual({ from: '/checkout' });
  });
});

import { act, render, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { ThemeRoot } from '../../app/theme/ThemeRoot';
import { lazyPart, preloadEveryPart } from '../../components/lazyPart';
import { buildCartLine } from '../../testing/builders';
import { fill } from '../../testing/fill';
import { openShop } from '../../testing/openShop';
import { renderApp } from '../../testing/renderApp';
import { renderRoute } from '../../testing/renderRoute';
import { answer, refuse } from '../../testing/server';
import { cartRestored } from '../cart/cartSlice';
import { ToastBridge } from './ToastBridge';
import { type ToastDraft, toastShown } from './notificationsSlice';

const failure: ToastDraft = { variant: 'destructive', message: 'Failed to log out properly.' };

const undo = { label: 'Undo', event: cartRestored([buildCartLine()]) };

/** Whether the page has a connection, while toasts are loaded. */
const connection = { isOn: true };

/** What shows toasts, where there is a connection. */
const createStack = () =>
  lazyPart(() =>
    connection.isOn
      ? import('./ToastStack').then((module) => module.ToastStack)
      : Promise.reject(new Error('There is no connection.')),
  );

async function renderToasts(...drafts: readonly ToastDraft[]) {
  const store = openShop().store;
  const stack = createStack();
  const show = (draft: ToastDraft) => act(async () => store.dispatch(toastShown(draft)));
  await act(async () => {
    render(
      <Provider store={store}>
        <ThemeRoot>
          <ToastBridge stack={stack} />
        </ThemeRoot>
      </Provider>,
      // As the shop does: it shows the toasts in another way.
      { onCaughtError: () => undefined },
    );
  });
  for (const draft of drafts) await show(draft);
  return { store, show, user: userEvent.setup() };
}

describe('Toasts whose chunk cannot be loaded', () => {
  beforeEach(() => {
    connection.isOn = false;
  });

  it('are shown without it, with their action, until they are closed', async () => {
    const { store, user } = await renderToasts(failure, { message: 'Removed.', action: undo });
    const [first, second] = screen.getAllByRole('alert');
    if (first === undefined || second === undefined) throw new Error('A toast is missing.');
    expect(first).toHaveTextContent('Failed to log out properly.');
    expect(second).toHaveTextContent('Removed.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(store.getState().cart.lines).toEqual([buildCartLine()]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(store.getState().notifications.toasts).toEqual([]);
  });

  it('are not announced again when the connection is back: the next one is loaded', async () => {
    const { show, user } = await renderToasts(failure);
    connection.isOn = true;
    await show({ message: 'Logged in successfully.' });
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    for (const button of screen.getAllByRole('button', { name: 'Close' })) await user.click(button);
    await show({ message: 'Removed.' });
    expect(screen.getByRole('status')).toHaveTextContent('Removed.');
  });
});

describe('The chunk of toasts', () => {
  it('shows a toast of the store once, also one that was there before', async () => {
    connection.isOn = true;
    const { user } = await renderToasts(failure);
    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent('Failed to log out properly.');
    await user.click(within(toast).getByRole('button', { name: 'Close notification' }));
    await waitForElementToBeRemoved(toast);
  });
});

describe('Toast bridge', () => {
  function renderToasts(...drafts: readonly ToastDraft[]) {
    const view = renderRoute(<p>here</p>);
    function show(draft: ToastDraft): void {
      act(() => {
        view.store.dispatch(toastShown(draft));
      });
    }
    drafts.forEach(show);
    return { ...view, show };
  }

  const success: ToastDraft = { message: 'Logged in successfully.' };

  describe('Section 8, How toasts look', () => {
    it('is an alert in the error colour for a destructive toast [8.toasts.1]', async () => {
      const { screen } = renderToasts(failure);
      const toast = await screen.findByRole('alert');
      expect(toast).toHaveTextContent('ErrorFailed to log out properly.');
      expect(getComputedStyle(toast).backgroundColor).toContain('palette-error-main');
    });

    it.each(['success', 'info'] as const)(
      'is a status on plain paper for %s [8.toasts.2]',
      async (variant) => {
        const { screen } = renderToasts({ ...success, variant });
        const toast = await screen.findByRole('status');
        expect(toast).toHaveTextContent('SuccessLogged in successfully.');
        expect(within(toast).getByRole('img', { name: 'Success' })).toBeVisible();
        expect(getComputedStyle(toast).backgroundColor).toContain('palette-background-paper');
        expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      },
    );

    it('is replaced by a newer one', async () => {
      const { screen, store } = renderToasts({ message: 'First' }, { message: 'Second' }, failure);
      expect(await screen.findByRole('alert')).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
      expect(store.getState().notifications.toasts).toMatchObject([failure]);
    });

    it('that tells of a failure is shown again once a newer one is closed [decision.55]', async () => {
      const { screen, user } = renderToasts(failure, { message: 'Second' });
      const newer = await screen.findByRole('status');
      await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
      await user.click(within(newer).getByRole('button', { name: 'Close notification' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('Failed to log out properly.');
    });
  });

  describe('A toast', () => {
    it('dispatches its action once, and is closed', async () => {
      const event = cartRestored([buildCartLine()]);
      const { screen, user, store } = renderToasts({ ...success, action: { label: 'Undo', event } });
      const toast = await screen.findByRole('status');
      await user.click(within(toast).getByRole('button', { name: 'Undo' }));
      await waitForElementToBeRemoved(toast);
      expect(store.getState().cart.lines).toEqual([buildCartLine()]);
      expect(store.getState().notifications.toasts).toEqual([]);
    });

    it('is not closed by a click elsewhere', async () => {
      const { screen, user } = renderToasts(success);
      await screen.findByRole('status');
      await user.click(screen.getByText('here'));
      expect(screen.getByRole('status')).toBeVisible();
    });
  });

  describe('After some time', () => {
    beforeEach(() => {
      jest.useFakeTimers();
    });
    afterEach(() => {
      jest.useRealTimers();
    });

    /** In steps: a toast is removed from the screen after it was removed from the store. */
    function pass(milliseconds: number): void {
      for (let passed = 0; passed < milliseconds; passed += 100) {
        act(() => {
          jest.advanceTimersByTime(100);
        });
      }
    }

    it('a toast closes by itself, one with an action later, and a failure not at all', () => {
      const undo = { label: 'Undo', event: { type: 'test/undone' } };
      const { screen, show } = renderToasts(success);
      pass(4800);
      expect(screen.getByText('Logged in successfully.')).toBeVisible();
      pass(1000);
      expect(screen.queryByText('Logged in successfully.')).not.toBeInTheDocument();
      show({ message: 'Removed.', action: undo });
      pass(7000);
      expect(screen.getByText('Removed.')).toBeVisible();
      pass(2000);
      expect(screen.queryByText('Removed.')).not.toBeInTheDocument();
      show(failure);
      pass(60_000);
      expect(screen.getByText('Failed to log out properly.')).toBeVisible();
    });
  });
});

describe('Stale toasts', () => {
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
    it('go when their cause is resolved; until then they alone tell of it [8.login.6]', async () => {
      const { screen, signIn, toasts } = await openSignIn();
      refuse('authorizeUser', 400);
      await signIn();
      expect(await within(await screen.findByRole('alert')).findByText(signInFailed)).toBeVisible();
      expect(within(screen.getByRole('main')).queryByText(signInFailed)).not.toBeInTheDocument();
      answer('authorizeUser', { token: 'token-of-asha' });
      await signIn();
      expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
      expect(toasts()).toEqual(['Logged in successfully.']);
    });
  });
});

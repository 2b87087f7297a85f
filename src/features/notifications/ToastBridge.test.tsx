import { act, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { buildCartLine } from '../../testing/builders';
import { renderRoute } from '../../testing/renderRoute';
import { cartRestored } from '../cart/cartSlice';
import type { ToastDraft } from './notificationsSlice';
import { toastShown } from './notificationsSlice';

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

const failure: ToastDraft = { variant: 'destructive', message: 'Failed to log out properly.' };
const success: ToastDraft = { message: 'Logged in successfully.' };

describe('Section 8, How toasts look', () => {
  it('interrupts for a destructive toast, in the colour of errors [8.toasts.1]', async () => {
    const { screen } = renderToasts(failure);
    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent('ErrorFailed to log out properly.');
    expect(getComputedStyle(toast).backgroundColor).toContain('palette-error-main');
  });

  it.each(['success', 'info'] as const)(
    'waits its turn for %s, on plain paper [8.toasts.2]',
    async (variant) => {
      const { screen } = renderToasts({ ...success, variant });
      const toast = await screen.findByRole('status');
      expect(toast).toHaveTextContent('SuccessLogged in successfully.');
      expect(getComputedStyle(toast).backgroundColor).toContain('palette-background-paper');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('takes the title it is given', async () => {
    const { screen } = renderToasts({ ...failure, title: 'Registration Error' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Registration ErrorFailed');
  });

  it('shows what is said twice once', async () => {
    const { screen, show, store } = renderToasts(success, failure);
    await screen.findByRole('alert');
    show(success);
    await waitFor(() => expect(screen.getAllByText('Logged in successfully.')).toHaveLength(1));
    expect(store.getState().notifications.toasts.map(({ message }) => message)).toEqual([
      'Failed to log out properly.',
      'Logged in successfully.',
    ]);
  });

  it('shows three at once, and the rest when there is room', async () => {
    const names = ['First', 'Second', 'Third', 'Fourth'];
    const { screen, user } = renderToasts(...names.map((message) => ({ message })));
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(3));
    const [shown] = screen.getAllByRole('status');
    if (shown === undefined) throw new Error('There is no toast.');
    await user.click(within(shown).getByRole('button', { name: 'Close notification' }));
    for (const name of names.slice(1)) expect(await screen.findByText(name)).toBeVisible();
  });
});

describe('A toast', () => {
  it('goes when it is closed', async () => {
    const { screen, user, store } = renderToasts(success);
    const toast = await screen.findByRole('status');
    await user.click(within(toast).getByRole('button', { name: 'Close notification' }));
    await waitForElementToBeRemoved(toast);
    expect(store.getState().notifications.toasts).toEqual([]);
  });

  it('offers its action once, and goes', async () => {
    const event = cartRestored([buildCartLine()]);
    const { screen, user, store } = renderToasts({ ...success, action: { label: 'Undo', event } });
    const toast = await screen.findByRole('status');
    await user.click(within(toast).getByRole('button', { name: 'Undo' }));
    await waitForElementToBeRemoved(toast);
    expect(store.getState().cart.lines).toEqual([buildCartLine()]);
    expect(store.getState().notifications.toasts).toEqual([]);
  });

  it('stays when somebody clicks elsewhere', async () => {
    const { screen, user } = renderToasts(success);
    await screen.findByRole('status');
    await user.click(screen.getByText('here'));
    expect(screen.getByRole('status')).toBeVisible();
  });
});

describe('In time', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** In steps, as a browser would: what leaves the screen does so after it has left the store. */
  function pass(milliseconds: number): void {
    for (let passed = 0; passed < milliseconds; passed += 100) {
      act(() => {
        jest.advanceTimersByTime(100);
      });
    }
  }

  it('a toast goes by itself, and one with an action later', () => {
    const undo = { label: 'Undo', event: { type: 'test/undone' } };
    const { screen } = renderToasts(success, { message: 'Removed.', action: undo });
    pass(4800);
    expect(screen.getByText('Logged in successfully.')).toBeVisible();
    pass(1000);
    expect(screen.queryByText('Logged in successfully.')).not.toBeInTheDocument();
    expect(screen.getByText('Removed.')).toBeVisible();
    pass(4000);
    expect(screen.queryByText('Removed.')).not.toBeInTheDocument();
  });
});

import { act, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { buildCartLine } from '../../testing/builders';
import { renderRoute } from '../../testing/renderRoute';
import { cartRestored } from '../cart/cartSlice';
import { toastShown, type ToastDraft } from './notificationsSlice';

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
  it('is an alert in the error colour for a destructive toast [8.toasts.1]', async () => {
    const { screen } = renderToasts(failure);
    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent('ErrorFailed to log out properly.');
    expect(getComputedStyle(toast).backgroundColor).toContain('palette-error-main');
  });

  it.each(['success', 'info'] as const)('is a status on plain paper for %s [8.toasts.2]', async (variant) => {
    const { screen } = renderToasts({ ...success, variant });
    const toast = await screen.findByRole('status');
    expect(toast).toHaveTextContent('SuccessLogged in successfully.');
    expect(within(toast).getByRole('img', { name: 'Success' })).toBeVisible();
    expect(getComputedStyle(toast).backgroundColor).toContain('palette-background-paper');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('has the given title', async () => {
    const { screen } = renderToasts({ ...failure, title: 'Registration Error' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Registration ErrorFailed');
  });

  it('shows equal toasts once', async () => {
    const { screen, show, store } = renderToasts(success, failure);
    await screen.findByRole('alert');
    show(success);
    await waitFor(() => expect(screen.getAllByText('Logged in successfully.')).toHaveLength(1));
    expect(store.getState().notifications.toasts.map(({ message }) => message)).toEqual([
      'Failed to log out properly.',
      'Logged in successfully.',
    ]);
  });

  it('shows at most three at once, the newest ones', async () => {
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
  it('can be closed', async () => {
    const { screen, user, store } = renderToasts(success);
    const toast = await screen.findByRole('status');
    await user.click(within(toast).getByRole('button', { name: 'Close notification' }));
    await waitForElementToBeRemoved(toast);
    expect(store.getState().notifications.toasts).toEqual([]);
  });

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

describe('On a phone', () => {
  const { matchMedia } = window;
  beforeEach(() => {
    window.matchMedia = (media) => ({ ...matchMedia(media), matches: media.startsWith('(max-width: 767') });
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  it('a newer toast replaces the older ones', async () => {
    const { screen, store } = renderToasts({ message: 'First' }, { message: 'Second' }, failure);
    expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
    expect(store.getState().notifications.toasts).toMatchObject([failure]);
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
    const { screen } = renderToasts(success, failure, { message: 'Removed.', action: undo });
    pass(4800);
    expect(screen.getByText('Logged in successfully.')).toBeVisible();
    pass(1000);
    expect(screen.queryByText('Logged in successfully.')).not.toBeInTheDocument();
    expect(screen.getByText('Removed.')).toBeVisible();
    pass(4000);
    expect(screen.queryByText('Removed.')).not.toBeInTheDocument();
    pass(60_000);
    expect(screen.getByText('Failed to log out properly.')).toBeVisible();
  });
});

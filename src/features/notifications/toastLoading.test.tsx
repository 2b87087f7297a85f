import { openShop } from '../../testing/openShop';
import { act, render, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { ThemeRoot } from '../../app/theme/ThemeRoot';
import { buildCartLine } from '../../testing/builders';
import { cartRestored } from '../cart/cartSlice';
import { toastShown, type ToastDraft } from './notificationsSlice';
import { ToastBridge } from './ToastBridge';
import { lazyPart } from '../../components/lazyPart';

const undo = { label: 'Undo', event: cartRestored([buildCartLine()]) };
const failure: ToastDraft = { variant: 'destructive', message: 'Failed to log out properly.' };

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
    await user.click(within(second).getByRole('button', { name: 'Undo' }));
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
  it('shows each toast of the store once, also those that were there before', async () => {
    connection.isOn = true;
    const { user } = await renderToasts(failure, { message: 'Logged in successfully.' });
    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent('Failed to log out properly.');
    expect(screen.getAllByText('Logged in successfully.')).toHaveLength(1);
    await user.click(within(toast).getByRole('button', { name: 'Close notification' }));
    await waitForElementToBeRemoved(toast);
  });
});

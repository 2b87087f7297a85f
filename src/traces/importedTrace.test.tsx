import { exportedText, importText, jumpTo, liftedStateOf } from '../testing/devTools';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recordActions } from './testing/keptTrace';
import { toastShown } from '../features/notifications/notificationsSlice';
import { openPage } from '../testing/openPage';
import { allRequests } from '../testing/server';
import { App } from '../app/App';
import { preloadPage } from '../app/routes';

/** Longer than any toast stays by itself, in milliseconds. */
const LONG = 10_000;
const MESSAGE = 'Logged in successfully.';

/** In steps, because timers start further timers. */
function passLong(): void {
  for (let passed = 0; passed < LONG; passed += 100) {
    act(() => {
      jest.advanceTimersByTime(100);
    });
  }
}

/** The whole shop at an address without a page, recording. */
function openShop() {
  const { tools } = recordActions();
  const { store, navigator } = openPage('/unknown', { tools });
  return { store, takeover: tools.guard, navigator };
}

describe('A trace that is imported into the running shop', () => {
  beforeEach(async () => {
    // jsdom has no layout: every page is as tall as its window.
    window.innerHeight = 0;
    await preloadPage('/unknown');
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('alone decides which toasts are shown, and disables links', async () => {
    const theirs = openShop().store;
    theirs.dispatch(toastShown({ message: MESSAGE }));
    const trace = exportedText(theirs);
    const shop = openShop();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await act(async () => render(<App {...shop} />));
    await screen.findByRole('heading', { level: 1 });
    passLong();
    const before = allRequests().length;
    const { length } = window.history;

    await act(async () => importText(shop.store, trace));
    const last = liftedStateOf(shop.store).stagedActionIds.length - 1;
    expect(await screen.findByText(MESSAGE)).toBeVisible();
    passLong();
    expect(screen.getByText(MESSAGE)).toBeVisible();
    await act(async () => jumpTo(shop.store, last - 1));
    await waitFor(() => expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument());
    await act(async () => jumpTo(shop.store, last));
    expect(await screen.findByText(MESSAGE)).toBeVisible();

    const [link] = screen.getAllByRole('link', { name: /Cart/ });
    if (link === undefined) throw new Error('No link leads to the cart.');
    await user.click(link);
    expect(window.location.pathname).toBe('/unknown');
    expect(window.history).toHaveLength(length);
    expect(allRequests()).toHaveLength(before);
  });
});

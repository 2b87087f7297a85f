import { withPageData, type PageData } from '../api/pageData';
import { restoreSession } from '../features/auth/authListeners';
import { restoreCart } from '../features/cart/cartListeners';
import type { StorageTrouble } from '../features/cart/storedCart';
import { cartTexts } from '../features/cart/cartTexts';
import { watchConnection } from '../features/connection/connectionListeners';
import { toastShown, type ToastDraft } from '../features/notifications/notificationsSlice';
import { startRecording } from '../traces/recorder/traceTools';
import { nextTask } from '../browser/whenIdle';
import { browserEnvironment } from './environment';
import { createBrowserHistory } from './router/browserHistory';
import { locationChanged } from '../features/location/locationSlice';
import { createAppStore, initialState } from './store';
import type { RootState } from './types';

const troubleToasts: Readonly<Record<StorageTrouble, ToastDraft>> = {
  blocked: { title: cartTexts.notKeptTitle, message: cartTexts.notKept },
  unreadable: { title: cartTexts.unreadableTitle, message: cartTexts.unreadable },
  unreadableLines: { title: cartTexts.unreadableLinesTitle, message: cartTexts.unreadableLines },
  tooManyLines: { title: cartTexts.fullTitle, message: cartTexts.tooManyLines },
};

function firstState(data: PageData | null): RootState {
  const state = initialState();
  return data === null ? state : { ...state, api: withPageData(state.api, data) };
}

/**
 * Starts the shop in a browser: creates the store, connects it to the history, restores the session and the stored
 * cart. Resolves to the props of `App`.
 * @param data what the page was rendered with; null for nothing
 */
export async function startShop(data: PageData | null) {
  const history = createBrowserHistory();

  const reported = new Set<StorageTrouble>();
  const environment = browserEnvironment(history.navigator, (trouble) => {
    // Once is enough: blocked storage fails on every change of the cart.
    if (reported.has(trouble)) return;
    reported.add(trouble);
    store.dispatch(toastShown({ variant: 'info', ...troubleToasts[trouble] }));
  });
  // Lets the bundler leave the recorder out of builds that never record.
  const recording = __TRACES__ === 'off' ? null : startRecording(__TRACES__);
  const store = createAppStore(environment, firstState(data), recording);
  // The first actions are a task of their own.
  await nextTask();

  store.dispatch(locationChanged(history.current()));
  const serverState = store.getState();
  history.connect(store);
  store.dispatch(restoreSession(environment));
  watchConnection(store.dispatch, environment);
  void restoreCart(environment).then(store.dispatch);
  // A slow phone renders a page for a third of a second: the press is painted before.
  const navigator = { ...history.navigator, push: history.navigator.follow };
  return { store, navigator, serverState, takeover: recording?.guard, recording };
}

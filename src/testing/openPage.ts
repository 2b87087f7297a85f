import { createBrowserHistory } from '../app/router/browserHistory';
import { createAppStore, initialState } from '../app/store';
import type { LocationState } from '../app/types';
import { locationChanged } from '../features/location/locationSlice';
import { createDevice, type Device } from './memoryDevice';

/** How to disconnect the shops of this test from the history, which they would change after it. */
const openShops = new Set<() => void>();

afterEach(() => {
  for (const disconnect of openShops) disconnect();
  openShops.clear();
});

interface PageSetup {
  /** The navigation state. */
  readonly state?: LocationState | null;
  readonly device?: Device;
  /** What records it. */
  readonly tools?: Parameters<typeof createAppStore>[2];
}

/** A store at an address of the browser's own history, to which it is connected until the test ends or it is closed. */
export function openPage(at: string, { state = null, device = createDevice(), tools }: PageSetup = {}) {
  window.history.replaceState({ key: 'start', state }, '', at);
  const history = createBrowserHistory();
  const { environment, log } = device.openTab(history.navigator);
  const store = createAppStore(environment, initialState(), tools);
  store.dispatch(locationChanged(history.current()));
  const close = history.connect(store);
  openShops.add(close);
  return { store, environment, log, navigator: history.navigator, close };
}

import type { createBrowserHistory } from '../app/router/browserHistory';
import type { AppStore } from '../app/store';

type ConnectedHistory = ReturnType<typeof createBrowserHistory>;

/** How to disconnect the shops of this test from the history, which they would change after it. */
const openShops = new Set<() => void>();

afterEach(() => {
  for (const disconnect of openShops) disconnect();
  openShops.clear();
});

/** Connects a store to the history until the test ends. Returns how to disconnect it before. */
export function connectHistory(history: ConnectedHistory, store: AppStore): () => void {
  const disconnect = history.connect(store);
  openShops.add(disconnect);
  return disconnect;
}

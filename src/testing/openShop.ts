import { createAppStore, initialState } from '../app/store';
import type { Environment } from '../app/types';
import type { CartLine } from '../api/models/types';
import { cartRestored } from '../features/cart/cartSlice';
import { arrivedAt } from './arrivedAt';
import { createDevice, type Tab } from './memoryDevice';
import { signedInAtStart, signedOutAtStart } from './session';

interface ShopSetup {
  /** The tab in which it is opened; by default the only one of a device without Web Locks. */
  readonly tab?: Tab;
  /** Who opens it; 'unknown' by default, while the token has not been read. */
  readonly shopper?: 'signedIn' | 'signedOut' | 'unknown';
  /** The address; the home page by default. */
  readonly at?: string;
  /** What the stored cart holds; by default it has not been read. */
  readonly cart?: readonly CartLine[];
  /** What of the environment is another one. */
  readonly changes?: Partial<Environment>;
}

/** The shop without a screen: its store with all listeners, in a tab in memory. Server answers come from `server.ts`. */
export function openShop({
  tab = createDevice({ hasLocks: false }).openTab(),
  shopper = 'unknown',
  at,
  cart,
  changes = {},
}: ShopSetup = {}) {
  const { log } = tab;
  const environment = { ...tab.environment, ...changes };
  const store = createAppStore(environment, initialState());
  const { dispatch, getState: state } = store;
  if (at !== undefined) dispatch(arrivedAt(at));
  if (shopper === 'signedIn') dispatch(signedInAtStart());
  if (shopper === 'signedOut') dispatch(signedOutAtStart());
  if (cart !== undefined) dispatch(cartRestored(cart));
  return {
    store,
    dispatch,
    state,
    tab,
    environment,
    log,
    /** Where it has navigated to by itself. */
    went: log.went,
    toasts: () => state().notifications.toasts,
  };
}

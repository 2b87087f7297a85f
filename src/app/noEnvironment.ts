import { noopNavigator } from './router/noopNavigator';
import type { Environment } from './types';

const noCart = { lines: [], ordered: [] } as const;

/** The environment of pages rendered outside a browser, where no listener runs. */
export const noEnvironment: Environment = {
  navigator: noopNavigator,
  cartStore: {
    load: () => Promise.resolve(noCart),
    begin: () => noCart,
    commit: () => noCart,
    sync: () => noCart,
    onChange: () => () => undefined,
  },
  deviceStorage: {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
    keys: () => [],
    onChange: () => () => undefined,
  },
  session: {
    current: () => '',
    forget: () => undefined,
    announce: () => undefined,
    onChange: () => () => undefined,
  },
  loadCatalogue: () => Promise.reject(new Error('No listener runs outside a browser.')),
  loadServiceWorker: () => Promise.resolve(null),
  browser: { leaveTo: () => undefined, postForm: () => undefined, onFormBlocked: () => () => undefined },
  purchaseLedger: {
    read: () => Promise.resolve(null),
    write: () => Promise.resolve(),
    clear: () => undefined,
  },
  tabLock: { hold: (_name, run) => run({ hasWaited: false, isExclusive: true }) },
  page: { isVisible: () => true, onVisible: () => () => undefined, onReturn: () => () => undefined },
  connection: { isOnline: () => true, onChange: () => () => undefined },
};

import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { storefrontApi } from '../api/storefrontApi';
import type { TraceTools } from '../features/traces/traceTools';
import { addAppListeners } from './listeners';
import { rootReducer } from './rootReducer';
import type { AppDispatch, OutsideWorld, RootState } from './types';

/** How long a development check of the state may take before it says so, in milliseconds. */
const CHECK_WARN_AFTER = 500;

/** The state before anything has happened; given explicitly, so that every exported trace holds it. */
export function initialState(): RootState {
  return rootReducer(undefined, { type: 'shop/created' });
}

/**
 * The shop's store: reducers, RTK Query's middleware, and listeners that act on the given outside world.
 * `preloadedState` is for tests and for pages rendered ahead of time. With `tools` the store is recorded, open to
 * the DevTools, and guarded against acting on what they import.
 */
export function createAppStore(
  world: OutsideWorld,
  preloadedState: RootState = initialState(),
  tools: TraceTools | null = null,
) {
  // In builds that never record, nothing of what follows for recordings is left.
  const traces = __TRACES__ === 'off' ? null : tools;
  const listeners = createListenerMiddleware<RootState, AppDispatch, OutsideWorld>({ extra: world });
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefaultMiddleware) => {
      const middleware = getDefaultMiddleware({
        // Development checks: slow on a busy machine, which is no reason to warn.
        immutableCheck: { warnAfter: CHECK_WARN_AFTER },
        serializableCheck: { warnAfter: CHECK_WARN_AFTER },
      })
        .prepend(listeners.middleware)
        .concat(storefrontApi.middleware);
      return traces === null ? middleware : middleware.prepend(traces.guard.middleware);
    },
    enhancers: (getDefaultEnhancers) => {
      const enhancers = getDefaultEnhancers();
      return traces === null ? enhancers : enhancers.concat(traces.guard.enhancer, traces.recorder.enhancer);
    },
    devTools: traces !== null && {
      name: 'Storefront',
      maxAge: 1000,
      trace: false,
      shouldHotReload: false,
    },
  });
  // What listeners were waiting for belongs to the page, not to the trace that it shows from now on.
  traces?.guard.subscribe(listeners.clearListeners);
  addAppListeners(listeners.startListening);
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;

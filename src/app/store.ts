import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { storefrontApi } from '../api/storefrontApi';
import type { StoreTools } from '../traces/recorder/traceTools';
import { addAppListeners } from './listeners';
import { rootReducer } from './rootReducer';
import type { AppDispatch, Environment, RootState } from './types';
import { brand } from '../brand';

/** Of the development checks of the state, which never warn of their own cost: a busy machine is no defect of the state. */
const check = { warnAfter: Infinity };

/** The state before any action; passed to the store explicitly, so that every export of Redux DevTools holds it. */
export function initialState(): RootState {
  return rootReducer(undefined, { type: 'shop/created' });
}

/**
 * The shop's store: reducers, RTK Query's middleware, and listeners that act on the given environment, or no
 * listeners without one.
 * `preloadedState` is for tests and for pages rendered ahead of time. With `tools` the store is recorded, open to
 * the DevTools, and guarded against acting on what they import.
 */
export function createAppStore(
  environment: Environment | null,
  preloadedState: RootState = initialState(),
  tools: StoreTools | null = null,
) {
  // Lets the bundler leave the recorder out of builds that never record.
  const recording = __TRACES__ === 'off' ? null : tools;
  const listeners = createListenerMiddleware<RootState, AppDispatch, Environment>(
    environment === null ? {} : { extra: environment },
  );
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefaultMiddleware) => {
      const middleware = getDefaultMiddleware({ immutableCheck: check, serializableCheck: check })
        .prepend(listeners.middleware)
        .concat(storefrontApi.middleware);
      return recording === null ? middleware : middleware.prepend(recording.guard.middleware);
    },
    enhancers: (getDefaultEnhancers) => {
      const enhancers = getDefaultEnhancers();
      if (recording === null) return enhancers;
      return enhancers.concat(recording.guard.enhancer, recording.recorder.enhancer);
    },
    devTools: recording !== null && {
      name: brand.shortName,
      maxAge: 1000,
      shouldHotReload: false,
    },
  });
  // What is imported replaces the state: what listeners still wait for must not act on it.
  recording?.guard.subscribe(listeners.clearListeners);
  if (environment !== null) addAppListeners(listeners.startListening);
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;

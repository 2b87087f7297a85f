/**
 * Emulates the Redux DevTools extension. Import it before anything that imports Redux Toolkit, which looks for the
 * extension on import.
 */
import { ActionCreators, instrument, type LiftedState } from '@redux-devtools/instrument';
import type { StoreEnhancer } from '@reduxjs/toolkit';
import { isRecord, readText } from '../lib/untrusted';

declare global {
  interface Window {
    /** For tests: the lifted state of the shop's store, as JSON (devToolsRelay.ts). */
    readLifted: () => string;
  }
}

interface DevToolsOptions {
  readonly maxAge?: number;
}

/** Like the extension's compose function: its own enhancer is the innermost. */
export const composeWithDevTools =
  ({ maxAge }: DevToolsOptions) =>
  (...enhancers: StoreEnhancer[]): StoreEnhancer => {
    const instrumented: StoreEnhancer = instrument(undefined, { maxAge });
    return (createStore) =>
      [...enhancers, instrumented].reduceRight((create, enhance) => enhance(create), createStore);
  };

/** Registers a compose function where Redux Toolkit looks for the extension. */
export function installDevTools(compose: typeof composeWithDevTools): void {
  Object.defineProperty(window, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__', {
    value: compose,
    configurable: true,
    writable: true,
  });
}

installDevTools(composeWithDevTools);

export type Lifted = LiftedState<unknown, { type: string }, null>;

interface LiftedStore {
  readonly getState: () => Lifted;
  readonly dispatch: (action: unknown) => unknown;
  readonly subscribe: (callback: () => void) => unknown;
}

function isInstrumented(store: object): store is { liftedStore: LiftedStore } {
  return 'liftedStore' in store;
}

/** The lifted store of the DevTools behind a store. */
export function liftedStoreOf(store: object): LiftedStore {
  if (!isInstrumented(store)) throw new Error('The store is not instrumented: import devTools first.');
  return store.liftedStore;
}

/** The lifted state of a store. */
export function liftedStateOf(store: object): Lifted {
  return liftedStoreOf(store).getState();
}

/** The parts of the extension's export: the actions and the state before them, both as JSON. */
export function exportedParts(store: object) {
  const { stagedActionIds, actionsById, committedState } = liftedStateOf(store);
  const actions = stagedActionIds.slice(1).map((id) => actionsById[id]?.action);
  return { payload: JSON.stringify(actions), preloadedState: JSON.stringify(committedState) };
}

/** What the extension's Export button writes. */
export function exportedText(store: object): string {
  return JSON.stringify(exportedParts(store), null, '\t');
}

/** What the extension's Import button does with a file. */
export function importText(store: object, text: string): void {
  const file: unknown = JSON.parse(text);
  const fields = isRecord(file) ? file : {};
  const preloadedState: unknown = JSON.parse(readText(fields['preloadedState']));
  const actions: unknown = JSON.parse(readText(fields['payload']));
  liftedStoreOf(store).dispatch({
    type: 'IMPORT_STATE',
    nextLiftedState: actions,
    preloadedState,
    noRecompute: false,
  });
}

/** Shows the state after the action with this index; 0 is the action that made the store. */
export function jumpTo(store: object, index: number): void {
  liftedStoreOf(store).dispatch(ActionCreators.jumpToState(index));
}

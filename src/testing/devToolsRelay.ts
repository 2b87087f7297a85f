/**
 * The DevTools extension's part in a tab of a real browser: a script that runs before the shop's own. It instruments
 * the shop's store and tells a panel in another tab (e2e/devtools) what becomes of it, in the extension's own words.
 */
import type { StoreEnhancer } from '@reduxjs/toolkit';
import type { Command, Report } from '../../e2e/devtools/protocol';
import { DEVTOOLS_CHANNEL } from '../../e2e/devtools/protocol';
import type { Lifted } from './devTools';
import {
  composeWithDevTools,
  exportedParts,
  importText,
  installDevTools,
  liftedStateOf,
  liftedStoreOf,
} from './devTools';

/** How the panel knows the shop, whichever tab or reload it is. */
const INSTANCE = {
  id: 'shop',
  name: 'Storefront',
  libConfig: { type: 'redux', name: 'Storefront' },
} as const;
/** How many actions the panel keeps: more than a test does. */
const PANEL_MAX_AGE = 10_000;

/** The whole of a store: at the beginning, and whenever its history was rewritten. */
function describeAll(lifted: Lifted): Report {
  const { actionsById, computedStates, committedState, ...rest } = lifted;
  return {
    ...INSTANCE,
    type: 'STATE',
    actionsById: JSON.stringify(actionsById),
    computedStates: JSON.stringify(computedStates),
    committedState: committedState !== undefined,
    payload: rest,
  };
}

/** The one action that has been added, or null where something else happened. */
function describeAddition(before: Lifted, after: Lifted): Report | null {
  const added = after.nextActionId - 1;
  const isAddition =
    before.nextActionId === added && before.actionsById[added - 1] === after.actionsById[added - 1];
  if (!isAddition) return null;
  return {
    ...INSTANCE,
    type: 'ACTION',
    action: JSON.stringify(after.actionsById[added]),
    payload: JSON.stringify(after.computedStates.at(-1)?.state),
    nextActionId: after.nextActionId,
    maxAge: PANEL_MAX_AGE,
  };
}

declare global {
  interface Window {
    /** For tests: everything the DevTools know of the shop's store, as JSON. */
    readLifted: () => string;
  }
}

/** Ties a store to the panel. */
function relay(store: object): void {
  window.readLifted = () => JSON.stringify(liftedStateOf(store));
  const channel = new BroadcastChannel(DEVTOOLS_CHANNEL);
  const send = (report: Report): void => channel.postMessage(report);
  let told = liftedStateOf(store);
  send(describeAll(told));
  liftedStoreOf(store).subscribe(() => {
    const before = told;
    told = liftedStateOf(store);
    // A jump leaves the history as it is, and the panel knows of it.
    if (told.computedStates !== before.computedStates) {
      send(describeAddition(before, told) ?? describeAll(told));
    }
  });
  channel.addEventListener('message', ({ data }: MessageEvent<Command>) => {
    if (data.type === 'OPENED') {
      send(describeAll(told));
    } else if (data.message === 'IMPORT') {
      importText(store, data.state);
    } else if (data.message === 'EXPORT') {
      const { payload, preloadedState } = exportedParts(store);
      send({ ...INSTANCE, type: 'EXPORT', payload, committedState: preloadedState });
    } else if (data.message === 'DISPATCH') {
      liftedStoreOf(store).dispatch(data.action);
    }
  });
}

const relaying: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
  const store = createStore(reducer, preloadedState);
  relay(store);
  return store;
};

installDevTools(
  (options) =>
    (...enhancers) =>
      composeWithDevTools(options)(relaying, ...enhancers),
);

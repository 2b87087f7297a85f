/**
 * Emulates the Redux DevTools extension in a real browser: a script that runs before the shop's own, instruments its
 * store, and exchanges the extension's messages with a panel in another tab (e2e/devtools).
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

/** Identifies the shop in the panel, the same in every tab. */
const INSTANCE = {
  id: 'shop',
  name: 'Storefront',
  libConfig: { type: 'redux', name: 'Storefront' },
} as const;
/** How many actions the panel keeps: more than a test dispatches. */
const PANEL_MAX_AGE = 10_000;

/** The message with the whole store: at the start, and whenever its history was replaced. */
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

/** The message for one added action; null for any other change. */
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

/** Connects a store with the panel. */
function relay(store: object): void {
  window.readLifted = () => JSON.stringify(liftedStateOf(store));
  const channel = new BroadcastChannel(DEVTOOLS_CHANNEL);
  const send = (report: Report): void => channel.postMessage(report);
  let sent = liftedStateOf(store);
  send(describeAll(sent));
  liftedStoreOf(store).subscribe(() => {
    const before = sent;
    sent = liftedStateOf(store);
    // A jump does not change the history.
    if (sent.computedStates !== before.computedStates) {
      send(describeAddition(before, sent) ?? describeAll(sent));
    }
  });
  channel.addEventListener('message', ({ data }: MessageEvent<Command>) => {
    if (data.type === 'OPENED') {
      send(describeAll(sent));
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

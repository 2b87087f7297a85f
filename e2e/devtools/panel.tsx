/** The DevTools' own panel as a page, tied to the shop in another tab of the browser. */
import type { CoreStoreAction } from '@redux-devtools/app-core';
import {
  App,
  coreReducers,
  exportStateMiddleware,
  LIFTED_ACTION,
  UPDATE_STATE,
} from '@redux-devtools/app-core';
import type { Middleware } from '@reduxjs/toolkit';
import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import type { Command, Report } from './protocol';
import { DEVTOOLS_CHANNEL } from './protocol';

/** Hands what the shop reports to the panel, and what is done in the panel to the shop. */
const bridge: Middleware = ({ dispatch }) => {
  const channel = new BroadcastChannel(DEVTOOLS_CHANNEL);
  const send = (command: Command): void => channel.postMessage(command);
  channel.addEventListener('message', ({ data }: MessageEvent<Report>) => {
    dispatch({ type: UPDATE_STATE, request: data } satisfies CoreStoreAction);
  });
  send({ type: 'OPENED' });
  return (next) => (action) => {
    if (isLifted(action)) send(action);
    return next(action);
  };
};

function isLifted(action: unknown): action is Exclude<Command, { readonly type: 'OPENED' }> {
  return typeof action === 'object' && action !== null && 'type' in action && action.type === LIFTED_ACTION;
}

const store = configureStore({
  reducer: combineReducers(coreReducers),
  middleware: () => new Tuple(exportStateMiddleware, bridge),
  devTools: false,
});
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');
createRoot(root).render(
  <Provider store={store}>
    <App />
  </Provider>,
);

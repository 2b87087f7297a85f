import './app/assetPath';
import { nextTask } from './lib/nextTask';
import { fromPublic } from './lib/publicPath';
import { isRenderedFor } from './lib/renderedPage';
import { paths } from './lib/routes';
import { takeOverScrolling } from './lib/scrollPlaces';

/**
 * Evaluates the shop's modules in several tasks, so that a slow phone can scroll and answer in between, and starts it.
 * Builds that record start in one task: the DevTools' first messages must find the store.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element with the id "root".');
  const hydrates = isRenderedFor(window.location, root);
  // The cart's page is rendered while it is loading: its lines are on the device.
  if (!hydrates || fromPublic(window.location.pathname) === paths.cart) takeOverScrolling();
  const pause = __TRACES__ === 'off' ? nextTask : () => null;
  await pause();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ './api/baseApi');
  await pause();
  await import(/* webpackMode: "eager" */ './api/storefrontApi');
  await pause();
  await import(/* webpackMode: "eager" */ './app/theme/createShopTheme');
  await pause();
  await import(/* webpackMode: "eager" */ './app/theme/theme');
  await pause();
  await import(/* webpackMode: "eager" */ './app/theme/ThemeRoot');
  await pause();
  await import(/* webpackMode: "eager" */ './app/store');
  await pause();
  await import(/* webpackMode: "eager" */ './app/AppRoutes');
  await pause();
  await import(/* webpackMode: "eager" */ './app/App');
  await pause();
  const { startPage } = await import(/* webpackMode: "eager" */ './app/startPage');
  await pause();
  await startPage(root, hydrates, pause);
}

void start();

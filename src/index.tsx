import './app/assetPath';
import { nextTask } from './lib/nextTask';
import { fromPublic } from './lib/publicPath';
import { isRenderedFor } from './lib/renderedPage';
import { paths } from './lib/routes';
import { takeOverScrolling } from './lib/scrollPlaces';

/**
 * Evaluates the shop's modules in several tasks, so that a slow phone can scroll and answer in between, and starts it.
 * In one task they block it for 600 ms more (docs/performance.md).
 */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element with the id "root".');
  const hydrates = isRenderedFor(window.location, root);
  // The cart's page is rendered while it is loading: its lines are on the device.
  if (!hydrates || fromPublic(window.location.pathname) === paths.cart) takeOverScrolling();
  // All of them are in the chunks of this entry.
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ './api/baseApi');
  await nextTask();
  await import(/* webpackMode: "eager" */ './api/storefrontApi');
  await nextTask();
  await import(/* webpackMode: "eager" */ './app/theme/createShopTheme');
  await nextTask();
  await import(/* webpackMode: "eager" */ './app/theme/theme');
  await nextTask();
  await import(/* webpackMode: "eager" */ './app/store');
  await nextTask();
  const { startPage } = await import(/* webpackMode: "eager" */ './app/startPage');
  await nextTask();
  startPage(root, hydrates);
}

void start();

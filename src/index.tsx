import './app/assetPath';
import { nextTask } from './browser/whenIdle';
import { fromPublic, isRenderedFor } from './browser/publicPath';
import { takeOverScrolling } from './browser/scrollPlaces';
import { paths } from './lib/routes';

/**
 * Evaluates the shop's modules in small tasks, so that a slow phone can scroll and answer in between. In one task they
 * block it for 700 ms (docs/performance.md). All of them are in this entry's chunks.
 */
const evaluations = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './api/storefrontApi'),
  () => import(/* webpackMode: "eager" */ './app/theme/createShopTheme'),
  () => import(/* webpackMode: "eager" */ './app/theme/theme'),
  () => import(/* webpackMode: "eager" */ './app/store'),
  () => import(/* webpackMode: "eager" */ './app/router/StoreRouter'),
  () => import(/* webpackMode: "eager" */ './app/App'),
];

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element with the id "root".');
  const hydrates = isRenderedFor(window.location, root);
  // The cart's page is rendered while it is loading: its lines are on the device.
  if (!hydrates || fromPublic(window.location.pathname) === paths.cart) takeOverScrolling();
  for (const evaluate of evaluations) {
    await evaluate();
    await nextTask();
  }
  const { startPage } = await import(/* webpackMode: "eager" */ './app/startPage');
  await nextTask();
  await startPage(root, hydrates);
}

void start();

import './app/assetPath';
import { nextTask } from './lib/nextTask';
import { isRenderedFor } from './lib/renderedPage';
import { takeOverScrolling } from './lib/scrollPlaces';

/**
 * Evaluates the shop's modules in several tasks, so that a slow phone can scroll and answer in between, and starts it.
 * Builds that record start in one task: the DevTools' first messages must find the store.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element with the id "root".');
  const hydrates = isRenderedFor(window.location, root);
  if (!hydrates) takeOverScrolling();
  const pause = __TRACES__ === 'off' ? nextTask : () => null;
  await pause();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ './api/storefrontApi');
  await pause();
  await import(/* webpackMode: "eager" */ './app/theme/theme');
  await pause();
  await import(/* webpackMode: "eager" */ './app/store');
  await pause();
  await import(/* webpackMode: "eager" */ './app/App');
  await pause();
  const { startPage } = await import(/* webpackMode: "eager" */ './app/startPage');
  await pause();
  await startPage(root, hydrates, pause);
}

void start();

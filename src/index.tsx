import './app/assetPath';
import { nextTask } from './lib/nextTask';
import { isRenderedFor } from './lib/renderedPage';

/**
 * Evaluates the shop's modules and starts it. A page with data can be read already: there the modules are evaluated in
 * several tasks, so that a slow phone can scroll and answer in between. Any other page starts in one task: it has to set
 * how Back scrolls before the browser does, and in builds that record the DevTools' first messages must find the store.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element with the id "root".');
  const hydrates = isRenderedFor(window.location, root);
  const pause = __TRACES__ === 'off' && hydrates ? nextTask : () => null;
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
  startPage(root, hydrates);
}

void start();

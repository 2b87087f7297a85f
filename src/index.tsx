import './app/assetPath';
import { nextTask } from './lib/nextTask';

/**
 * Evaluates the shop's modules in several tasks, so that a slow phone can answer taps in between, and starts it. They
 * all are in the scripts of the first page.
 */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ './api/storefrontApi');
  await nextTask();
  await import(/* webpackMode: "eager" */ './app/theme/theme');
  await nextTask();
  await import(/* webpackMode: "eager" */ './app/store');
  await nextTask();
  await import(/* webpackMode: "eager" */ './app/App');
  await nextTask();
  const { startPage } = await import(/* webpackMode: "eager" */ './app/startPage');
  await startPage();
}

void start();

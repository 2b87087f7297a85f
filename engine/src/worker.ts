/** Does what the engine puts off: jobs of the administration page and scheduled cleaning. */
import { bootstrapWorker } from '@vendure/core';
import { toConfig } from './config';
import { start } from './start';

start(async (settings) => {
  const { app, startJobQueue } = await bootstrapWorker(toConfig(settings));
  app.enableShutdownHooks();
  await startJobQueue();
  console.log('The worker of the engine runs.');
});

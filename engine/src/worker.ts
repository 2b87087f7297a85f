/** Does what the engine puts off: jobs of the administration page and scheduled cleaning. */
import { bootstrapWorker } from '@vendure/core';
import { toConfig } from './config';
import { start } from './start';

start(async (settings) => {
  const worker = await bootstrapWorker(toConfig(settings));
  worker.app.enableShutdownHooks();
  await worker.startJobQueue();
  console.log('The worker of the engine runs.');
});

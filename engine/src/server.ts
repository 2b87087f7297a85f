/** The engine: Shop API, Admin API, pictures and the administration page. */
import { bootstrap } from '@vendure/core';
import { toConfig } from './config';
import { start } from './start';

start(async (settings) => {
  const app = await bootstrap(toConfig(settings));
  app.enableShutdownHooks();
  console.log(
    `The engine listens at ${settings.publicUrl}; its administration page is at ${settings.publicUrl}/admin.`,
  );
});

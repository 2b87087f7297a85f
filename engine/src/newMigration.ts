/** `npm run migration:new -- NAME`: writes a migration for what settings and entities have changed, to be read and kept. */
import path from 'node:path';
import { generateMigration } from '@vendure/core';
import { toConfig } from './config';
import { start } from './start';

start(async (settings) => {
  const name = process.argv[2];
  if (name === undefined) throw new Error('Say a name for the migration.');
  await generateMigration(toConfig(settings), { name, outputDir: path.join(__dirname, '../src/migrations') });
  process.exit(0);
});

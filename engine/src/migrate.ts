/** Brings the database up to date: migrations, the gateway's account, and the catalogue where there is no product. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import type { Settings } from './settings';
import { start } from './start';

const LOCK = 8_044_300;
/** Marks a fill that has begun: one that was cut off leaves half a catalogue, which nobody should sell. */
const FILLING = 'filling';

/** Changes when there is something to do. */
function wantedState({ secrets }: Settings): string {
  const migrations = readdirSync(path.join(__dirname, 'migrations')).filter((name) => name.endsWith('.js'));
  return createHash('sha256')
    .update([...migrations, secrets.gatewayPassword].join('\n'))
    .digest('hex');
}

async function isMarked(client: Client, state: string): Promise<boolean> {
  return (await client.query('SELECT 1 FROM engine.migrated WHERE state = $1', [state])).rowCount !== 0;
}

start(async (settings) => {
  const client = new Client({ connectionString: settings.databaseUrl });
  await client.connect();
  // Another migrate waits here, then has nothing to do.
  await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
  await client.query('CREATE SCHEMA IF NOT EXISTS engine');
  await client.query('CREATE TABLE IF NOT EXISTS engine.migrated (state text NOT NULL)');
  const wanted = wantedState(settings);
  if (await isMarked(client, FILLING)) {
    throw new Error('An earlier fill was cut off: make the database anew, and run migrate again.');
  }
  if (!(await isMarked(client, wanted))) {
    // Loaded now: a start that has nothing to do does not wait for Vendure.
    const { migrateAndFill } = await import('./fill/migrateAndFill.js');
    await migrateAndFill(settings, () => client.query('INSERT INTO engine.migrated VALUES ($1)', [FILLING]));
    await client.query('DELETE FROM engine.migrated');
    await client.query('INSERT INTO engine.migrated VALUES ($1)', [wanted]);
  } else {
    console.log('The database is up to date.');
  }
  await client.end();
  process.exit(0);
});

/** The traces in e2e/golden: this build's reducers rebuild every state as it was recorded. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replayText } from './headless';

const FOLDER = join(__dirname, '../../../e2e/golden');

it.each(readdirSync(FOLDER))('%s replays to the recorded states', (file) => {
  const replay = replayText(readFileSync(join(FOLDER, file), 'utf8'));
  expect(replay).toMatchObject({ ok: true, result: { hasStates: true, divergence: null, failure: null } });
});

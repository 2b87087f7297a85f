/** `npm run size:check`: prints what each route of the last build sends. Ends with 1 where that is more than its budget. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHUNK_GROUPS_FILE, describeBytes, measureSentBytes, type ChunkGroups } from './byteBudgets';

const ROOT = join(__dirname, '..');

const file = join(ROOT, CHUNK_GROUPS_FILE);
if (!existsSync(file)) throw new Error('There is no build to measure: run `npm run build` first.');
const groups = JSON.parse(readFileSync(file, 'utf8')) as ChunkGroups;
const parts = measureSentBytes(join(ROOT, 'dist'), groups);
for (const part of parts) {
  const isTooMuch = part.bytes > part.budget;
  console[isTooMuch ? 'error' : 'log'](describeBytes(part));
  if (isTooMuch) process.exitCode = 1;
}

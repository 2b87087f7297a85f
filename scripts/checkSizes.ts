/** `npm run size:check`: fails when the last build is heavier than its byte budgets allow. */
import { join } from 'node:path';
import { readChunkGroups } from './bundleSizes';
import { findExcesses, measureSentBytes } from './byteBudgets';

const ROOT = join(__dirname, '..');

const groups = readChunkGroups(ROOT);
const excesses =
  groups === null
    ? ['There is no build to measure: run `npm run build` first.']
    : findExcesses(measureSentBytes(join(ROOT, 'dist'), groups));
for (const excess of excesses) console.error(excess);
if (excesses.length > 0) process.exitCode = 1;

/** `npm run bench:size`: prints the size of the last build: first route, other routes, fonts and everything. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formatSizes, measureBuild, readChunkGroups } from '../scripts/bundleSizes';

const ROOT = join(__dirname, '..');
const DIST = join(ROOT, 'dist');

const groups = readChunkGroups(ROOT);
if (groups === null || !existsSync(DIST)) {
  console.error('There is no build to measure: run `npm run build` first.');
  process.exitCode = 1;
} else {
  console.log(formatSizes(measureBuild(DIST, groups)));
}

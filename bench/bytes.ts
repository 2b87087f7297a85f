/** The bytes that the last build sends, compressed with brotli. */
import { join } from 'node:path';
import { readChunkGroups } from '../scripts/bundleSizes';
import { BYTE_BUDGETS, measureSentBytes } from '../scripts/byteBudgets';
import type { Figure } from './figures';

const ROOT = join(__dirname, '..');

const kilobytes = (name: string, bytes: number, budget: number): Figure => ({
  name,
  value: bytes / 1000,
  unit: 'kB',
  goal: budget / 1000,
});

/** The scripts of the home page, what each other route adds, and styles and fonts. Throws where there is no build. */
export function measureBytes(): readonly Figure[] {
  const groups = readChunkGroups(ROOT);
  if (groups === null) throw new Error('There is no build to measure: run `npm run build` first.');
  const { firstRoute, routes, stylesAndFonts } = measureSentBytes(join(ROOT, 'dist'), groups);
  return [
    kilobytes('home: scripts', firstRoute, BYTE_BUDGETS.firstRoute),
    ...Object.entries(routes).map(([name, bytes]) =>
      kilobytes(`${name}: more scripts`, bytes, BYTE_BUDGETS.otherRoute),
    ),
    kilobytes('styles of the home page, and fonts', stylesAndFonts, BYTE_BUDGETS.stylesAndFonts),
  ];
}

/** The bytes that the last build sends, compressed with brotli. */
import { join } from 'node:path';
import { readChunkGroups } from '../scripts/bundleSizes';
import { measureSentBytes } from '../scripts/byteBudgets';
import type { Figure } from './figures';

const ROOT = join(__dirname, '..');
/** In kilobytes of 1,000 bytes. */
const GOALS = { firstRoute: 125, otherRoute: 25, stylesAndFonts: 40 } as const;

const kilobytes = (name: string, bytes: number, goal: number): Figure => ({
  name,
  value: bytes / 1000,
  unit: 'kB',
  goal,
});

/** The scripts of the home page, what each other route adds, and styles and fonts. Throws where there is no build. */
export function measureBytes(): readonly Figure[] {
  const groups = readChunkGroups(ROOT);
  if (groups === null) throw new Error('There is no build to measure: run `npm run build` first.');
  const { firstRoute, routes, stylesAndFonts } = measureSentBytes(join(ROOT, 'dist'), groups);
  return [
    kilobytes('home: scripts', firstRoute, GOALS.firstRoute),
    ...Object.entries(routes).map(([name, bytes]) =>
      kilobytes(`${name}: more scripts`, bytes, GOALS.otherRoute),
    ),
    kilobytes('styles of the home page, and fonts', stylesAndFonts, GOALS.stylesAndFonts),
  ];
}

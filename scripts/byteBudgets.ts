/** How many bytes the shop may send, and how many a build does (`npm run size:check`). */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where scripts/build.ts writes which files each route needs. */
export const CHUNK_GROUPS_FILE = 'node_modules/.cache/storefront/chunkGroups.json';
/** The chunk group of the home page. */
const FIRST_ROUTE = 'home';

/** Which script files the entry and every lazily loaded chunk group need. */
export interface ChunkGroups {
  readonly entry: readonly string[];
  readonly lazy: Readonly<Record<string, readonly string[]>>;
}

/** The budgets, in bytes as they are sent: compressed with brotli. */
export const BYTE_BUDGETS = {
  /** The scripts of the home page. */
  firstRoute: 249_000,
  /** The scripts that another route, or another lazily loaded part, adds to them. */
  otherRoute: 41_000,
  /** The home page's style sheets and the fonts. */
  stylesAndFonts: 45_000,
} as const;

/** A part of what a build sends, and its budget, in bytes compressed with brotli. */
export interface SentBytes {
  readonly name: string;
  readonly bytes: number;
  readonly budget: number;
}

/** Adds up files of a build. A file without a compressed copy is sent as it is. */
function bytesOf(folder: string, files: Iterable<string>): number {
  return [...files].reduce((sum, file) => {
    const path = join(folder, file);
    const sent = [`${path}.br`, path].find((copy) => existsSync(copy));
    return sum + (sent === undefined ? 0 : statSync(sent).size);
  }, 0);
}

/** The style sheets and preloaded fonts that a page names. */
function stylesAndFontsOf(html: string): string[] {
  return [...html.matchAll(/href="\/(assets\/[^"]+\.(?:css|woff2))"/g)].flatMap(([, file]) => file ?? []);
}

/**
 * Measures a production build: the scripts of the home page, what each other route adds to them, the most first, and styles
 * and fonts.
 */
export function measureSentBytes(folder: string, { entry, lazy }: ChunkGroups): readonly SentBytes[] {
  const first = new Set([...entry, ...(lazy[FIRST_ROUTE] ?? [])]);
  const routes = Object.entries(lazy)
    .filter(([name]) => name !== FIRST_ROUTE)
    .map(([name, files]) => ({
      name: `${name}: more scripts`,
      bytes: bytesOf(
        folder,
        files.filter((file) => !first.has(file)),
      ),
      budget: BYTE_BUDGETS.otherRoute,
    }))
    .sort((one, other) => other.bytes - one.bytes);
  const firstPage = readFileSync(join(folder, 'index.html'), 'utf8');
  return [
    { name: `${FIRST_ROUTE}: scripts`, bytes: bytesOf(folder, first), budget: BYTE_BUDGETS.firstRoute },
    ...routes,
    {
      name: `${FIRST_ROUTE}: styles and fonts`,
      bytes: bytesOf(folder, stylesAndFontsOf(firstPage)),
      budget: BYTE_BUDGETS.stylesAndFonts,
    },
  ];
}

/** A line that says how much a part sends, and whether that is too much. */
export function describeBytes({ name, bytes, budget }: SentBytes): string {
  const line = `${name}: ${bytes.toLocaleString('en')} bytes`;
  return bytes > budget
    ? `${line}, more than its budget of ${budget.toLocaleString('en')} in scripts/byteBudgets.ts`
    : line;
}

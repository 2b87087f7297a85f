/** Measures the size of a production build, in bytes: uncompressed and compressed. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where scripts/build.ts writes which files each route needs. */
export const CHUNK_GROUPS_FILE = 'node_modules/.cache/storefront/chunkGroups.json';
/** The chunk group of the home page. */
export const FIRST_ROUTE = 'home';

/** Which script files the entry and every lazily loaded chunk group need. */
export interface ChunkGroups {
  readonly entry: readonly string[];
  readonly lazy: Readonly<Record<string, readonly string[]>>;
}

/** A row of the table. Sizes in bytes. */
export interface SizeRow {
  readonly name: string;
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

function sizeOf(path: string): number {
  return existsSync(path) ? statSync(path).size : 0;
}

/** Adds up files of a build. A file without a compressed copy is sent as it is. */
export function measureFiles(name: string, folder: string, files: readonly string[]): SizeRow {
  const sum = (suffix: string) =>
    files.reduce((total, file) => {
      const path = join(folder, file);
      return total + (sizeOf(`${path}${suffix}`) || sizeOf(path));
    }, 0);
  return { name, raw: sum(''), gzip: sum('.gz'), brotli: sum('.br') };
}

function filesOfFirstRoute({ entry, lazy }: ChunkGroups): ReadonlySet<string> {
  return new Set([...entry, ...(lazy[FIRST_ROUTE] ?? [])]);
}

/** The scripts of the home page. */
export function measureFirstRoute(folder: string, groups: ChunkGroups): SizeRow {
  return measureFiles('first route, scripts', folder, [...filesOfFirstRoute(groups)]);
}

/** The scripts that each other route adds to the home page's, the largest first. */
export function measureOtherRoutes(folder: string, groups: ChunkGroups): SizeRow[] {
  const firstRoute = filesOfFirstRoute(groups);
  return Object.entries(groups.lazy)
    .filter(([name]) => name !== FIRST_ROUTE)
    .map(([name, files]) =>
      measureFiles(
        name,
        folder,
        files.filter((file) => !firstRoute.has(file)),
      ),
    )
    .sort((a, b) => b.brotli - a.brotli);
}

/**
 * The table of a build: the scripts of the first route, what each other route adds, the fonts, and everything.
 * @param folder the build's folder, such as dist
 * @param groups which files each route needs, as written by scripts/build.ts
 */
export function measureBuild(folder: string, groups: ChunkGroups): SizeRow[] {
  const served = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.\w+$/.test(file) && !/\.(map|br|gz)$/.test(file) && statSync(join(folder, file)).isFile(),
  );
  return [
    measureFirstRoute(folder, groups),
    ...measureOtherRoutes(folder, groups).map((row) => ({ ...row, name: `+ ${row.name}` })),
    measureFiles(
      'fonts',
      folder,
      served.filter((file) => file.endsWith('.woff2')),
    ),
    measureFiles('everything', folder, served),
  ];
}

/** Formats the table for a terminal, in kilobytes of 1,000 bytes. */
export function formatSizes(rows: readonly SizeRow[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);
  const head = `${''.padEnd(width)}${'raw'.padStart(10)}${'gzip'.padStart(10)}${'brotli'.padStart(10)}`;
  const body = rows.map(
    ({ name, raw, gzip, brotli }) =>
      `${name.padEnd(width)}${kilobytes(raw)}${kilobytes(gzip)}${kilobytes(brotli)}`,
  );
  return [head, ...body].join('\n');
}

/** Reads what scripts/build.ts wrote; null when nothing has been built yet. */
export function readChunkGroups(root: string): ChunkGroups | null {
  const path = join(root, CHUNK_GROUPS_FILE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ChunkGroups) : null;
}

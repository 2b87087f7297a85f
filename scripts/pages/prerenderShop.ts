/** Writes the pages of a shop with their data, and the sitemap. Only what has changed is written. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageSource } from '../../src/rendering/prerender';
import type { ReadApi } from './apiReader';
import type { PageProgram } from './pageKit';
import { ANSWER_TIMEOUT, mainPages, productPages, type ListedPage } from './pageList';
import { loadPage } from './pageSources';
import { createSitemap } from './sitemap';
import { writeText } from './writeText';

/** A page to render into a file. */
export interface PageTask {
  readonly source: PageSource;
  /** From the root of the build. */
  readonly file: string;
}

/** What the pages of a shop are written with. */
export interface PrerenderOptions {
  /** The folder of the build. */
  readonly dist: string;
  readonly program: PageProgram;
  readonly read: ReadApi;
  /** Renders and writes a page. */
  readonly write: (task: PageTask) => Promise<void>;
  /** The shop's origin; '' for no sitemap. */
  readonly site: string;
  /** Of how many products pages are written. */
  readonly products: number;
  /** Changes with everything besides the answers that pages are made of. */
  readonly version: string;
  /** How many pages are worked on at the same time. */
  readonly concurrency: number;
}

/** What was done, in pages. */
export interface PrerenderReport {
  readonly written: number;
  readonly unchanged: number;
  /** Pages of products that the store no longer has. */
  readonly removed: number;
  /** Why pages could not be made anew; their files are as they were. */
  readonly problems: readonly string[];
}

/** Beside the pages: what each was made of. Servers do not serve dotfiles. */
const STATE_FILE = '.prerendered.json';
const COPIES = ['', '.br', '.gz'] as const;
const ROBOTS = 'robots.txt';

/** Hashes by file. */
type State = ReadonlyMap<string, string>;

function readState(dist: string): State {
  const file = join(dist, STATE_FILE);
  if (!existsSync(file)) return new Map();
  const state: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const entries = typeof state === 'object' && state !== null ? Object.entries(state) : [];
  return new Map(entries.map(([name, hash]: [string, unknown]) => [name, String(hash)]));
}

/** Calls a function for each value, for several at the same time. */
async function forEachOf<T>(
  values: AsyncIterable<T>,
  concurrency: number,
  run: (value: T) => Promise<void>,
): Promise<void> {
  const iterator = values[Symbol.asyncIterator]();
  const work = async (): Promise<void> => {
    for (;;) {
      const next = await iterator.next();
      if (next.done === true) return;
      await run(next.value);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}

/** Names the sitemap in robots.txt. */
function announceSitemap(dist: string, site: string): void {
  const file = join(dist, ROBOTS);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const others = lines.filter((line) => line !== '' && !line.startsWith('Sitemap:'));
  writeFileSync(file, [...others, `Sitemap: ${site}/sitemap.xml`, ''].join('\n'));
}

/** Rejects where the store's information or its catalogue cannot be read: then nothing is removed. */
export async function prerenderShop(options: PrerenderOptions): Promise<PrerenderReport> {
  const { dist, program, write, site, version } = options;
  const before = readState(dist);
  const after = new Map<string, string>();
  const problems: string[] = [];
  let written = 0;
  let unchanged = 0;

  const info = await options.read(program.storeQuery, AbortSignal.timeout(ANSWER_TIMEOUT));
  // One answer for all pages of a run.
  const read: ReadApi = (query, signal) =>
    query.endpointName === 'getStoreInfo' ? Promise.resolve(info) : options.read(query, signal);
  if (info.kind !== 'answer') {
    throw new Error(info.kind === 'failed' ? info.reason : 'The API has no store information.');
  }
  const sitemap = createSitemap(site, (file, text) => writeText(join(dist, file), text, 'quick'));

  async function* listed(categories: readonly string[]): AsyncGenerator<ListedPage> {
    yield* mainPages(program, categories);
    yield* productPages(program, read, options.products);
  }

  function keep(file: string, hash: string | undefined): void {
    if (hash !== undefined) after.set(file, hash);
  }

  await forEachOf(listed(program.categoriesOf(info.body)), options.concurrency, async ({ address, file }) => {
    sitemap.add(address.pathname + address.search);
    if (file === null) return;
    const loaded = await loadPage(program, read, address, AbortSignal.timeout(ANSWER_TIMEOUT));
    if (loaded.kind === 'unavailable') {
      problems.push(`${address.pathname}${address.search}: ${loaded.reason}`);
      keep(file, before.get(file));
      return;
    }
    if (loaded.status !== 200) return;
    const answers = JSON.stringify(loaded.source.data?.answers ?? null);
    const hash = createHash('sha256').update(version).update(answers).digest('base64url');
    if (before.get(file) === hash && existsSync(join(dist, file))) {
      unchanged += 1;
    } else {
      try {
        await write({ source: loaded.source, file });
      } catch (error) {
        problems.push(`${address.pathname}${address.search}: ${String(error)}`);
        keep(file, before.get(file));
        return;
      }
      written += 1;
    }
    keep(file, hash);
  });

  const gone = [...before.keys()].filter((file) => !after.has(file) && file.startsWith('product'));
  for (const file of gone)
    for (const ending of COPIES) rmSync(join(dist, `${file}${ending}`), { force: true });
  writeFileSync(join(dist, STATE_FILE), JSON.stringify(Object.fromEntries(after)));
  if (site !== '') {
    sitemap.end();
    announceSitemap(dist, site);
  }
  return { written, unchanged, removed: gone.length, problems };
}

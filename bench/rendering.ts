/**
 * How many pages with data are rendered in a second, with a sandbox beside them; how long a page takes on demand, and its
 * shell while the API does not answer.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApiReader } from '../scripts/pages/apiReader';
import { kitFolderOf, loadKit, loadProgram } from '../scripts/pages/pageKit';
import { createPageWriter } from '../scripts/pages/pageWriter';
import { prerenderShop } from '../scripts/pages/prerenderShop';
import { API_BUDGET, createRenderHandler } from '../scripts/pages/renderHandler';
import { closeServer, listen, LOOPBACK } from '../scripts/ports';
import type { Figure } from './figures';
import { repeatProducts, startStore } from './fullLists';
import { reportProgress } from './measuring';
import { median } from './quantile';

/** How often the catalogue's products are repeated, under other ids. */
const COPIES = 10;
/** Pages rendered on demand, one after the other. */
const ON_DEMAND = 40;
/** The same, while the API does not answer. */
const HANGING = 5;
/** Pages a second. */
const PAGES_GOAL = 75;
/** In milliseconds: the renderer waits for the API for less. */
const SHELL_GOAL = 350;
const SITE = 'https://shop.example.com';
const VERSION = 'bench';

const KIT = kitFolderOf('dist');
const copies = repeatProducts(COPIES);

/** Writes every page of the catalogue. Returns how many in a second. */
async function writePages(dist: string, apiOrigin: string): Promise<number> {
  const program = loadProgram(KIT);
  const start = performance.now();
  const { written } = await prerenderShop({
    dist,
    program,
    read: createApiReader(apiOrigin, program),
    write: createPageWriter({ dist, kitFolder: KIT, program, apiOrigin, site: SITE }),
    site: SITE,
    products: copies.length,
    version: VERSION,
    concurrency: 4,
  });
  return (written / (performance.now() - start)) * 1000;
}

/** How long pages take on demand, one at a time, in milliseconds. */
async function timesOnDemand(
  dist: string,
  apiOrigin: string,
  count: number,
  budget: number,
): Promise<readonly number[]> {
  const handler = createRenderHandler({
    folder: dist,
    kit: loadKit(KIT),
    program: loadProgram(KIT),
    apiOrigin,
    site: SITE,
    budget,
  });
  const times: number[] = [];
  for (const { id } of copies.slice(0, count)) {
    const asked = performance.now();
    await handler({ pathname: `/product/${id}`, search: '' });
    times.push(performance.now() - asked);
  }
  return times;
}

/** How long the shell takes while the API accepts requests and never answers, in milliseconds. */
async function timesWithoutAnswer(dist: string): Promise<readonly number[]> {
  const silent = createServer(() => undefined);
  const port = await listen(silent, 0);
  try {
    return await timesOnDemand(dist, `http://${LOOPBACK}:${port}`, HANGING, API_BUDGET);
  } finally {
    await closeServer(silent);
  }
}

/** Measures the rendering of pages. Takes about a minute. */
export async function measureRendering(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-rendering-'));
  const dist = join(folder, 'dist');
  cpSync('dist', dist, { recursive: true, filter: (file) => !file.endsWith('.map') });
  const sandbox = await startStore(copies);
  try {
    reportProgress(`${copies.length} pages`);
    const pagesASecond = await writePages(dist, sandbox.url);
    reportProgress('pages on demand');
    const onDemand = await timesOnDemand(dist, sandbox.url, ON_DEMAND, API_BUDGET * 10);
    const withoutAnswer = await timesWithoutAnswer(dist);
    return [
      {
        name: 'pages written a second, with their data',
        value: pagesASecond,
        unit: 'pages/s',
        goal: PAGES_GOAL,
        isMoreBetter: true,
      },
      { name: 'a page on demand', value: median(onDemand), unit: 'ms', goal: null },
      {
        name: 'the shell while the API does not answer',
        value: median(withoutAnswer),
        unit: 'ms',
        goal: SHELL_GOAL,
      },
    ];
  } finally {
    await sandbox.close();
    rmSync(folder, { recursive: true });
  }
}

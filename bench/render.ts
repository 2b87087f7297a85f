/**
 * `npm run bench:render`: how many pages with data the build renders in a second, with a sandbox and as many processes as
 * the machine has cores; what a second run costs, when nothing has changed; and how long a page takes on demand.
 */
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { products } from '../sandbox/catalogue/products';
import { storeInfo } from '../sandbox/catalogue/storeInfo';
import { startSandbox } from '../sandbox/server';
import { createApiReader } from '../scripts/pages/apiReader';
import { kitFolderOf, loadKit, loadProgram } from '../scripts/pages/pageKit';
import { startPageWriters } from '../scripts/pages/pageWriter';
import { prerenderShop } from '../scripts/pages/prerenderShop';
import { createRenderHandler } from '../scripts/pages/renderHandler';
import { median } from './quantile';

/** How often the catalogue's products are repeated, under other ids. */
const COPIES = 10;
/** Pages rendered on demand, one after the other. */
const ON_DEMAND = 40;
const SITE = 'https://shop.example.com';
const VERSION = 'bench';

const seconds = (since: number) => (performance.now() - since) / 1000;

async function main(): Promise<void> {
  const kitFolder = kitFolderOf('dist');
  const program = loadProgram(kitFolder);
  const folder = mkdtempSync(join(tmpdir(), 'bench-render-'));
  const dist = join(folder, 'dist');
  cpSync('dist', dist, { recursive: true, filter: (file) => !file.endsWith('.map') });
  const copies = Array.from({ length: COPIES }, (_, copy) =>
    products.map((product) => ({ ...product, id: `${product.id}-${copy}` })),
  ).flat();
  const sandbox = await startSandbox({
    port: 0,
    dataFile: ':memory:',
    quiet: true,
    catalogue: { products: copies, storeInfo },
  });
  const cores = availableParallelism();
  const writer = startPageWriters({ dist, kitFolder, apiOrigin: sandbox.url, site: SITE }, cores);
  const read = createApiReader(sandbox.url, program);
  const run = () =>
    prerenderShop({
      dist,
      program,
      read,
      write: (task) => writer.write(task),
      site: SITE,
      products: copies.length,
      version: VERSION,
      concurrency: cores * 4,
    });
  try {
    const first = performance.now();
    const report = await run();
    const firstTime = seconds(first);
    const second = performance.now();
    const again = await run();
    const secondTime = seconds(second);
    console.log(`Pages written            ${report.written}, on ${cores} cores`);
    console.log(`Pages a second           ${(report.written / firstTime).toFixed(0)}`);
    console.log(`Second run               ${again.written} written, ${again.unchanged} unchanged`);
    console.log(`Second run / first run   ${(secondTime / firstTime).toFixed(2)}`);
    console.log(`Memory of this process   ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`);
    const sizes = readdirSync(join(dist, 'product'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.br'))
      .map((name) => statSync(join(dist, 'product', name)).size);
    console.log(`A product's page         ${(median(sizes) / 1000).toFixed(1)} kB (median, brotli)`);
    const handler = createRenderHandler({
      folder: dist,
      kit: loadKit(kitFolder),
      program,
      apiOrigin: sandbox.url,
      site: SITE,
      budget: 10_000,
    });
    const times: number[] = [];
    for (const { id } of copies.slice(0, ON_DEMAND)) {
      const asked = performance.now();
      await handler({ pathname: `/product/${id}`, search: '' });
      times.push(performance.now() - asked);
    }
    console.log(
      `A page on demand         ${median(times).toFixed(0)} ms (median of ${ON_DEMAND}, one at a time)`,
    );
  } finally {
    writer.close();
    await sandbox.close();
    rmSync(folder, { recursive: true });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

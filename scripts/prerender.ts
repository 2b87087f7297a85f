/**
 * `npm run prerender -- --api https://api.example.com [--site https://shop.example.com] [--products 2000] [--out dist]`:
 * after a build, writes home, the listing and each category's first page, the policies and products with their data, and
 * with `--site` the sitemap. A second run writes only what has changed. Ends with 1 where a page could not be made.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseApiAddress, parseOrigin } from '../deploy/setApiOrigin.mjs';
import { createApiReader } from './pages/apiReader';
import { FIRST_SCRIPT_HASH } from './pages/firstScript';
import { kitFolderOf, loadProgram } from './pages/pageKit';
import { createPageWriter } from './pages/pageWriter';
import { prerenderShop } from './pages/prerenderShop';
import { pathOfBuild } from './previewServer';
import { siteAddress } from './pages/renderPage';
import { runMain } from './runMain';

/** Of how many products pages are written, unless said otherwise. */
const PRODUCTS = '2000';
/** Pages that are fetched while one is rendered. */
const CONCURRENCY = 4;
/** Problems that are printed. */
const SHOWN_PROBLEMS = 10;

/** Changes with the build and the settings that all pages depend on. */
function versionOf(kitFolder: string, ...settings: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(kitFolder).sort()) hash.update(readFileSync(join(kitFolder, name)));
  return hash.update(JSON.stringify(settings)).digest('base64url');
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      api: { type: 'string' },
      site: { type: 'string', default: '' },
      products: { type: 'string', default: PRODUCTS },
      out: { type: 'string', default: 'dist' },
    },
  });
  if (values.api === undefined) throw new RangeError('Say where the API is: --api https://api.example.com');
  if (!/^\d+$/.test(values.products))
    throw new RangeError(`'${values.products}' is not a number of products.`);
  const dist = values.out;
  const publicPath = pathOfBuild(dist);
  const apiOrigin = parseApiAddress(values.api);
  const site = values.site === '' ? '' : parseOrigin(values.site);
  const kitFolder = kitFolderOf('dist');
  const program = loadProgram(kitFolder);
  const startedAt = performance.now();
  const report = await prerenderShop({
    dist,
    program,
    read: createApiReader(apiOrigin, program),
    write: createPageWriter({ dist, kitFolder, program, apiOrigin, publicPath, site }),
    site: siteAddress(site, publicPath),
    products: Number(values.products),
    version: versionOf(kitFolder, apiOrigin, publicPath, site, FIRST_SCRIPT_HASH),
    concurrency: CONCURRENCY,
  });
  const seconds = (performance.now() - startedAt) / 1000;
  const rate = (report.written / seconds).toFixed(0);
  console.log(
    `${report.written} pages written (${rate} a second), ${report.unchanged} unchanged, ${report.removed} removed.`,
  );
  for (const problem of report.problems.slice(0, SHOWN_PROBLEMS)) console.error(problem);
  if (report.problems.length > 0) {
    console.error(`${report.problems.length} pages could not be made; their files are as they were.`);
    process.exitCode = 1;
  }
}

runMain(main);

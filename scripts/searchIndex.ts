/**
 * `npm run search-index -- --api https://api.example.com [--out dist]`: writes the catalogue that search, order and
 * filters read (search-index.json, with compressed copies) from the API into a build, and its version into the pages.
 * Run it again when the catalogue has changed. Ends with 1 where the API cannot be read.
 */
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rewritePages, withMeta, writeServed } from '../deploy/pages.mjs';
import { parseApiAddress } from '../deploy/setApiOrigin.mjs';
import { CATALOGUE_FILE, CATALOGUE_META } from '../src/lib/catalogueFile';
import { readStore } from './catalogueReader';
import { runMain } from './runMain';

/** Characters of the version. */
const VERSION_LENGTH = 12;

/** The catalogue as it was written. Sizes in bytes. */
export interface WrittenIndex {
  readonly products: number;
  /** Products that the store has beyond those. */
  readonly left: number;
  readonly size: number;
  readonly compressedSize: number;
}

/**
 * Writes the catalogue of a store into the folder of a build.
 * @throws {Error} where the API cannot be read; then nothing is written
 */
export async function writeSearchIndex(api: string, folder: string): Promise<WrittenIndex> {
  const { file, left } = await readStore(api);
  const text = JSON.stringify(file);
  const version = createHash('sha256').update(text).digest('hex').slice(0, VERSION_LENGTH);
  const path = join(folder, CATALOGUE_FILE);
  writeServed(path, text, true);
  rewritePages(folder, (html) => withMeta(html, CATALOGUE_META, version));
  return {
    products: file.products.length,
    left,
    size: Buffer.byteLength(text),
    compressedSize: statSync(`${path}.br`).size,
  };
}

/** The sizes in one line. */
export function describeIndex({ products, left, size, compressedSize }: WrittenIndex): string {
  const each = (bytes: number): string => (bytes / Math.max(1, products)).toFixed(0);
  const rest = left === 0 ? '' : ` ${left} more products are left out.`;
  return `${products} products, ${each(size)} bytes each, ${each(compressedSize)} with brotli.${rest}`;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { api: { type: 'string' }, out: { type: 'string', default: 'dist' } },
  });
  if (values.api === undefined || !existsSync(values.out)) {
    throw new Error(
      'Usage: npm run search-index -- --api <address of the API> [--out <folder of a build, default dist>]',
    );
  }
  const written = await writeSearchIndex(parseApiAddress(values.api), values.out);
  console.log(`${join(values.out, CATALOGUE_FILE)}: ${describeIndex(written)}`);
}

if (require.main === module) runMain(main);

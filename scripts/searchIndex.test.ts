import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { products } from '../sandbox/catalogue/products';
import { startSandbox } from '../sandbox/server';
import { CATALOGUE_FILE, readCatalogue } from '../src/lib/catalogueFile';
import { describeIndex, writeSearchIndex } from './searchIndex';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-index-'));
  writeFileSync(join(folder, 'index.html'), '<meta name="storefront:search-index" content="" />');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('writes every product of a store, compressed copies, and the version into the pages', async () => {
  const sandbox = await startSandbox({ port: 0, dataFile: join(folder, 'store.sqlite'), quiet: true });
  const written = await writeSearchIndex(sandbox.url, folder);
  await sandbox.close();
  const file: unknown = JSON.parse(readFileSync(join(folder, CATALOGUE_FILE), 'utf8'));
  const read = [...(readCatalogue(file)?.products ?? [])];
  expect(read).toHaveLength(products.length);
  const [first] = products;
  expect(read[0]).toMatchObject({
    id: first?.id,
    title: first?.title,
    imgUrl: `${sandbox.url}${first?.imgUrl ?? ''}`,
    category: first?.category,
    parentCategory: first?.parentCategory,
  });
  for (const copy of ['br', 'gz']) expect(existsSync(join(folder, `${CATALOGUE_FILE}.${copy}`))).toBe(true);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toMatch(/content="[0-9a-f]{12}"/);
  expect(written).toMatchObject({ products: products.length, left: 0 });
  expect(describeIndex(written)).toContain('with brotli');
});

it('writes nothing where the store cannot be read', async () => {
  const sandbox = await startSandbox({ port: 0, dataFile: join(folder, 'store.sqlite'), quiet: true });
  await sandbox.close();
  await expect(writeSearchIndex(sandbox.url, folder)).rejects.toThrow();
  expect(existsSync(join(folder, CATALOGUE_FILE))).toBe(false);
});

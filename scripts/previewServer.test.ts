import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { NoBuildError, startPreview, type Preview } from './previewServer';
import { ask, type RequestOptions } from './rawRequest';
import { CACHE_CONTROL } from './securityHeaders';

const PAGE = '<!doctype html><meta name="storefront:api-origin" content="" /><div id="root"></div>';
const SCRIPT = 'console.log(1)';
const API_ORIGIN = 'http://localhost:8150';

let folder: string;
let preview: Preview;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'preview-'));
  mkdirSync(join(folder, 'dist/assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  for (const [name, text] of [
    ['index.html', PAGE],
    ['shell.html', PAGE],
    ['assets/main.0123456789.js', SCRIPT],
  ] as const) {
    const path = join(folder, 'dist', name);
    writeFileSync(path, text);
    writeFileSync(`${path}.br`, brotliCompressSync(text));
    writeFileSync(`${path}.gz`, gzipSync(text));
  }
  writeFileSync(join(folder, 'dist/assets/main.0123456789.js.map'), '{}');
  writeFileSync(join(folder, 'dist/robots.txt'), 'User-agent: *');
  preview = await startPreview({ port: 0, apiOrigin: API_ORIGIN, folder: join(folder, 'dist') });
});

afterAll(async () => {
  await preview.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers?: RequestOptions['headers']) => ask(preview.port, path, { headers });

it.each([
  ['br', 'gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip, br;q=0', 'gzip'],
  ['nothing', 'identity', undefined],
])('serves the compressed copy that the client accepts: %s', async (_what, accepted, encoding) => {
  const { headers } = await get('/assets/main.0123456789.js', { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('Accept-Encoding');
  expect(headers['cache-control']).toBe(CACHE_CONTROL.hashed);
});

it('serves compressed pages with the origin of the API', async () => {
  const { headers, body } = await get('/', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body).toString()).toContain(`content="${API_ORIGIN}"`);
});

it('answers 304 to a client that has the file already', async () => {
  const first = await get('/');
  const again = await get('/', { 'if-none-match': String(first.headers.etag) });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

it.each(['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/%00', '/%zz'])(
  'serves nothing outside the build for %s',
  async (path) => {
    const { body } = await get(path);
    expect(body.toString()).not.toContain('secret');
  },
);

it('refuses to start without a build', async () => {
  await expect(startPreview({ port: 0, folder: join(folder, 'nowhere') })).rejects.toThrow(NoBuildError);
});

it('refuses an invalid origin', async () => {
  const options = { port: 0, folder: join(folder, 'dist'), apiOrigin: 'http://x.example; script-src *' };
  await expect(startPreview(options)).rejects.toThrow(RangeError);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { NoBuildError, startPreview, type Preview } from './previewServer';
import { CACHE_CONTROL } from './securityHeaders';

const PAGE = '<!doctype html><meta name="storefront:api-origin" content="" /><div id="root"></div>';
const SCRIPT = 'console.log(1)';
const API_ORIGIN = 'http://localhost:8150';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request as it is: fetch would decode the body and normalise the path. */
function ask(preview: Preview, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: preview.port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        });
      });
    }).on('error', reject);
  });
}

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

it.each([
  ['br', 'gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip, br;q=0', 'gzip'],
  ['nothing', 'identity', undefined],
])('serves the compressed copy that the client accepts: %s', async (_what, accepted, encoding) => {
  const { headers } = await ask(preview, '/assets/main.0123456789.js', { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('Accept-Encoding');
  expect(headers['cache-control']).toBe(CACHE_CONTROL.hashed);
});

it('serves compressed pages with the origin of the API', async () => {
  const { headers, body } = await ask(preview, '/', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body).toString()).toContain(`content="${API_ORIGIN}"`);
});

it('answers 304 to a client that has the file already', async () => {
  const first = await ask(preview, '/');
  const again = await ask(preview, '/', { 'if-none-match': String(first.headers.etag) });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

it.each(['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/%00', '/%zz'])(
  'serves nothing outside the build for %s',
  async (path) => {
    const { body } = await ask(preview, path);
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

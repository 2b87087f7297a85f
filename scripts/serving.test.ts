/** The rules for serving a build, tested on a real nginx with deploy/nginx.conf and on the preview. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { startNginx, type NginxServer } from './nginxServer';
import { startPreview } from './previewServer';
import { ask, type RequestOptions } from './rawRequest';
import { CACHE_CONTROL, securityHeaders } from './securityHeaders';

const API_ORIGIN = 'https://api.shop.example';
const PAGE = `<!doctype html><meta name="storefront:api-origin" content="${API_ORIGIN}" />`;
const SCRIPT = 'console.log(1)';
/** The files of the test build: name and contents. */
const FILES: Readonly<Record<string, string>> = {
  'index.html': `${PAGE}home`,
  'shell.html': `${PAGE}shell`,
  'shell-product.html': `${PAGE}frame of a product`,
  'product/hammer/index.html': `${PAGE}hammer`,
  'products/index.html': `${PAGE}frame of the listing`,
  'products/all.html': `${PAGE}all products`,
  'products/category=hand+tools.html': `${PAGE}hand tools`,
  'products/category=caf%C3%A9.html': `${PAGE}cafe`,
  'sitemap.xml': '<urlset/>',
  'contact/index.html': `${PAGE}contact`,
  'assets/main.0123456789.js': SCRIPT,
  'assets/page.0123456789.css': 'a{}',
  'assets/main.0123456789.js.map': '{"version":3}',
  'assets/letters.0123456789.woff2': 'letters',
  'icons/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'icons/icon-180.png': 'png',
  'manifest.webmanifest': '{}',
  'robots.txt': 'User-agent: *',
  'sw.js': '[{url:"shell.html",revision:"0"}]',
  '.published.json': '{"files":[]}',
};
const COMPRESSED = /\.(html|js|css|webmanifest)$/;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'serving-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
    if (COMPRESSED.test(name)) writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

describe.each([
  ['nginx', () => startNginx({ folder, apiOrigin: API_ORIGIN })],
  ['the preview', () => startPreview({ port: 0, folder, apiOrigin: API_ORIGIN })],
])('A build served by %s', (_server, start) => {
  let server: Pick<NginxServer, 'port' | 'close'>;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());
  const get = (path: string, options?: RequestOptions) => ask(server.port, path, options);

  it.each([
    ['/', 'text/html; charset=utf-8', CACHE_CONTROL.page, 'home'],
    ['/?page=2', 'text/html; charset=utf-8', CACHE_CONTROL.page, 'home'],
    ['/contact', 'text/html; charset=utf-8', CACHE_CONTROL.page, 'contact'],
    ['/contact/', 'text/html; charset=utf-8', CACHE_CONTROL.page, 'contact'],
    ['/no/such/page', 'text/html; charset=utf-8', CACHE_CONTROL.page, 'shell'],
    ['/product/hammer', 'text/html; charset=utf-8', CACHE_CONTROL.page, 'hammer'],
    ['/product/sku-1.5mm', 'text/html; charset=utf-8', CACHE_CONTROL.page, 'frame of a product'],
    ['/product/drill.map', 'text/html; charset=utf-8', CACHE_CONTROL.page, 'frame of a product'],
    ['/products', 'text/html; charset=utf-8', CACHE_CONTROL.page, 'all products'],
    ['/products?category=hand+tools', 'text/html; charset=utf-8', CACHE_CONTROL.page, 'hand tools'],
    ['/products?category=caf%C3%A9', 'text/html; charset=utf-8', CACHE_CONTROL.page, 'cafe'],
    ['/products?category=men', 'text/html; charset=utf-8', CACHE_CONTROL.page, 'frame of the listing'],
    ['/products?page=2', 'text/html; charset=utf-8', CACHE_CONTROL.page, 'frame of the listing'],
    ['/products?category=../shell', 'text/html; charset=utf-8', CACHE_CONTROL.page, 'frame of the listing'],
    ['/sitemap.xml', 'text/xml; charset=utf-8', CACHE_CONTROL.other, '<urlset'],
    ['/assets/main.0123456789.js', 'text/javascript; charset=utf-8', CACHE_CONTROL.hashed, 'console'],
    ['/assets/page.0123456789.css', 'text/css; charset=utf-8', CACHE_CONTROL.hashed, 'a{}'],
    ['/assets/letters.0123456789.woff2', 'font/woff2', CACHE_CONTROL.hashed, 'letters'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', CACHE_CONTROL.other, '{}'],
    ['/icons/icon.svg', 'image/svg+xml', CACHE_CONTROL.other, '<svg'],
    ['/icons/icon-180.png', 'image/png', CACHE_CONTROL.other, 'png'],
    ['/robots.txt', 'text/plain; charset=utf-8', CACHE_CONTROL.other, 'User-agent'],
    ['/sw.js', 'text/javascript; charset=utf-8', CACHE_CONTROL.page, 'revision'],
  ])('serves %s with its type and its caching rule', async (path, type, cacheControl, text) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe(cacheControl);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toContain(text);
  });

  it.each([
    ['a missing asset', '/assets/main.9876543210.js'],
    ['a missing asset without an extension', '/assets/gone'],
    ['the folder of the assets', '/assets/'],
    ['a missing file', '/favicon.ico'],
    ['a source map', '/assets/main.0123456789.js.map'],
    ['a compressed copy by its own name', '/assets/main.0123456789.js.gz'],
    ['the manifest of deploy/publish.mjs', '/.published.json'],
    ['a hidden file', '/.git/config'],
  ])('answers 404 for %s, uncached', async (_what, path) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, body } = await get(path, { method });
      expect(status).toBe(404);
      expect(headers['cache-control']).toBe(CACHE_CONTROL.none);
      expect(headers.vary).toBeUndefined();
      expect(body.toString()).not.toContain('version');
    }
  });

  it.each([
    ['/contact', 'text/html; charset=utf-8', 'contact'],
    ['/assets/main.0123456789.js', 'text/javascript; charset=utf-8', SCRIPT],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', '{}'],
  ])('serves %s compressed to clients that accept gzip, with its own type', async (path, type, text) => {
    const { status, headers, body } = await get(path, { headers: { 'accept-encoding': 'gzip' } });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers['content-type']).toBe(type);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(gunzipSync(body).toString()).toContain(text);
    expect((await get(path)).headers.vary).toBe('Accept-Encoding');
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('refuses %s', async (method) => {
    for (const path of ['/', '/assets/main.0123456789.js']) {
      const { status, headers } = await get(path, { method });
      expect(status).toBe(405);
      expect(headers.allow).toBe('GET, HEAD');
      expect(headers['cache-control']).toBe(CACHE_CONTROL.none);
    }
  });

  it('sends the security headers with every answer, and not its version', async () => {
    for (const path of [
      '/',
      '/robots.txt',
      '/sw.js',
      '/assets/main.0123456789.js',
      '/assets/gone.js',
      '/%',
    ]) {
      const { headers } = await get(path);
      for (const [name, value] of Object.entries(securityHeaders(API_ORIGIN, { path, isSecure: false }))) {
        expect([path, name, headers[name.toLowerCase()]]).toEqual([path, name, value]);
      }
      expect(headers.server ?? 'nginx').toBe('nginx');
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  it('answers 400 for a malformed address, uncached', async () => {
    const { status, headers } = await get('/%');
    expect(status).toBe(400);
    expect(headers['cache-control']).toBe(CACHE_CONTROL.none);
  });
});

describe('The limits of nginx', () => {
  let server: NginxServer;
  beforeAll(async () => {
    const quick = (site: string) => site.replace(/(client_(header|body)_timeout) 10s;/g, '$1 1s;');
    server = await startNginx({ folder, apiOrigin: API_ORIGIN, change: quick });
  });
  afterAll(() => server.close());

  it('refuses long addresses, long headers and bodies, uncached', async () => {
    const long = 'x'.repeat(9000);
    const answers = [
      [await ask(server.port, `/${long}`), 414],
      [await ask(server.port, '/', { headers: { cookie: long } }), 400],
      [await ask(server.port, '/', { headers: { 'content-length': '2048' }, body: 'x'.repeat(2048) }), 413],
    ] as const;
    for (const [{ status, headers }, expected] of answers) {
      expect(status).toBe(expected);
      expect(headers['cache-control']).toBe(CACHE_CONTROL.none);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  });

  it('closes a connection whose request does not end', async () => {
    const closed = await new Promise<boolean>((resolve) => {
      const socket = connect(server.port, '127.0.0.1', () =>
        socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n'),
      );
      socket.resume();
      // nginx resets the connection instead of closing it.
      socket.once('error', () => undefined);
      socket.once('close', () => resolve(true));
    });
    expect(closed).toBe(true);
  });
});

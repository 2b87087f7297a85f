/** Pages rendered on demand behind a real nginx with deploy/nginx.render.conf. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx, type NginxServer } from './nginxServer';
import { PAGE_CACHE_CONTROL } from './pages/renderHandler';
import { listen } from './ports';
import { CACHE_CONTROL, securityHeaders } from './securityHeaders';

const API_ORIGIN = 'https://api.shop.example';

let folder: string;
let nginx: NginxServer;
let renderer: Server;
let rendered: IncomingMessage[];
/** What the renderer does with a request. */
let respond: (path: string) => { status: number; cacheControl: string };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'render-serving-'));
  mkdirSync(join(folder, 'contact'));
  for (const name of ['index.html', 'contact/index.html', 'shell.html', 'robots.txt']) {
    writeFileSync(join(folder, name), `file ${name}`);
  }
  renderer = createServer((request, response) => {
    rendered.push(request);
    const { status, cacheControl } = respond(request.url ?? '');
    const headers = { ...securityHeaders(API_ORIGIN, { isSecure: true }), Vary: 'Accept-Encoding' };
    response.writeHead(status, { ...headers, 'Cache-Control': cacheControl, 'Content-Type': 'text/html' });
    response.end(`rendered ${request.url} ${rendered.length} ${'x'.repeat(100)}`);
  });
  nginx = await startNginx({ folder, apiOrigin: API_ORIGIN, renderPort: await listen(renderer, 0) });
});

afterAll(async () => {
  await nginx.close();
  renderer.closeAllConnections();
  renderer.close();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  rendered = [];
  respond = () => ({ status: 200, cacheControl: PAGE_CACHE_CONTROL.rendered });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(nginx.url + path, { headers });
const textOf = async (path: string) => (await get(path)).text();

it('asks the renderer once for a page, whatever its query', async () => {
  expect(await textOf('/product/a?utm_source=mail')).toContain('rendered /product/a');
  expect(await textOf('/product/a')).toContain('rendered /product/a');
  expect(rendered).toHaveLength(1);
});

it('keeps the pages of the listing apart', async () => {
  expect(await textOf('/products?category=men')).toContain('category=men 1');
  expect(await textOf('/products?category=women')).toContain('category=women 2');
  expect(await textOf('/products?category=men')).toContain('category=men 1');
});

it('asks once when many ask for a new page at the same time', async () => {
  await Promise.all(Array.from({ length: 10 }, () => textOf('/product/many')));
  expect(rendered).toHaveLength(1);
});

it('sends nothing of a shopper to the renderer', async () => {
  await get('/product/b', { cookie: 'auth_token=secret', authorization: 'Bearer secret' });
  expect(JSON.stringify(rendered[0]?.headers)).not.toContain('secret');
});

it('lets browsers ask again each time, and sends each security header once', async () => {
  const { headers } = await get('/product/c');
  expect(headers.get('cache-control')).toBe(CACHE_CONTROL.page);
  for (const [name, value] of Object.entries(securityHeaders(API_ORIGIN, { isSecure: false }))) {
    expect([name, headers.get(name)]).toEqual([name, value]);
  }
  expect(headers.get('strict-transport-security')).toBeNull();
});

it('compresses pages, and keeps one copy for all encodings', async () => {
  const compressed = await get('/product/d', { 'accept-encoding': 'gzip' });
  expect(compressed.headers.get('content-encoding')).toBe('gzip');
  expect(compressed.headers.get('vary')).toBe('Accept-Encoding');
  expect(
    (await get('/product/d', { 'accept-encoding': 'identity' })).headers.get('content-encoding'),
  ).toBeNull();
  expect(rendered).toHaveLength(1);
});

it.each([404, 410])('passes the status %d on', async (status) => {
  respond = () => ({ status, cacheControl: PAGE_CACHE_CONTROL.missing });
  const response = await get(`/product/missing-${status}`);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain('rendered');
});

it('sends an older page while the renderer fails', async () => {
  respond = () => ({ status: 200, cacheControl: 'public, s-maxage=1, stale-while-revalidate=86400' });
  expect(await textOf('/product/old')).toContain('rendered /product/old 1');
  respond = () => ({ status: 500, cacheControl: 'no-store' });
  // The page is out of date when the renderer is asked again.
  const deadline = Date.now() + 20_000;
  while (rendered.length < 2 && Date.now() < deadline) {
    expect(await textOf('/product/old')).toContain('rendered /product/old 1');
  }
  expect(rendered.length).toBeGreaterThan(1);
  expect(await textOf('/product/old')).toContain('rendered /product/old 1');
});

it('sends the files of the build where there is no page', async () => {
  respond = () => ({ status: 502, cacheControl: 'no-store' });
  const response = await get('/contact');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('file contact/index.html');
  expect(await textOf('/product/none')).toBe('file shell.html');
});

it('serves files itself', async () => {
  expect(await textOf('/robots.txt')).toBe('file robots.txt');
  expect((await get('/assets/none.js')).status).toBe(404);
  expect(rendered).toEqual([]);
});

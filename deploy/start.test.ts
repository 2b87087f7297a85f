/** The program of the image, on a real nginx. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findOrInstallNginx } from '../scripts/findNginx.mjs';
import { findFreePort, listen } from '../scripts/ports';
import { securityHeaders } from '../scripts/securityHeaders';
import { readSettings } from './start.mjs';

const PAGE = `<meta name="storefront:api-origin" content=""><meta name="storefront:public-path" content="/"><a href="/cart">Cart</a>`;
const FILES = {
  'index.html': PAGE,
  'index.html.gz': gzipSync(PAGE),
  'shell.html': PAGE,
  'robots.txt': 'User-agent: *',
  'assets/main.0123456789.js': 'go()',
  'assets/main.0123456789.js.map': '{}',
};

let folder: string;
let running: ChildProcess | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
  // Started by root, nginx's workers have another user.
  chmodSync(folder, 0o755);
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(join(folder, 'build', name, '..'), { recursive: true });
    writeFileSync(join(folder, 'build', name), content);
  }
});

afterEach(async () => {
  if (running !== null && running.exitCode === null) {
    running.kill('SIGTERM');
    await once(running, 'exit');
  }
  running = null;
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the program. Returns its address once it answers. */
async function start(settings: Readonly<Record<string, string>>): Promise<string> {
  const port = await findFreePort();
  running = spawn(process.execPath, [join(__dirname, 'start.mjs')], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      SHOP_BUILD: join(folder, 'build'),
      SHOP_FOLDER: join(folder, 'stage'),
      NGINX_PROGRAM: findOrInstallNginx() ?? '',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  while (running.exitCode === null) {
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => null);
    if (answer !== null) return url;
    await new Promise(setImmediate);
  }
  throw new Error('The program has ended.');
}

it('serves one build for any stage: API, path and port are those of the environment', async () => {
  const url = await start({ API_URL: 'https://example.com/store/v2', PUBLIC_PATH: '/tools/shop' });
  const page = await fetch(`${url}/tools/shop/no/such/page`);
  const html = await page.text();
  expect(html).toContain('content="https://example.com/store/v2"');
  expect(html).toContain('<a href="/tools/shop/cart">');
  for (const [name, value] of Object.entries(securityHeaders('https://example.com', { isSecure: false }))) {
    expect([name, page.headers.get(name)]).toEqual([name, value]);
  }
  const script = await fetch(`${url}/tools/shop/assets/main.0123456789.js`);
  expect([script.status, script.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  const statusOf = async (path: string) => (await fetch(`${url}${path}`, { redirect: 'manual' })).status;
  expect(await statusOf('/tools/shop/robots.txt')).toBe(200);
  expect(await statusOf('/tools/shop')).toBe(301);
  expect(await statusOf('/')).toBe(404);
  expect(await statusOf('/robots.txt')).toBe(404);
  expect(await statusOf('/tools/shop/assets/main.0123456789.js.map')).toBe(404);
});

it('serves the same build at the root, with its compressed copies, and stops when it is told to', async () => {
  const url = await start({ API_URL: 'https://api.example.com' });
  const page = await fetch(url);
  expect(page.headers.get('content-encoding')).toBe('gzip');
  expect(await page.text()).toContain('content="https://api.example.com"');
  running?.kill('SIGTERM');
  if (running !== null) expect(await once(running, 'exit')).toEqual([0, null]);
});

it('serves the API and its pictures under the shop’s own host', async () => {
  const api = createServer((request, response) => {
    response.end(
      `${request.method ?? ''} ${request.url ?? ''} of ${String(request.headers['x-forwarded-host'])}`,
    );
  });
  const port = await listen(api, 0);
  const url = await start({
    API_URL: 'https://shop.example.com',
    API_UPSTREAM: `localhost:${port}`,
    PICTURES_PATH: '/media/',
  });
  const textOf = async (path: string, method = 'GET') => (await fetch(url + path, { method })).text();
  const { host } = new URL(url);
  expect(await textOf('/api/v1/orders', 'POST')).toBe(`POST /api/v1/orders of ${host}`);
  expect(await textOf('/media/hammer.webp?w=320')).toBe(`GET /media/hammer.webp?w=320 of ${host}`);
  expect((await fetch(`${url}/orders`, { method: 'POST' })).status).toBe(405);
  api.closeAllConnections();
  api.close();
});

it.each([
  [{ API_URL: 'https://shop.example.com', API_UPSTREAM: 'http://store' }, 'API_UPSTREAM is a host'],
  [
    { API_URL: 'https://shop.example.com', API_UPSTREAM: 'store:8080', PUBLIC_PATH: '/shop/' },
    'at the root of its host',
  ],
  [{}, 'Say where the API is'],
  [{ API_URL: 'api.example.com' }, 'is not the address of an API'],
  [{ API_URL: 'https://api.example.com', PUBLIC_PATH: 'shop' }, 'is not a path'],
  [{ API_URL: 'https://api.example.com', PORT: 'http' }, 'PORT is a number'],
])('refuses %j', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});

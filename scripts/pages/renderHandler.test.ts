import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen, LOOPBACK } from '../ports';
import { securityHeaders } from '../securityHeaders';
import { createShopHandler } from '../shopHandler';
import { createRenderHandler, PAGE_CACHE_CONTROL } from './renderHandler';
import { answers, hostilePaths, plainAddresses } from './hostilePaths';
import { askRaw, kit, program, startTestApi, type Answering, type TestApi } from './testing';

const SITE = 'https://shop.example.com';

let folder: string;
let api: TestApi;
let server: Server;
let shop: string;
let problems: string[];

async function start(budget: number, apiOrigin: string): Promise<void> {
  const onProblem = (reason: string) => void problems.push(reason);
  const render = createRenderHandler({ folder, kit, program, apiOrigin, site: SITE, budget, onProblem });
  server = createServer(createShopHandler({ folder, apiOrigin, render }));
  shop = `http://${LOOPBACK}:${await listen(server, 0)}`;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'render-'));
  problems = [];
  for (const [name, text] of [
    ['index.html', 'home file'],
    ['products/index.html', 'listing file'],
    ['cart/index.html', 'cart file'],
    ['contact/index.html', 'contact file'],
    ['shell-product.html', 'product file'],
    ['shell.html', 'shell file'],
  ] as const) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  api = await startTestApi();
  // Tests do not wait for the API: it answers at once or, where it is slow, never.
  await start(20_000, api.origin);
});

afterEach(async () => {
  await api.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(shop + path, { headers });

describe('A page with data', () => {
  it.each([
    ['/', 'Hammer'],
    ['/products', 'Hammer'],
    ['/products?category=hand+tools', 'Hand Tools</h1>'],
    ['/product/hammer', 'Hammer'],
    ['/privacy', 'Privacy Policy'],
  ])('%s shows what the API answered, and carries it', async (path, text) => {
    const response = await get(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe(PAGE_CACHE_CONTROL.rendered);
    expect(html).toContain(text);
    expect(html).toContain('Loom &amp; Lathe</title>');
    expect(html).toMatch(/<script type="application\/json" id="storefront-data">\{"fetchedAt":\d+,/);
    expect(html).not.toContain('/assets/early.js');
  });

  it('has scripts that wait, those of its route first, and no preloads of them', async () => {
    const html = await (await get('/product/hammer')).text();
    const scripts = [...html.matchAll(/<script type="storefront\/late" src="([^"]+)"><\/script>/g)];
    expect(scripts.map(([, file]) => file)).toEqual(['/assets/product.js', '/assets/main.js']);
    expect(html).not.toMatch(/as="script"|<script defer/);
  });

  it('preloads its pictures from the head', async () => {
    const [head = ''] = (await (await get('/product/hammer')).text()).split('</head>');
    expect(head).toMatch(/<link rel="preload" as="image" href="[^"]*linen-kurta-1.svg" fetchPriority="high"/);
  });

  it('asks for both answers at the same time where it can', async () => {
    let release = (): void => undefined;
    api.answer('/storeInfo', (_request, response) => {
      release = () => response.end('{"storeName":"Late"}');
      if (api.requests.length === 2) release();
    });
    api.answer('/products/hammer', (_request, response) => {
      response.end('{"id":"hammer","title":"Hammer"}');
      release();
    });
    expect(await (await get('/product/hammer')).text()).toContain('Hammer · Late</title>');
  });

  it('is the same for every visitor: no cookie is forwarded, none is set', async () => {
    const response = await get('/', { cookie: 'auth_token=secret', authorization: 'Bearer secret' });
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await response.text()).not.toContain('secret');
    expect(api.requests).toHaveLength(2);
    for (const { headers } of api.requests) {
      expect(headers.cookie).toBeUndefined();
      expect(headers.authorization).toBeUndefined();
    }
  });

  it('has the security headers, and HSTS behind TLS', async () => {
    const headers = Object.entries(securityHeaders(api.origin, { path: '/', isSecure: true }));
    const response = await get('/', { 'x-forwarded-proto': 'https' });
    expect(headers.map(([name]) => [name, response.headers.get(name)])).toEqual(headers);
    expect((await get('/')).headers.get('strict-transport-security')).toBeNull();
  });

  it('is compressed for clients that want it, and empty for HEAD', async () => {
    const compressed = await get('/', { 'accept-encoding': 'br' });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(await compressed.text()).toContain('Hammer');
    const head = await fetch(`${shop}/`, { method: 'HEAD' });
    expect(head.headers.get('vary')).toBe('Accept-Encoding');
    expect(await head.text()).toBe('');
  });
});

describe('A product that the store does not have', () => {
  it.each([404, 410])('is answered with %d, with the shop’s page', async (status) => {
    api.answer('/products/gone', (_request, response) => response.writeHead(status).end('{}'));
    const response = await get('/product/gone');
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe(PAGE_CACHE_CONTROL.missing);
    expect(await response.text()).toContain('Product Not Found');
  });
});

describe('Without its data a page is sent as the build has it, not to be kept for long', () => {
  const cases: readonly (readonly [what: string, path: string, answering: Answering])[] = [
    ['the API fails', '/storeInfo', (_request, response) => response.writeHead(500).end()],
    ['the API is busy', '/products/hammer', (_request, response) => response.writeHead(503).end()],
    ['the answer is no JSON', '/products/hammer', (_request, response) => response.end('{"id":')],
    ['the answer has another type', '/products/hammer', (_request, response) => response.end('[]')],
    [
      'the answer breaks off',
      '/products/hammer',
      (_request, response) => {
        response.writeHead(200, { 'content-length': '100' }).write('{"id":');
        response.destroy();
      },
    ],
    [
      'the answer is longer than the shop reads',
      '/products/hammer',
      (_request, response) => response.end(`{"id":"${'x'.repeat(8_000_000)}"}`),
    ],
  ];

  it.each(cases)('when %s', async (_what, path, answering) => {
    api.answer(path, answering);
    const response = await get('/product/hammer');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe(PAGE_CACHE_CONTROL.withoutData);
    expect(await response.text()).toBe('product file');
    expect(problems).toHaveLength(1);
  });

  it('when the API is slower than the budget', async () => {
    server.closeAllConnections();
    server.close();
    await start(1, api.origin);
    api.answer('/storeInfo', () => undefined);
    expect(await (await get('/products?category=men')).text()).toBe('listing file');
    expect(problems).toEqual([expect.stringContaining('timeout')]);
  });

  it('when the API is down', async () => {
    await api.close();
    const response = await get('/');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('home file');
  });
});

describe('Pages without data', () => {
  it.each([
    ['/cart', 200, 'cart file'],
    ['/forgot-password', 404, 'shell file'],
    ['/no/such/page', 404, 'shell file'],
  ])('%s is answered with %d, without asking the API', async (path, status, text) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([status, text]);
    expect(api.requests).toEqual([]);
  });
});

it.each([...plainAddresses, ...hostilePaths])(
  'reads %s as a path, as the shop’s router does: %s',
  async (target, answer) => {
    const { status, text } = answers[answer];
    const answered = await askRaw(Number(new URL(shop).port), target);
    expect(answered.status).toBe(status);
    expect(answered.text).toContain(text);
  },
);

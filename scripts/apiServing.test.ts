/** The API and its pictures under the shop's own host: a real nginx with deploy/nginx.api.conf. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx, type NginxServer } from './nginxServer';
import { askRaw } from './pages/testing';
import { listen } from './ports';

let folder: string;
let nginx: NginxServer;
let api: Server;
let asked: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
let status: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'api-serving-'));
  writeFileSync(join(folder, 'shell.html'), 'shell');
  api = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      const isPicture = request.url?.startsWith('/pictures/') === true;
      response.setHeader('Cache-Control', isPicture ? 'public, max-age=600' : 'no-store');
      if (isPicture) response.setHeader('Vary', 'Accept');
      response.setHeader('X-Content-Type-Options', 'nosniff');
      response.writeHead(status).end(`answer ${asked.length}`);
    });
  });
  const apiPort = await listen(api, 0);
  // Whatever renders the pages: its settings must not reach the API.
  nginx = await startNginx({ folder, apiOrigin: 'https://shop.example', apiPort, renderPort: apiPort });
});

afterAll(async () => {
  await nginx.close();
  api.closeAllConnections();
  api.close();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  asked = [];
  status = 200;
});

it('passes every call on, with its body, its session and the host that the shopper sees', async () => {
  const body = JSON.stringify({ note: 'x'.repeat(5000) });
  const headers = { authorization: 'Bearer token', cookie: 'auth_token=token' };
  const answer = await fetch(`${nginx.url}/api/v1/orders?x=1`, { method: 'POST', body, headers });
  expect(await answer.text()).toBe('answer 1');
  expect(asked).toMatchObject([
    {
      method: 'POST',
      url: '/api/v1/orders?x=1',
      body,
      headers: { ...headers, 'x-forwarded-host': `localhost:${nginx.port}` },
    },
  ]);
});

it('leaves the answer’s headers as the API has them, each once', async () => {
  const { headers } = await fetch(`${nginx.url}/api/v1/products`);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toBeNull();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it.each([401, 404, 500, 503])(
  'passes a failure with the status %d on as it is, and asks once',
  async (failure) => {
    status = failure;
    const answer = await fetch(`${nginx.url}/api/v1/payments`, { method: 'POST' });
    expect([answer.status, await answer.text()]).toEqual([failure, 'answer 1']);
    expect(asked).toHaveLength(1);
  },
);

it('never keeps an answer of the API', async () => {
  const get = async () => (await fetch(`${nginx.url}/api/v1/orders`)).text();
  expect([await get(), await get()]).toEqual(['answer 1', 'answer 2']);
});

it('keeps pictures, which are asked for without the shopper’s session', async () => {
  const get = async (path: string) =>
    (await fetch(nginx.url + path, { headers: { authorization: 'Bearer token', cookie: 'a=b' } })).text();
  expect(await get('/pictures/a.webp?w=320')).toBe('answer 1');
  expect(await get('/pictures/a.webp?w=320')).toBe('answer 1');
  expect(await get('/pictures/a.webp?w=640')).toBe('answer 2');
  expect(asked[0]?.headers.authorization).toBeUndefined();
  expect(asked[0]?.headers.cookie).toBeUndefined();
});

it('keeps apart what is answered for another host', async () => {
  const get = async (host: string) => (await askRaw(nginx.port, '/pictures/c.webp', host)).text;
  expect(await get('localhost:1')).toContain('answer 1');
  expect(await get('localhost')).toContain('answer 2');
});

it('keeps the formats of a picture apart', async () => {
  const get = async (accept: string) =>
    (await fetch(`${nginx.url}/pictures/b.webp`, { headers: { accept } })).text();
  expect([await get('image/avif'), await get('image/webp')]).toEqual(['answer 1', 'answer 2']);
  expect([await get('image/avif'), await get('image/webp')]).toEqual(['answer 1', 'answer 2']);
});

it('still refuses to change a page', async () => {
  const { status: refused, headers } = await fetch(`${nginx.url}/orders`, { method: 'POST' });
  expect([refused, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

/** The proxy of deploy/compose.yaml on a real nginx: what of the engine is open to others. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx, type NginxServer } from './nginxServer';
import { listen } from './ports';

const conf = readFileSync(join(__dirname, '../deploy/nginx.store.conf'), 'utf8');

const answering = (name: string): Server =>
  createServer(({ headers }, response) => {
    response.end(`${name} for ${String(headers['x-forwarded-for'])}`);
  });

const servers = { gateway: answering('gateway'), engine: answering('engine') };
let folder: string;
let nginx: NginxServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'store-proxy-'));
  const gateway = await listen(servers.gateway, 0);
  const engine = await listen(servers.engine, 0);
  const change = (site: string) =>
    conf
      .replace('server gateway:8044', `server 127.0.0.1:${gateway}`)
      .replace('server engine:3300', `server 127.0.0.1:${engine}`)
      .replace('listen 8080;', `${/listen [^;]+;/.exec(site)?.[0] ?? ''}`)
      .replace('listen 3300;', `listen unix:${join(folder, 'admin.sock')};`);
  nginx = await startNginx({ folder, apiOrigin: 'http://localhost', change });
});

afterAll(async () => {
  await nginx.close();
  for (const server of Object.values(servers)) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true });
});

it.each([
  ['/api/v1/products?page=2', 'gateway'],
  ['/payments/notification', 'gateway'],
  ['/assets/preview/1b/hammer.webp?w=320', 'engine'],
  // The engine's own APIs and its administration page stay inside.
  ['/admin', 'gateway'],
  ['/admin-api', 'gateway'],
  ['/shop-api', 'gateway'],
  ['/assets/../admin-api', 'gateway'],
  ['/assets/%2e%2e/admin-api', 'gateway'],
])('%s is asked of the %s', async (url, name) => {
  const answer = await fetch(`${nginx.url}${url}`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(await answer.text()).toBe(`${name} for 127.0.0.1`);
});

/** How many pages nginx sends in a second from its cache, as deploy/nginx.render.conf sets it up. */
import { Agent, createServer, get } from 'node:http';
import { startNginx } from '../scripts/nginxServer';
import { listen } from '../scripts/ports';
import { createRenderer } from '../scripts/previewServer';
import { createShopHandler } from '../scripts/shopHandler';
import type { Figure } from './figures';

/** Requests at the same time, each on a connection of its own. */
const CONNECTIONS = 16;
/** How long requests are made, in milliseconds. */
const DURATION = 5000;
/** Pages a second. */
const GOAL = 3000;

/** Asks for a page and reads it to its end. Rejects unless it is a page. */
function fetchPage(address: string, agent: Agent, encoding: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'accept-encoding': encoding } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address}: status ${response.statusCode}`));
      response.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });
}

/** Pages a second while all connections ask for these addresses in turn. */
async function pagesASecond(addresses: readonly string[], encoding: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const start = performance.now();
  let asked = 0;
  const ask = async (): Promise<void> => {
    while (performance.now() - start < DURATION) {
      const address = addresses[asked % addresses.length] ?? '';
      asked += 1;
      await fetchPage(address, agent, encoding);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  const rate = (asked / (performance.now() - start)) * 1000;
  agent.destroy();
  return rate;
}

/** Measures with one process of nginx; this process, which asks, takes a core of its own. */
export async function pagesFromCache(
  dist: string,
  apiOrigin: string,
  products: readonly { readonly id: string }[],
): Promise<readonly Figure[]> {
  const render = createRenderer(dist, { apiOrigin, site: '' });
  const renderer = createServer(createShopHandler({ folder: dist, apiOrigin, render }));
  const renderPort = await listen(renderer, 0);
  const nginx = await startNginx({ folder: dist, apiOrigin, renderPort });
  try {
    const addresses = products.map(({ id }) => `${nginx.url}/product/${id}`);
    // Once before, so that they are in the cache.
    await pagesASecond(addresses, 'identity');
    const common = { unit: 'pages/s', goal: GOAL, isMoreBetter: true } as const;
    return [
      { name: 'pages a second from the cache', value: await pagesASecond(addresses, 'identity'), ...common },
      {
        name: 'the same, compressed by nginx each time',
        value: await pagesASecond(addresses, 'gzip'),
        ...common,
        goal: null,
      },
    ];
  } finally {
    await nginx.close();
    renderer.closeAllConnections();
    renderer.close();
  }
}

/**
 * `npm run render:pages -- --api https://api.example.com [--site https://shop.example.com] [--port 3001] [--host 127.0.0.1]
 * [--dist dist]`: renders pages with their data on demand, for a caching proxy in front (deploy/nginx.render.conf). It
 * serves the files of the build too, keeps no state, and forwards no cookie.
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { parseApiAddress, parseOrigin } from '../deploy/setApiOrigin.mjs';
import { closeOnSignal, LOOPBACK } from './ports';
import { createRenderer, pathOfBuild } from './previewServer';
import { createShopHandler } from './shopHandler';
import { runMain } from './runMain';

/** The port unless another one is given. */
const PORT = '3001';
/** The shortest time between two lines about pages without data, in milliseconds: an API that is down fails them all. */
const REPORT_INTERVAL = 10_000;

/** Prints problems, not more than one in a while. */
function createReport(): (reason: string) => void {
  let last = -Infinity;
  return (reason) => {
    if (performance.now() - last < REPORT_INTERVAL) return;
    last = performance.now();
    console.error(`A page was sent without its data: ${reason}`);
  };
}

function main(): void {
  const { values } = parseArgs({
    options: {
      api: { type: 'string' },
      site: { type: 'string', default: '' },
      port: { type: 'string', default: PORT },
      host: { type: 'string', default: LOOPBACK },
      dist: { type: 'string', default: 'dist' },
    },
  });
  if (values.api === undefined) throw new RangeError('Say where the API is: --api https://api.example.com');
  const apiOrigin = parseApiAddress(values.api);
  const site = values.site === '' ? '' : parseOrigin(values.site);
  const publicPath = pathOfBuild(values.dist);
  const render = createRenderer(values.dist, { apiOrigin, publicPath, site, onProblem: createReport() });
  const server = createServer(createShopHandler({ folder: values.dist, apiOrigin, publicPath, render }));
  closeOnSignal(
    () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeIdleConnections();
      }),
  );
  server.listen(Number(values.port), values.host, () => {
    console.log(`Rendering pages on http://${values.host}:${values.port}, with data of ${apiOrigin}.`);
  });
}

runMain(main);

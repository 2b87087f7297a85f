/**
 * The two servers of browser tests: the production build and a sandbox, on free ports. Each worker starts them once; its
 * tests share them and must not expect fresh data.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '../../sandbox/server';
import { startPreview, type Preview } from '../../scripts/previewServer';

/** How long the sandbox may take for a page that is rendered with its data, in milliseconds: longer than any test. */
const API_BUDGET = 120_000;

/** The sandbox of a worker. */
export interface SandboxHandle {
  /** Such as http://localhost:40123, without a slash at the end. The same after a restart. */
  readonly url: string;
  /** Stops the sandbox and starts it again on the same port with the same data. */
  restart(): Promise<void>;
  /** Stops the sandbox, so that the shop cannot reach its API. `restart` starts it again. */
  stop(): Promise<void>;
}

/** The shop and its sandbox. */
export interface Servers {
  /** The shop's address, without a slash at the end. */
  readonly shopUrl: string;
  readonly sandbox: SandboxHandle;
  close(): Promise<void>;
}

/** The store that `npm run test:store` has started, in place of a sandbox; null in any other run. */
function runningStore(): Servers | null {
  const { STORE_SHOP_URL: shopUrl, STORE_API_URL: url } = process.env;
  if (shopUrl === undefined || url === undefined) return null;
  const refuse = () => Promise.reject(new Error('A test may not stop the whole store.'));
  return { shopUrl, sandbox: { url, stop: refuse, restart: refuse }, close: () => Promise.resolve() };
}

/**
 * Starts a sandbox with fresh data and a server of the build, on free ports.
 * @param build the folder of a build; dist/ unless given
 * @param renders whether pages are rendered with their data
 */
export async function startServers(build?: string, renders = false): Promise<Servers> {
  const store = runningStore();
  if (store !== null) return store;
  const folder = mkdtempSync(join(tmpdir(), 'storefront-e2e-'));
  const dataFile = join(folder, 'store.sqlite');
  let shop: Preview | null = null;
  const start = (port: number) =>
    startSandbox({ port, dataFile, quiet: true, ...(shop === null ? {} : { shopOrigin: shop.url }) });
  let running: Awaited<ReturnType<typeof startSandbox>> | null = await start(0);
  const { url, port } = running;
  shop = await startPreview({
    port: 0,
    apiOrigin: url,
    renders: renders ? { budget: API_BUDGET } : null,
    ...(build === undefined ? {} : { folder: build }),
  });
  const stop = async () => {
    await running?.close();
    running = null;
  };
  const { url: shopUrl, close: closeShop } = shop;
  return {
    shopUrl,
    sandbox: {
      url,
      stop,
      restart: async () => {
        await stop();
        running = await start(port);
      },
    },
    close: async () => {
      await closeShop();
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

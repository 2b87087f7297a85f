/**
 * The two servers that a browser test talks to: the production build and a sandbox store of its own, on free ports.
 * A worker starts them once; its tests share them and must not rely on an untouched store.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '../../sandbox/server';
import { startPreview } from '../../scripts/previewServer';
import type { Preview } from '../../scripts/previewServer';

/** The sandbox store behind the shop. */
export interface SandboxHandle {
  /** Such as http://localhost:40123, without a slash at the end. The same after a restart. */
  readonly url: string;
  /** Stops the sandbox and starts it again on the same port with the same data. */
  restart(): Promise<void>;
  /** Stops the sandbox: from then on the shop cannot reach its API. `restart` brings it back. */
  stop(): Promise<void>;
}

/** The shop and its store. */
export interface Servers {
  /** The shop's address, without a slash at the end. */
  readonly shopUrl: string;
  readonly sandbox: SandboxHandle;
  close(): Promise<void>;
}

/**
 * Starts a sandbox with fresh data on a free port, and the production build in front of it.
 * @param build the folder of another build than dist/
 */
export async function startServers(build?: string): Promise<Servers> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-e2e-'));
  const dataFile = join(folder, 'store.sqlite');
  let shop: Preview | null = null;
  const start = (port: number) =>
    startSandbox({ port, dataFile, quiet: true, ...(shop === null ? {} : { shopOrigin: shop.url }) });
  let running: Awaited<ReturnType<typeof startSandbox>> | null = await start(0);
  const { url, port } = running;
  shop = await startPreview({ port: 0, apiOrigin: url, ...(build === undefined ? {} : { folder: build }) });
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

import type { ShopServiceWorker } from '../app/types';
import { createCallbacks } from '../lib/callbacks';

/** A service worker in memory, and what the shop asked of it. */
export function createMemoryServiceWorker() {
  const onNewVersion = createCallbacks();
  const log = {
    checks: 0,
    forgotten: 0,
    reloads: 0,
    /** In milliseconds. */
    time: 0,
    /** The server has another build. */
    publish: onNewVersion.call,
  };
  const worker: ShopServiceWorker = {
    onNewVersion: onNewVersion.add,
    checkVersion: () => {
      log.checks += 1;
    },
    forget: () => {
      log.forgotten += 1;
    },
    reload: () => {
      log.reloads += 1;
    },
    now: () => log.time,
  };
  return { worker, log };
}

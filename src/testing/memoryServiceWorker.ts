import type { ShopServiceWorker } from '../app/types';

/** A service worker in memory, and what the shop asked of it. */
export function createMemoryServiceWorker() {
  const callbacks = new Set<() => void>();
  const log = {
    checks: 0,
    forgotten: 0,
    reloads: 0,
    /** In milliseconds. */
    time: 0,
    /** The server has another build. */
    publish() {
      for (const callback of callbacks) callback();
    },
  };
  const worker: ShopServiceWorker = {
    onNewVersion: (callback) => void callbacks.add(callback),
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

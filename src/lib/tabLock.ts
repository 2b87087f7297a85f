import type { TextStorage } from './browserStorage';

/** Lets one tab of this shop at a time do something: pay an order, place one. */
export interface TabLock {
  /**
   * Calls `act` once nobody else holds `name`, and lets go when it is done, however it ends. `act` is told
   * whether it had to wait: then somebody else has just done the same.
   */
  hold<T>(name: string, act: (hasWaited: boolean) => Promise<T>): Promise<T>;
}

/** What the browser's own locks are needed for. */
type BrowserLocks = Pick<LockManager, 'request'>;

/** How long a lease is good for without being let go, in milliseconds: longer than any answer may take. */
const LEASE_TIME = 30_000;
/** How long a tab waits before it looks at a lease again, in milliseconds. */
const LEASE_PATIENCE = 200;
const LEASE_KEY = 'tab_lock:';

function pause(time: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, time);
  });
}

/** Locks of the browser: they end with the tab that holds them. Where it refuses them, the other lock serves. */
function browserTabLock(locks: BrowserLocks, otherwise: TabLock): TabLock {
  return {
    async hold(name, act) {
      let hasBegun = false;
      const begin = (hasWaited: boolean) => {
        hasBegun = true;
        return act(hasWaited);
      };
      try {
        // First without waiting, because a lock that was waited for does not tell.
        const done = await locks.request(name, { ifAvailable: true }, async (lock) =>
          lock === null ? null : { result: await begin(false) },
        );
        return done === null ? await locks.request(name, () => begin(true)) : done.result;
      } catch (error) {
        // A browser that blocks what sites keep denies its locks too, and nobody could pay.
        if (hasBegun) throw error;
        return otherwise.hold(name, act);
      }
    },
  };
}

/**
 * Leases in local storage, for browsers without locks: good enough for two tabs that a shopper switches between,
 * and for two clicks in one tab. Without storage a tab looks after itself alone.
 */
function leasedTabLock(storage: TextStorage): TabLock {
  const queues = new Map<string, Promise<unknown>>();

  function isFree(key: string): boolean {
    try {
      return Number(storage.getItem(key) ?? 0) < Date.now();
    } catch {
      return true;
    }
  }

  function keep(key: string, until: number | null): void {
    try {
      if (until === null) storage.removeItem(key);
      else storage.setItem(key, String(until));
    } catch {
      // Blocked storage: other tabs do not hear of this one.
    }
  }

  async function lease<T>(name: string, hasQueued: boolean, act: (hasWaited: boolean) => Promise<T>) {
    const key = LEASE_KEY + name;
    let hasWaited = hasQueued;
    while (!isFree(key)) {
      hasWaited = true;
      await pause(LEASE_PATIENCE);
    }
    keep(key, Date.now() + LEASE_TIME);
    try {
      return await act(hasWaited);
    } finally {
      keep(key, null);
    }
  }

  return {
    hold(name, act) {
      const earlier = queues.get(name);
      const turn =
        earlier === undefined
          ? lease(name, false, act)
          : earlier.then(
              () => lease(name, true, act),
              () => lease(name, true, act),
            );
      queues.set(name, turn);
      const leave = (): void => {
        if (queues.get(name) === turn) queues.delete(name);
      };
      turn.then(leave, leave);
      return turn;
    },
  };
}

/** One lock for all tabs of this shop: the browser's own where it has them, else leases in its storage. */
export function createTabLock(locks: BrowserLocks | undefined, storage: TextStorage): TabLock {
  const leased = leasedTabLock(storage);
  return locks === undefined ? leased : browserTabLock(locks, leased);
}

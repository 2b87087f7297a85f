/** What is known while something runs alone. */
export interface LockedRun {
  /** Whether it had to wait: then somebody else has just done the same. */
  readonly hasWaited: boolean;
  /** Whether other tabs are kept out too; without Web Locks only this tab's own runs are. */
  readonly isExclusive: boolean;
}

/** Lets one tab of this shop at a time do something: pay an order, place one. */
export interface TabLock {
  /** Runs once nobody else holds `name`, and lets go when it is done, however it ends. */
  hold<T>(name: string, run: (run: LockedRun) => Promise<T>): Promise<T>;
}

/** What the browser's own locks are needed for. */
type BrowserLocks = Pick<LockManager, 'request'>;

/** Runs of this tab, one after another by name. */
function createQueues(): TabLock {
  const queues = new Map<string, Promise<unknown>>();
  return {
    hold(name, run) {
      const earlier = queues.get(name);
      const begin = () => run({ hasWaited: earlier !== undefined, isExclusive: false });
      const turn = earlier === undefined ? begin() : earlier.then(begin, begin);
      queues.set(name, turn);
      const leave = (): void => {
        if (queues.get(name) === turn) queues.delete(name);
      };
      turn.then(leave, leave);
      return turn;
    },
  };
}

/** Locks of the browser: they end with the tab that holds them. Where it refuses them, the queues serve. */
function createBrowserTabLock(locks: BrowserLocks, queues: TabLock): TabLock {
  return {
    async hold(name, run) {
      let hasBegun = false;
      const begin = (hasWaited: boolean) => {
        hasBegun = true;
        return run({ hasWaited, isExclusive: true });
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
        return queues.hold(name, run);
      }
    },
  };
}

/** One lock for all tabs of this shop where the browser has Web Locks, else one for each tab. */
export function createTabLock(locks: BrowserLocks | undefined): TabLock {
  const queues = createQueues();
  return locks === undefined ? queues : createBrowserTabLock(locks, queues);
}

/** What is passed to a function that runs under a lock. */
export interface LockedRun {
  /** Whether it had to wait for another holder of the lock. */
  readonly hasWaited: boolean;
  /** Whether the lock holds for all tabs; without Web Locks it holds for this tab only. */
  readonly isExclusive: boolean;
}

/** A lock for things that only one tab may do at a time, such as placing an order. */
export interface TabLock {
  /** Calls `run` as soon as the lock `name` is free, and releases it when the promise settles. */
  hold<T>(name: string, run: (run: LockedRun) => Promise<T>): Promise<T>;
}

/** The part of Web Locks that is used. */
type BrowserLocks = Pick<LockManager, 'request'>;

/** A queue for each name, for this tab only. */
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

/** Web Locks, which end with their tab; the queues where the browser denies access to them. */
function createBrowserTabLock(locks: BrowserLocks, queues: TabLock): TabLock {
  return {
    async hold(name, run) {
      let hasBegun = false;
      const begin = (hasWaited: boolean) => {
        hasBegun = true;
        return run({ hasWaited, isExclusive: true });
      };
      try {
        // First with `ifAvailable`: a plain request does not tell whether it had to wait.
        const done = await locks.request(name, { ifAvailable: true }, async (lock) =>
          lock === null ? null : { result: await begin(false) },
        );
        return done === null ? await locks.request(name, () => begin(true)) : done.result;
      } catch (error) {
        // A browser that blocks site data denies its locks too.
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

/** A lock for things that only one tab may do at a time, such as placing an order. */
export type TabLock = ReturnType<typeof createTabLock>;

/** What is used of the browser's Web Locks. */
export interface TabLocks {
  request<T>(
    name: string,
    options: Pick<LockOptions, 'ifAvailable'>,
    callback: LockGrantedCallback<T>,
  ): Promise<Awaited<T>>;
}

/** One lock for all tabs of this shop; it ends with its tab. `locks` is undefined where the browser has none. */
export function createTabLock(locks: TabLocks | undefined) {
  return {
    /**
     * Calls `run` as soon as the lock `name` is free, and releases it when the promise settles. `hasWaited` says whether
     * it was held before. Without Web Locks, and where the browser denies them, it calls `run` at once.
     */
    async hold<T>(name: string, run: (hasWaited: boolean) => Promise<T>): Promise<T> {
      if (locks === undefined) return run(false);
      let hasBegun = false;
      const begin = (hasWaited: boolean) => {
        hasBegun = true;
        return run(hasWaited);
      };
      try {
        // First with `ifAvailable`: a plain request does not tell whether it had to wait.
        const done = await locks.request(name, { ifAvailable: true }, async (lock) =>
          lock === null ? null : { result: await begin(false) },
        );
        return done === null ? await locks.request(name, {}, () => begin(true)) : done.result;
      } catch (error) {
        // A browser that blocks site data denies its locks too.
        if (hasBegun) throw error;
        return run(false);
      }
    },
  };
}

import type { TabLocks } from '../browser/tabLock';

/** One request for a lock: waiting, or held. */
interface Request {
  readonly owner: object;
  readonly name: string;
  readonly grant: () => void;
}

/** Fake Web Locks for the tabs of a device, as far as the shop uses them; call the result once for each tab. */
export function createDeviceLocks() {
  /** In order; the first one of each name holds the lock. */
  let requests: readonly Request[] = [];

  const holderOf = (name: string) => requests.find((request) => request.name === name);

  function drop(dropped: readonly Request[]): void {
    const released = dropped.filter((request) => holderOf(request.name) === request);
    requests = requests.filter((request) => !dropped.includes(request));
    for (const { name } of released) holderOf(name)?.grant();
  }

  return () => {
    const owner = {};
    let isEnded = false;
    const locks: TabLocks = {
      request: <T>(
        name: string,
        { ifAvailable = false }: Pick<LockOptions, 'ifAvailable'>,
        callback: LockGrantedCallback<T>,
      ) =>
        new Promise<Awaited<T>>((resolve) => {
          const work = async (lock: Lock | null): Promise<Awaited<T>> => {
            // Asynchronously, as in browsers.
            await Promise.resolve();
            return await callback(lock);
          };
          const act = async (lock: Lock | null): Promise<void> => {
            const result = work(lock);
            await Promise.allSettled([result]);
            if (!isEnded) resolve(result);
            drop([request]);
          };
          const request = { owner, name, grant: () => void act({ name, mode: 'exclusive' }) };
          const isFree = holderOf(name) === undefined;
          if (isEnded) return;
          if (isFree || !ifAvailable) requests = [...requests, request];
          if (isFree) request.grant();
          else if (ifAvailable) void act(null);
        }),
    };
    return {
      ...locks,
      /** Closes the tab: its locks are released, its requests dropped. */
      end(): void {
        isEnded = true;
        drop(requests.filter((request) => request.owner === owner));
      },
    };
  };
}

/** Web Locks of one tab. */
interface TabLocks extends Pick<LockManager, 'request'> {
  /** Closes the tab: its locks are released, its requests dropped. */
  end(): void;
}

/** One request for a lock: waiting, or held. */
interface Request {
  readonly owner: object;
  readonly name: string;
  readonly mode: LockMode;
  readonly grant: () => void;
}

/** Fake Web Locks for the tabs of a device; call the result once for each tab. `steal` is not supported. */
export function createDeviceLocks(): () => TabLocks {
  const held = new Set<Request>();
  let queue: Request[] = [];

  function isFree({ name, mode }: Request, before: readonly Request[]): boolean {
    return [...held, ...before]
      .filter((other) => other.name === name)
      .every((other) => other.mode === 'shared' && mode === 'shared');
  }

  function grantAll(): void {
    for (const request of [...queue]) {
      if (!isFree(request, queue.slice(0, queue.indexOf(request)))) continue;
      queue = queue.filter((other) => other !== request);
      held.add(request);
      request.grant();
    }
  }

  return () => {
    const owner = {};
    let isEnded = false;

    function request<T>(name: string, callback: LockGrantedCallback<T>): Promise<Awaited<T>>;
    function request<T>(
      name: string,
      options: LockOptions,
      callback: LockGrantedCallback<T>,
    ): Promise<Awaited<T>>;
    function request<T>(
      name: string,
      ...rest: [LockGrantedCallback<T>] | [LockOptions, LockGrantedCallback<T>]
    ): Promise<Awaited<T>> {
      const [options, callback] = rest.length === 1 ? [{}, rest[0]] : rest;
      if (options.steal === true) throw new Error('The fake locks cannot be stolen.');
      const { mode = 'exclusive', signal } = options;
      return new Promise<Awaited<T>>((resolve, reject) => {
        if (isEnded) return;
        const abort = (): void => {
          queue = queue.filter((other) => other !== entry);
          reject(new DOMException('The request was aborted.', 'AbortError'));
        };
        const work = async (lock: Lock | null): Promise<Awaited<T>> => {
          // Asynchronously, as in browsers.
          await Promise.resolve();
          return await callback(lock);
        };
        const act = async (lock: Lock | null): Promise<void> => {
          const result = work(lock);
          await Promise.allSettled([result]);
          if (!isEnded) resolve(result);
          if (held.delete(entry)) grantAll();
        };
        const entry: Request = {
          owner,
          name,
          mode,
          grant: () => {
            signal?.removeEventListener('abort', abort);
            void act({ name, mode });
          },
        };
        if (signal?.aborted === true) {
          abort();
        } else if (options.ifAvailable === true && !isFree(entry, queue)) {
          void act(null);
        } else {
          signal?.addEventListener('abort', abort);
          queue.push(entry);
          grantAll();
        }
      });
    }

    return {
      request,
      end() {
        isEnded = true;
        queue = queue.filter((other) => other.owner !== owner);
        for (const entry of [...held]) if (entry.owner === owner) held.delete(entry);
        grantAll();
      },
    };
  };
}

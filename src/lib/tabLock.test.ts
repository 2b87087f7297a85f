import { memoryStorage } from '../testing/memoryWorld';
import { createTabLock } from './tabLock';

function isAct(value: unknown): value is (lock: unknown) => unknown {
  return typeof value === 'function';
}

/** The browser's locks, one holder for each name. */
function fakeLocks(): Pick<LockManager, 'request'> {
  const queues = new Map<string, Promise<unknown>>();
  const request = async (name: string, ...rest: unknown[]): Promise<unknown> => {
    const act = rest.at(-1);
    if (!isAct(act)) throw new Error('There is something to do.');
    const held = queues.get(name);
    if (held !== undefined && rest.length === 2) return act(null);
    const turn = (held ?? Promise.resolve()).then(() => act({ name, mode: 'exclusive' }));
    queues.set(name, turn);
    try {
      return await turn;
    } finally {
      if (queues.get(name) === turn) queues.delete(name);
    }
  };
  return { request };
}

describe.each([
  ["the browser's locks", () => fakeLocks()],
  ['leases in storage', () => undefined],
])('One tab at a time, by %s', (_name, locksOf) => {
  it('makes the second wait for the first, and tells it so', async () => {
    const locks = locksOf();
    const storage = memoryStorage();
    const log: string[] = [];
    let finish = (): void => undefined;
    const first = createTabLock(locks, storage).hold('pay', async (hasWaited) => {
      log.push(`first ${String(hasWaited)}`);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      log.push('first done');
    });
    await Promise.resolve();
    const second = createTabLock(locks, storage).hold('pay', async (hasWaited) => {
      log.push(`second ${String(hasWaited)}`);
      return 7;
    });
    await Promise.resolve();
    finish();
    await first;
    await expect(second).resolves.toBe(7);
    expect(log).toEqual(['first false', 'first done', 'second true']);
  });

  it('lets go after a failure, and of nothing else', async () => {
    const lock = createTabLock(locksOf(), memoryStorage());
    await expect(lock.hold('pay', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    await expect(lock.hold('pay', (hasWaited) => Promise.resolve(hasWaited))).resolves.toBe(false);
  });

  it('does what gives nothing once', async () => {
    let times = 0;
    await createTabLock(locksOf(), memoryStorage()).hold('pay', async () => {
      times += 1;
    });
    expect(times).toBe(1);
  });
});

it('does with leases where the browser refuses its locks, and does everything once', async () => {
  const denied = { request: () => Promise.reject(new Error('Access to the Locks API is denied.')) };
  const lock = createTabLock(denied, memoryStorage());
  let times = 0;
  const act = (hasWaited: boolean) => Promise.resolve([hasWaited, (times += 1)]);
  await expect(Promise.all([lock.hold('pay', act), lock.hold('pay', act)])).resolves.toEqual([
    [false, 1],
    [true, 2],
  ]);
});

it('does without storage', async () => {
  const blocked = (): never => {
    throw new Error('The storage is blocked.');
  };
  const storage = { getItem: blocked, setItem: blocked, removeItem: blocked };
  await expect(createTabLock(undefined, storage).hold('pay', () => Promise.resolve(1))).resolves.toBe(1);
});

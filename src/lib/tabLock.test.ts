import type { LockedRun } from './tabLock';
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
  ["the browser's locks", () => fakeLocks(), true],
  ['queues of one tab', () => undefined, false],
])('One run at a time, by %s', (_name, locksOf, isExclusive) => {
  it('makes the second wait for the first, and tells it so', async () => {
    const lock = createTabLock(locksOf());
    const log: string[] = [];
    let finish = (): void => undefined;
    const first = lock.hold('pay', async ({ hasWaited }) => {
      log.push(`first ${String(hasWaited)}`);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      log.push('first done');
    });
    await Promise.resolve();
    const second = lock.hold('pay', async ({ hasWaited }) => {
      log.push(`second ${String(hasWaited)}`);
      return 7;
    });
    await Promise.resolve();
    finish();
    await first;
    await expect(second).resolves.toBe(7);
    expect(log).toEqual(['first false', 'first done', 'second true']);
  });

  it('says whether other tabs are kept out, lets go after a failure, and runs once', async () => {
    const lock = createTabLock(locksOf());
    await expect(lock.hold('pay', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    let times = 0;
    const run = lock.hold('pay', (state) => Promise.resolve([state, (times += 1)]));
    await expect(run).resolves.toEqual([{ hasWaited: false, isExclusive }, 1]);
  });
});

it('does without locks where the browser refuses them, and runs everything once', async () => {
  const denied = { request: () => Promise.reject(new Error('Access to the Locks API is denied.')) };
  const lock = createTabLock(denied);
  let times = 0;
  const run = ({ hasWaited, isExclusive }: LockedRun) =>
    Promise.resolve([hasWaited, isExclusive, (times += 1)]);
  await expect(Promise.all([lock.hold('pay', run), lock.hold('pay', run)])).resolves.toEqual([
    [false, false, 1],
    [true, false, 2],
  ]);
});

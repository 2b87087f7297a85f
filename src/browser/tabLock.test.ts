import { createDeviceLocks } from '../testing/deviceLocks';
import type { LockedRun } from './tabLock';
import { createTabLock } from './tabLock';

describe.each([
  ['with Web Locks', () => createDeviceLocks()(), true],
  ['without Web Locks', () => undefined, false],
])('A lock, %s', (_name, locksOf, isExclusive) => {
  it('makes the second run wait for the first, and tells it that it waited', async () => {
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
    for (let step = 0; step < 5; step += 1) await Promise.resolve();
    expect(log).toEqual(['first false']);
    const second = lock.hold('pay', async ({ hasWaited }) => {
      log.push(`second ${String(hasWaited)}`);
      return 7;
    });
    for (let step = 0; step < 5; step += 1) await Promise.resolve();
    expect(log).toEqual(['first false']);
    finish();
    await first;
    await expect(second).resolves.toBe(7);
    expect(log).toEqual(['first false', 'first done', 'second true']);
  });

  it('makes a third run wait for the second, though the first has ended', async () => {
    const lock = createTabLock(locksOf());
    const log: string[] = [];
    let finish = (): void => undefined;
    const first = lock.hold('pay', () => Promise.resolve());
    const second = lock.hold('pay', async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      log.push('second done');
    });
    await first;
    for (let step = 0; step < 20; step += 1) await Promise.resolve();
    const third = lock.hold('pay', () => Promise.resolve(log.push('third')));
    for (let step = 0; step < 20; step += 1) await Promise.resolve();
    finish();
    await Promise.all([second, third]);
    expect(log).toEqual(['second done', 'third']);
  });

  it('does not repeat a run that fails', async () => {
    const run = jest.fn(() => Promise.reject(new Error('lost')));
    await expect(createTabLock(locksOf()).hold('pay', run)).rejects.toThrow('lost');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('says whether it holds for other tabs, is released after a failure, and runs once', async () => {
    const lock = createTabLock(locksOf());
    await expect(lock.hold('pay', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    let times = 0;
    const run = lock.hold('pay', (state) => Promise.resolve([state, (times += 1)]));
    await expect(run).resolves.toEqual([{ hasWaited: false, isExclusive }, 1]);
  });
});

it('falls back to a lock of this tab where the browser denies Web Locks, and runs everything once', async () => {
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

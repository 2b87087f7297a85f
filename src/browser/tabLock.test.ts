import { createDeviceLocks } from '../testing/deviceLocks';
import { createTabLock } from './tabLock';

/** Runs what is waiting for promises. */
async function settle(): Promise<void> {
  for (let step = 0; step < 20; step += 1) await Promise.resolve();
}

/** A run that says when it begins and ends, and what may end it. */
function createRun(name: string, log: string[]) {
  let finish = (): void => undefined;
  const run = async (hasWaited: boolean): Promise<string> => {
    log.push(`${name} begins, ${hasWaited ? 'has waited' : 'at once'}`);
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    log.push(`${name} ends`);
    return name;
  };
  return { run, finish: () => finish() };
}

it('A lock makes the others wait, one after the other, and tells each whether it has waited', async () => {
  const lock = createTabLock(createDeviceLocks()());
  const log: string[] = [];
  const [first, second, third] = [createRun('1', log), createRun('2', log), createRun('3', log)];
  const done = [first, second, third].map(({ run }) => lock.hold('pay', run));
  await settle();
  expect(log).toEqual(['1 begins, at once']);
  for (const { finish } of [first, second, third]) {
    finish();
    await settle();
  }
  await expect(Promise.all(done)).resolves.toEqual(['1', '2', '3']);
  expect(log).toEqual([
    '1 begins, at once',
    '1 ends',
    '2 begins, has waited',
    '2 ends',
    '3 begins, has waited',
    '3 ends',
  ]);
});

it('A lock is released where a run fails, which is not repeated', async () => {
  const lock = createTabLock(createDeviceLocks()());
  const run = jest.fn(() => Promise.reject(new Error('lost')));
  await expect(lock.hold('pay', run)).rejects.toThrow('lost');
  expect(run).toHaveBeenCalledTimes(1);
  await expect(lock.hold('pay', (hasWaited) => Promise.resolve(hasWaited))).resolves.toBe(false);
});

it.each([
  ['has no Web Locks', undefined],
  ['denies them', { request: () => Promise.reject(new Error('Access to the Locks API is denied.')) }],
])('Everything runs once and at once where the browser %s', async (_what, locks) => {
  const lock = createTabLock(locks);
  const log: string[] = [];
  const [first, second] = [createRun('1', log), createRun('2', log)];
  const done = [first, second].map(({ run }) => lock.hold('pay', run));
  await settle();
  expect(log).toEqual(['1 begins, at once', '2 begins, at once']);
  first.finish();
  second.finish();
  await expect(Promise.all(done)).resolves.toEqual(['1', '2']);
});

import { hasBasicEmailPattern } from '../lib/strings';
import { formatCount } from '../lib/money';
import { toPolicySlug } from '../lib/routes';
import { createDeviceLocks } from '../testing/deviceLocks';
import { createDeviceStorage } from '../testing/deviceStorage';
import { parseJson, readStored, readStoredJson, writeStored, writeStoredJson } from './bestEffortStorage';
import { fromPublic, publicPath, toPublic } from './publicPath';
import { safeHttpUrl, safeLink, safePictureUrl, setOwnOrigins } from './safeUrl';
import { savesData } from './savesData';
import { createTabLock } from './tabLock';

describe('Tab lock', () => {
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
});

describe('Best effort storage', () => {
  function createStorage() {
    const device = createDeviceStorage(false, () => undefined);
    return { device, storage: device.open().storage };
  }

  it('keeps texts and values, and removes what is null', () => {
    const { device, storage } = createStorage();
    writeStored(storage, 'text', 'hammer');
    writeStoredJson(storage, 'value', { id: 7 });
    expect(readStored(storage, 'text')).toBe('hammer');
    expect(readStoredJson(storage, 'value')).toEqual({ id: 7 });
    writeStored(storage, 'text', null);
    writeStoredJson(storage, 'value', null);
    expect(device.keys()).toEqual([]);
    expect(readStored(storage, 'text')).toBeNull();
    expect(readStoredJson(storage, 'value')).toBeNull();
  });

  it('has nothing, and says nothing of it, where the storage is blocked', () => {
    const { device, storage } = createStorage();
    device.write('text', 'hammer');
    device.faults.isBlocked = true;
    expect(readStored(storage, 'text')).toBeNull();
    expect(readStoredJson(storage, 'text')).toBeNull();
    expect(() => writeStored(storage, 'text', 'saw')).not.toThrow();
    expect(() => writeStored(storage, 'text', null)).not.toThrow();
    expect(device.read('text')).toBe('hammer');
  });

  it.each([
    ['{"id":7}', { id: 7 }],
    ['{"id":', null],
    ['', null],
    [null, null],
  ])('reads %j, which other code may have written', (text, value) => {
    expect(parseJson(text)).toEqual(value);
  });
});

describe('Choices', () => {
  it.each([
    ...['a@b.c', ' asha.verma@shop.co.in '].map((email) => [email, true] as const),
    ...[
      '',
      'a@b',
      '@b.c',
      'a@.c',
      'a@b.',
      'a b@c.d',
      'a@b c.d',
      'a@b.c d',
      'x a@b.c',
      'a@b.c@',
      'a@b@c.d',
      'ab.c',
    ].map((email) => [email, false] as const),
  ])('"%s" looks like an email address: %p', (email, isOne) => {
    expect(hasBasicEmailPattern(email)).toBe(isOne);
  });

  it('groups a number of things as the shop does in India', () => {
    expect(formatCount(1234567)).toBe('12,34,567');
  });

  it('knows a policy in any letter case, and no other page', () => {
    const slugs = ['terms', 'privacy', 'refund', 'return', 'shipping', 'about'];
    expect(slugs.map((slug) => toPolicySlug(slug.toUpperCase()))).toEqual(slugs);
    expect(['imprint', ''].map(toPolicySlug)).toEqual([null, null]);
  });

  it.each([
    [{ connection: { saveData: true } }, true],
    [{ connection: { saveData: false } }, false],
    [{ connection: { saveData: 'yes' } }, false],
    [{ connection: null }, false],
    [{}, false],
  ])('a shopper with %j saves data: %p', (navigator, saves) => {
    expect(savesData(navigator)).toBe(saves);
  });
});

describe('Without page', () => {
  afterEach(() => setOwnOrigins({ shop: '', api: '' }));

  describe('Outside a browser', () => {
    it('only https is safe while the origins of the shop are unknown', () => {
      expect(safeHttpUrl('https://cdn.example/a.png')).toBe('https://cdn.example/a.png');
      expect(safeHttpUrl('http://shop.example/')).toBe('');
      expect(safePictureUrl('/a.png')).toBe('/a.png');
      expect(safeLink('https://shop.example/cart')).toEqual({
        kind: 'web',
        href: 'https://shop.example/cart',
      });
    });

    it('addresses are as safe as they will be in the browser', () => {
      setOwnOrigins({ shop: 'http://shop.example', api: 'http://api.shop.example' });
      expect(safeHttpUrl('http://shop.example/')).toBe('http://shop.example/');
      expect(safeHttpUrl('http://api.shop.example/a')).toBe('http://api.shop.example/a');
      expect(safeHttpUrl('http://elsewhere.example/')).toBe('');
      expect(safeLink('http://shop.example/cart')).toEqual({ kind: 'local', to: '/cart' });
    });

    it('the shop is at the root', () => {
      expect([publicPath(), toPublic('/cart'), fromPublic('/cart')]).toEqual(['/', '/cart', '/cart']);
    });
  });
});

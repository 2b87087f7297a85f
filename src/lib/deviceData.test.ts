import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as constants from './constants';
import { deviceData, deviceDataOf, forgettableData, forgettableKeys, recordedData } from './deviceData';

const SRC = join(__dirname, '..');

/** Constants that are called keys and are not the name of anything that is kept. */
const notKept = new Set(['NO_KEY', 'EMOTION_KEY']);

function readSources(): readonly string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^testing/.test(name))
    .map((name) => readFileSync(join(SRC, name), 'utf8'));
}

/** The names that the shop's code keeps something under: constants that are called keys, and texts in place. */
function readKeys(sources: readonly string[]): readonly string[] {
  const constants = new Map<string, string>();
  const keys: string[] = [];
  for (const text of sources) {
    for (const [, name = '', , value = ''] of text.matchAll(/\b([A-Z_]*KEY)\s*=\s*(['"`])(.*?)\2/g))
      constants.set(name, value);
    for (const [, , value = ''] of text.matchAll(/torage\??\.(?:get|set|remove)Item\(\s*(['"`])(.*?)\1/g))
      keys.push(value);
  }
  const resolve = (value: string): string =>
    value.replace(/\$\{(\w+)\}/g, (_whole, name: string) => constants.get(name) ?? '');
  for (const [name, value] of constants) if (!notKept.has(name)) keys.push(resolve(value));
  return keys;
}

it('names every key that the code keeps something under', () => {
  const named = Object.entries(constants).flatMap(([name, value]) =>
    name.endsWith('KEY') && typeof value === 'string' ? [value] : [],
  );
  const keys = [...readKeys(readSources()), ...named];
  expect(keys).toEqual(
    expect.arrayContaining(['cart', 'cart:unreadable', 'remembered_email', 'scroll_positions']),
  );
  const unknown = keys.filter(
    (key) =>
      deviceDataOf('localStorage', key) === undefined && deviceDataOf('sessionStorage', key) === undefined,
  );
  expect(unknown).toEqual([]);
});

it('knows a name in its place alone, and names nothing twice', () => {
  expect(deviceDataOf('localStorage', 'cart2')).toBeUndefined();
  expect(deviceDataOf('sessionStorage', 'cart')).toBeUndefined();
  const keys = [...deviceData, ...recordedData].flatMap((entry) => entry.keys);
  expect(new Set(keys).size).toBe(keys.length);
});

it('says of everything what it is and how long it stays, and under which names', () => {
  for (const { keys, what, until } of [...deviceData, ...recordedData]) {
    expect(keys).not.toEqual([]);
    for (const text of [...keys, what, until]) expect(text).toMatch(/^\S.*\S$/);
  }
});

it.each([
  ['cookie', 'auth_token'],
  ['indexedDB', 'workbox-expiration'],
  ['cacheStorage', 'shop-products'],
  ['cacheStorage', 'shop-files'],
] as const)('knows what is kept in the %s %s', (place, key) => {
  expect(deviceDataOf(place, key)?.keys).toContain(key);
});

it('forgets what a shopper has looked at and liked, and neither the cart nor the sign-in', () => {
  expect(forgettableKeys).toEqual(['remembered_email', 'wishlist', 'recently_viewed', 'recent_searches']);
  const elsewhere = forgettableData.filter(({ place }) => place !== 'localStorage');
  expect(elsewhere.flatMap(({ keys }) => keys)).toEqual([
    ...['shop-products', 'shop-lists', 'shop-pictures', 'shop-opaque-pictures'],
    'workbox-expiration',
  ]);
});

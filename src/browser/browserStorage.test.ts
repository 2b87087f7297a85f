/** @jest-environment jest-fixed-jsdom */
import { writeStored } from './bestEffortStorage';
import { localTextStorage, sessionTextStorage } from './browserStorage';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it.each([
  ['all tabs', localTextStorage, () => window.localStorage, () => window.sessionStorage],
  ['one tab', sessionTextStorage, () => window.sessionStorage, () => window.localStorage],
])('the storage of %s holds texts until they are removed', (_whose, create, own, other) => {
  const storage = create();
  storage.setItem('cart', 'a hammer');
  expect(storage.getItem('cart')).toBe('a hammer');
  expect(own().getItem('cart')).toBe('a hammer');
  expect(other()).toHaveLength(0);
  storage.removeItem('cart');
  expect(storage.getItem('cart')).toBeNull();
});

it('has nothing under a key any more once null was written there', () => {
  const storage = localTextStorage();
  storage.setItem('cart', 'a hammer');
  writeStored(storage, 'cart', null);
  expect(storage.getItem('cart')).toBeNull();
});

it('names all keys of the storage that tabs share', () => {
  const storage = localTextStorage();
  storage.setItem('cart', '1');
  storage.setItem('wishlist', '2');
  expect(storage.keys().toSorted()).toEqual(['cart', 'wishlist']);
});

it('tells what another tab has changed, until nobody listens', () => {
  const changed: (string | null)[] = [];
  const stop = localTextStorage().onChange((key) => changed.push(key));
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'wishlist' }));
  expect(changed).toEqual(['cart', null]);
});

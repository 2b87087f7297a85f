/**
 * A copy of an object that counts how often one of its properties is read, to tell whether a component that shows it
 * was rendered. The store needs no checks of development around it: they read every property too.
 */
export function countReads<T extends object, Key extends keyof T>(object: T, key: Key) {
  const copy = { ...object };
  const value = object[key];
  let count = 0;
  Object.defineProperty(copy, key, {
    enumerable: true,
    configurable: true,
    get: () => {
      count += 1;
      return value;
    },
  });
  return { copy, count: () => count };
}

import type { Page } from '@playwright/test';

/**
 * All that the page's IndexedDB databases hold, as JSON.
 * @param only the name of the one to read; all of them unless given
 */
export function readDatabases(page: Page, only?: string): Promise<string> {
  return page.evaluate(async (wanted) => {
    const read = (name: string) =>
      new Promise<readonly unknown[]>((resolve) => {
        const opening = indexedDB.open(name);
        // It was removed meanwhile: opening it must not create it.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const database = opening.result;
          const names = [...database.objectStoreNames];
          if (names.length === 0) {
            database.close();
            resolve([]);
            return;
          }
          const transaction = database.transaction(names);
          const reading = names.map((store) => transaction.objectStore(store).getAll());
          transaction.oncomplete = () => {
            database.close();
            resolve(reading.map(({ result }) => result as unknown));
          };
        };
      });
    const databases = (await indexedDB.databases()).map(({ name = '' }) => name);
    const chosen = databases.filter((name) => wanted === undefined || name === wanted);
    return JSON.stringify(await Promise.all(chosen.map(read)));
  }, only);
}

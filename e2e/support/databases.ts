import type { Page } from '@playwright/test';

/** All that the page's IndexedDB databases hold, as JSON. */
export function readDatabases(page: Page): Promise<string> {
  return page.evaluate(async () => {
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
    const databases = await indexedDB.databases();
    return JSON.stringify(await Promise.all(databases.map(({ name = '' }) => read(name))));
  });
}

/** Finds texts of one shopper in pages of another. */
import type { Page } from '@playwright/test';
import { readDatabases } from './databases';
import { expect } from './test';

/** The texts to find, by name. They must not occur anywhere else. */
export type Canaries = Readonly<Record<string, string>>;

/** How long a page gets to lose what is left of a session that is over, in milliseconds. */
const TIMEOUT = 10_000;

/** All texts of a page by place: screen, storage, Redux store. Runs in the browser. Throws when it finds no store. */
function readPage(): Record<string, string> {
  const field = (value: unknown, name: string): unknown =>
    value instanceof Object ? Reflect.get(value, name) : undefined;
  const root = document.getElementById('root') ?? document.body;
  const container = Object.keys(root).find((name) => name.startsWith('__reactContainer')) ?? '';
  // React keeps its tree on the root element; the store is a prop near its top.
  let fiber = field(field(field(root, container), 'stateNode'), 'current');
  while (fiber !== null && fiber !== undefined && field(field(fiber, 'memoizedProps'), 'store') === undefined)
    fiber = field(fiber, 'child');
  const store = field(field(fiber, 'memoizedProps'), 'store');
  const getState = field(store, 'getState');
  if (typeof getState !== 'function') throw new Error('The page shows no store.');
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  return {
    screen: document.documentElement.outerHTML,
    forms: fields.map(({ value }) => value).join('\n'),
    address: `${window.location.href}\n${JSON.stringify(window.history.state)}`,
    localStorage: JSON.stringify({ ...window.localStorage }),
    sessionStorage: JSON.stringify({ ...window.sessionStorage }),
    store: JSON.stringify(Reflect.apply(getState, store, [])),
  };
}

/** The places of canaries in a page, such as 'email in store of /orders'. */
async function findCanaries(page: Page, canaries: Canaries): Promise<string[]> {
  const places = Object.entries({
    ...(await page.evaluate(readPage)),
    indexedDB: await readDatabases(page),
  });
  const path = new URL(page.url()).pathname;
  return Object.entries(canaries).flatMap(([what, text]) =>
    places
      .filter(([, held]) => held.includes(text) || held.includes(encodeURIComponent(text)))
      .map(([place]) => `${what} in ${place} of ${path}`),
  );
}

/** The places of canaries that pages still contain after the timeout. */
export async function leaksIn(pages: readonly Page[], canaries: Canaries): Promise<string[]> {
  const found = await Promise.all(
    pages.map(async (page) => {
      let leaks: string[] = [];
      await expect
        .poll(async () => (leaks = await findCanaries(page, canaries)), {
          timeout: TIMEOUT,
          intervals: [20, 50, 100],
        })
        .toEqual([])
        .catch(() => undefined);
      return leaks;
    }),
  );
  return found.flat();
}

/** Waits until each canary is found in some page, which shows that the search works. */
export async function expectCanaries(pages: readonly Page[], canaries: Canaries): Promise<void> {
  for (const [what, text] of Object.entries(canaries)) {
    await expect
      .poll(
        async () => (await Promise.all(pages.map((page) => findCanaries(page, { [what]: text })))).flat(),
        {
          message: `The ${what} is there before the session ends.`,
        },
      )
      .not.toEqual([]);
  }
}

/** Texts that belong to one shopper, and where else they turn up. */
import type { Page } from '@playwright/test';
import { expect } from './test';

/** Texts by what they are. None of them may be part of anything else. */
export type Canaries = Readonly<Record<string, string>>;

/** How long a page gets to lose what is left of a session that is over, in milliseconds. */
const MOMENT = 10_000;

/** Everything that a page holds, by place. Throws where the store cannot be found. Runs in the browser. */
function readPage(): Record<string, string> {
  const field = (value: unknown, name: string): unknown =>
    value instanceof Object ? Reflect.get(value, name) : undefined;
  const root = document.getElementById('root') ?? document.body;
  const container = Object.keys(root).find((name) => name.startsWith('__reactContainer')) ?? '';
  // React hangs its tree on the element that it renders into; the shop's store is a prop near its top.
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

/** Where a page holds which canaries now, such as 'email in store of /orders'. */
async function findCanaries(page: Page, canaries: Canaries): Promise<string[]> {
  const places = Object.entries(await page.evaluate(readPage));
  const path = new URL(page.url()).pathname;
  return Object.entries(canaries).flatMap(([what, text]) =>
    places
      .filter(([, held]) => held.includes(text) || held.includes(encodeURIComponent(text)))
      .map(([place]) => `${what} in ${place} of ${path}`),
  );
}

/** Which canaries a page still holds after a moment, and where. */
export async function leaksIn(pages: readonly Page[], canaries: Canaries): Promise<string[]> {
  const found = await Promise.all(
    pages.map(async (page) => {
      let leaks: string[] = [];
      await expect
        .poll(async () => (leaks = await findCanaries(page, canaries)), {
          timeout: MOMENT,
          intervals: [20, 50, 100],
        })
        .toEqual([])
        .catch(() => undefined);
      return leaks;
    }),
  );
  return found.flat();
}

/** Waits until each of the canaries can be found in some place of some page: the search for them works. */
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

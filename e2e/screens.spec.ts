/**
 * Every screen in every state: axe finds nothing, nothing is wider than the window, and text of 200 % fits phones.
 * `npm test` looks at one state of some pages, in one colour scheme, FULL=1 at all of them, SAMPLE_SEED=n at others.
 */
import { paths } from '../src/lib/routes';
import { isFullRun } from '../src/testing/fullRun';
import { sampleOf, seededRandom } from '../src/testing/random';
import { expectAccessible, expectFit, expectLargeTextFits } from './support/layout';
import { addressOf, layoutAt, openScreen, settle } from './support/screens/openScreen';
import { nameOf, type Layout } from './support/screens/screen';
import { screenTable } from './support/screens/screenTable';
import { seed } from '../src/testing/sampled';
import { readFacts, type ShopFacts } from './support/screens/shopFacts';
import { expect, test as base } from './support/test';

const random = seededRandom(seed);
/** How many pages `npm test` looks at. */
const SAMPLED_PAGES = 1;

const schemes = ['light', 'dark'] as const;
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
/** Widths, in pixels, that a layout must fit. */
const fitting: Readonly<Record<Layout, readonly number[]>> = { narrow: [320, 390], wide: [768, 1440] };

const all = screenTable.flatMap((screen) =>
  windows
    .filter(({ width }) => screen.only === undefined || screen.only === layoutAt(width))
    .map((viewport) => ({ screen, viewport, colorSchemes: schemes })),
);

/** One view of some pages, in one scheme. */
const pages = [...new Set(screenTable.map(({ page }) => page))];
const sample = sampleOf(pages, SAMPLED_PAGES, random).flatMap((page) =>
  sampleOf(
    all.filter(({ screen }) => screen.page === page),
    1,
    random,
  ).map((view) => ({ ...view, colorSchemes: sampleOf(schemes, 1, random) })),
);

let knownFacts: Promise<ShopFacts> | null = null;
const test = base.extend<{ readonly facts: ShopFacts }>({
  // Once in a worker, which keeps its store.
  facts: async ({ sandbox }, use) => use(await (knownFacts ??= readFacts(sandbox.url))),
});

// A worker has its own store, which takes longer to start than a few screens take.
if (!isFullRun) test.describe.configure({ mode: 'default' });

test('every page of the shop has a state', ({ facts, shop }) => {
  const shown = screenTable.map((screen) => new URL(addressOf(screen, facts), shop).pathname);
  for (const pattern of Object.values(paths)) {
    const path = new RegExp(`^${pattern.replace(/:\w+/, '[^/]+')}$`);
    expect(
      shown.filter((each) => path.test(each)),
      pattern,
    ).not.toEqual([]);
  }
});

for (const { screen, viewport, colorSchemes } of isFullRun ? all : sample) {
  const layout = layoutAt(viewport.width);
  test.describe(`${nameOf(screen)}, ${viewport.width} px`, () => {
    test.use({
      viewport,
      isMobile: layout === 'narrow',
      hasTouch: layout === 'narrow',
      // Toasts and dialogs are there at once.
      contextOptions: { reducedMotion: 'reduce' },
      expectedNoise: screen.noise === undefined ? [] : [screen.noise],
    });

    test(`is accessible and fits, ${colorSchemes.join(' and ')}`, async ({ page, shop, facts }) => {
      await openScreen(page, shop, screen, facts);
      // What the header covers of a page that is scrolled is not what is looked for.
      await page.evaluate(() => window.scrollTo(0, 0));
      for (const [index, colorScheme] of colorSchemes.entries()) {
        await page.emulateMedia({ colorScheme });
        await settle(page);
        // Only the colours differ in the second one.
        await expectAccessible(page, index === 0 ? 'all' : 'colours');
      }
      await expectFit(page, fitting[layout]);
      if (layout === 'narrow') await expectLargeTextFits(page);
    });
  });
}

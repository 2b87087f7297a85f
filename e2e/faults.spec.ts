/**
 * The table of faults in the browser: each of the eleven API calls fails in every way, and its screen shows a message and
 * a link or button. `npm test` runs one case of one call, FULL=1 some of each kind for every call, SAMPLE_SEED=n others,
 * CASES=all the whole table.
 */
import { startPreview } from '../scripts/previewServer';
import { AUTH_COOKIE } from '../src/lib/constants';
import { isFullRun } from '../src/testing/fullRun';
import { sampled, seed } from '../src/testing/sampled';
import { startFaultServer, type FaultServer } from './support/faults/faultServer';
import { faultCases } from './support/faults/faultTable';
import { tryFault } from './support/faults/tryFault';
import { inFullRun } from './support/inFullRun';
import { perWorker } from './support/perWorker';
import { expect, test as base } from './support/test';

/** The longest time of one case, in milliseconds. */
const CASE_TIME = 15_000;
/** How many calls `npm test` tries. */
const SAMPLED_CALLS = 1;

const startFaulty = perWorker(startFaultServer);
const startShop = perWorker(async () => startPreview({ port: 0, apiOrigin: (await startFaulty()).url }));

const test = base.extend<{ readonly server: FaultServer }>({
  server: async ({}, use) => use(await startFaulty()),
  shop: async ({}, use) => use((await startShop()).url),
  // Each case has a browser context of its own, and counts its messages.
  silence: async ({}, use) => use(undefined),
});
const fullTest = test.extend(inFullRun);

for (const [call, cases] of sampled([...faultCases(isFullRun, seed)], SAMPLED_CALLS)) {
  test(`every failure of ${call} shows a message and a way on`, async ({ browser, shop, server }) => {
    test.setTimeout(120_000 + cases.length * CASE_TIME);
    for (const faultCase of cases) {
      const { missing } = await test.step(faultCase.name, async () => {
        const openDevice = () => browser.newContext({ reducedMotion: 'reduce' });
        const outcome = await tryFault(openDevice, { shopUrl: shop, server }, faultCase);
        expect
          .soft(outcome, `${call}: ${faultCase.name}`)
          .toEqual({ isBlank: false, hasCrashed: false, uncaught: [], noises: [], missing: [] });
        return outcome;
      });
      // What is missing here is mostly missing in the call's other cases too: each would wait for it.
      if (missing.length > 0) break;
    }
  });
}

test('offline the shop shows a notice, and it loads again once online', async ({ page, context, server }) => {
  server.fail('listProducts', {
    kind: 'answer',
    status: 500,
    contentType: 'application/json',
    body: '{}',
  });
  await page.goto('/products');
  await expect(page.getByText('Failed to load products. Please try again.')).toBeVisible();
  await context.setOffline(true);
  const notice = page.getByText(/^You are offline\./);
  await expect(notice).toBeVisible();
  // The server answers again: it fails for another call, which is not made.
  server.fail('createOrder', { kind: 'reset' });
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Failed to load products. Please try again.')).toHaveCount(0);
});

fullTest('very long lists are cut', async ({ page, context, shop, server }) => {
  const product = { title: 'Claw Hammer', category: 'Hand Tools', regularPrice: 999 };
  const data = Array.from({ length: 20_000 }, (_, index) => ({ ...product, id: `item-${index}` }));
  const json = (body: unknown) =>
    ({
      kind: 'answer',
      status: 200,
      contentType: 'application/json',
      body: JSON.stringify(body),
    }) as const;
  server.fail('listProducts', json({ data, pagination: { total: data.length } }));
  await page.goto('/products');
  await expect(page.getByRole('article')).toHaveCount(100);

  const items = Array.from({ length: 3000 }, (_, id) => ({
    id,
    productTitle: 'Nail',
    quantity: 1,
    price: 2,
  }));
  server.fail(
    'listOrders',
    json(
      Array.from({ length: 120 }, (_, index) => ({ id: `ORD ${index}`, items: index === 0 ? items : [] })),
    ),
  );
  await context.addCookies([{ name: AUTH_COOKIE, value: 'a-token', url: shop }]);
  await page.goto('/orders');
  await expect(page.getByRole('button', { name: 'Show more (110 left)' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(10);
  const first = page.getByRole('article', { name: 'Order ORD 0' });
  await expect(first.getByText('2501 more items')).toBeVisible();
  await expect(first.getByRole('row', { name: /^Total ₹/ })).toContainText('₹6,000.00');
});

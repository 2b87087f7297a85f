/**
 * The main journeys, recorded on a production build that records on demand, and seen again with every state and every
 * screen. With `RENEW=1` they write the golden traces that `npm test` replays
 * without a browser.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { API_BASE_PATH, BANK_PATH, PAYMENT_METHOD } from '../../sandbox/constants';
import { hydrated } from '../support/hydration';
import {
  expectReplay,
  GOLDEN_FOLDER,
  readParts,
  readRun,
  recordTrace,
  watchScreens,
} from '../support/replayedTrace';
import { demoShopper, fillAddress, fillRegistration, fillSignIn, payBy } from '../support/shopper';
import { canaries, expect, settle, SLOW_START, test } from '../support/traces';

const ROOT = join(__dirname, '../..');

const demoSecrets = { demoPassword: demoShopper.password } as const;

/** Opens the shop, recording. */
async function openRecorded(page: Page, path = '/'): Promise<void> {
  await watchScreens(page);
  await page.goto(`${path}?trace=1`);
  await expect(page.getByRole('button', { name: /^Recording, / })).toBeVisible();
  await settle(page);
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('link', { name: 'Login' }).first().click();
  await fillSignIn(page, { email, password });
}

/** Follows a link of the main navigation to a category. */
async function openCategory(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await settle(page);
}

/** An address that is typed at the checkout and not sent: a reload keeps it. */
const unsent = { street: 'canary-street-19b2', town: 'canary-town-55c1' } as const;

test('registering, ordering and paying by card at the bank: one file from the first page to the one after the bank', async ({
  page,
  context,
  shop,
}) => {
  await openRecorded(page, '/register');
  // Nobody else registers in this store, unless the test is repeated in it.
  const email = `traced-card-${test.info().repeatEachIndex}@example.com`;
  await fillRegistration(page, { email, password: canaries.password });
  await expect(page).toHaveURL('/');
  await settle(page);
  await signIn(page, email, canaries.password);
  await expect(page.getByText('Logged in successfully.')).toBeVisible();
  await settle(page);

  await openCategory(page, 'Hand Tools');
  const card = page.getByRole('article').first();
  await card.hover();
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText(/added to your cart\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Cart, 1 item' }).first().click();
  await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
  await page.getByLabel('Address').first().fill(unsent.street);
  await page.getByLabel('City').first().fill(unsent.town);
  const earlier = [await readRun(page)];
  await page.reload();
  await expect(page.getByLabel('City').first()).toHaveValue(unsent.town);
  await fillAddress(page);
  await settle(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=ORD-/);
  await settle(page);

  // At first the bank says that it has nothing to show: so the page is still there to tell what it showed.
  const bank = `**${BANK_PATH.card}`;
  await page.route(bank, (route) => route.fulfill({ status: 204 }));
  const answered = page.waitForResponse(bank);
  await payBy(page, PAYMENT_METHOD.card, canaries);
  await answered;
  earlier.push(await readRun(page));
  await page.unroute(bank);
  await page
    .locator('body > form[method="post"]')
    .evaluate((form: HTMLFormElement) => HTMLFormElement.prototype.submit.call(form));
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();

  const tab = await context.newPage();
  await openRecorded(tab, '/cart');
  earlier.push(await readRun(tab));
  // Left like by a shopper, so that nothing of it is lost.
  await tab.goto('about:blank');
  await tab.close();

  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page).toHaveURL('/order-success');
  // Before, its links would load a page of their own.
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /orders/i })
    .click();
  await expect(page.getByText('Processing').first()).toBeVisible();
  const trace = await recordTrace(page, 'card', { unsent, earlier });
  const parts = readParts(trace.text);
  expect(parts.map(({ reason }) => reason)).toEqual(['open', 'reload', 'tab', 'bank']);
  expect(new Set(parts.map(({ tab: id }) => id)).size).toBe(2);
  const calls = parts.flatMap(({ lanes }) => lanes).filter((entry) => entry.kind === 'call');
  expect(calls).toContainEqual(
    expect.objectContaining({ method: 'POST', path: `${API_BASE_PATH}/payments`, status: 200, error: '' }),
  );

  await expectReplay(page, shop, trace);
});

test('browsing: categories, pages, a filter, a product, and a cart with a removal taken back', async ({
  page,
  shop,
}) => {
  await openRecorded(page);
  await openCategory(page, 'Men');
  await page.getByRole('link', { name: 'Go to page 2' }).click();
  await expect(page.getByText(/^Showing 13 to \d+ of \d+ items$/)).toBeVisible();
  await settle(page);
  const filter = page.getByRole('combobox', { name: 'Sub-category' });
  const kind = (await filter.getByRole('option').nth(1).textContent()) ?? '';
  await filter.selectOption(kind);
  await expect(page).toHaveURL((url) => url.searchParams.get('parentCategory') === kind);
  await settle(page);
  await page.getByRole('group', { name: 'Grid layout' }).getByRole('button', { name: '2 columns' }).click();

  await openCategory(page, 'Hand Tools');
  const card = page.getByRole('article').first();
  await card.hover();
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText(/added to your cart\.$/)).toBeVisible();

  await openCategory(page, 'Men');
  await page
    .getByRole('article')
    .getByRole('link', { name: /Linen Kurta/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Linen Kurta/ })).toBeVisible();
  await settle(page);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('alert').getByText('Please select a size')).toBeVisible();
  await page.getByRole('group', { name: /Size/ }).getByRole('button').nth(1).click();
  const colours = page.getByRole('group', { name: /Colou?r/ });
  if ((await colours.count()) > 0) await colours.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();

  await expect(page).toHaveURL('/cart');
  await page
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const trace = await recordTrace(page, 'browse');
  // The golden trace is another recording of this visit.
  const golden = join(GOLDEN_FOLDER, 'browse.json');
  const compare = ['--import', 'tsx', 'scripts/replay.ts', '--compare', golden, trace.file];
  const { stdout, stderr } = spawnSync(process.execPath, compare, { cwd: ROOT, encoding: 'utf8' });
  expect(stdout + stderr).toContain('Both tell the same story.\nBoth end with equal states.');
  // The choices of a product's page.
  await expectReplay(page, shop, trace, /<button Increase quantity>/);
});

test('orders, tracking, the account, policies, the contact form and the newsletter', async ({
  page,
  shop,
}) => {
  await openRecorded(page);
  const newsletter = page.getByRole('textbox', { name: /email/i });
  await newsletter.fill('asha@example.com');
  await newsletter.press('Enter');
  await expect(page.getByText('Subscribed!')).toBeVisible();

  await signIn(page, demoShopper.email, demoShopper.password);
  await expect(page.getByText('Logged in successfully.')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Orders' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  const heading = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? '';
  await settle(page);

  await footer.getByRole('link', { name: /Track/ }).click();
  await page.getByLabel('Order Number').fill(heading.replace('Order ', ''));
  await page.getByRole('button', { name: 'Track Order' }).click();
  await expect(page.getByRole('region', { name: heading })).toBeVisible();
  await settle(page);

  await footer.getByRole('link', { name: /Account/ }).click();
  await expect(page.getByText(demoShopper.email).first()).toBeVisible();
  await settle(page);
  for (const policy of [/Refund/, /About/]) {
    await footer.getByRole('link', { name: policy }).click();
    await expect(page.getByRole('heading', { level: 1, name: policy })).toBeVisible();
  }

  await footer.getByRole('link', { name: 'Contact Us' }).click();
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Name' }).fill('Asha');
  await form.getByRole('textbox', { name: 'Email' }).fill('asha@example.com');
  await form.getByRole('textbox', { name: 'Subject' }).fill('A hammer');
  await form.getByRole('textbox', { name: 'Message' }).fill('Is it balanced?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent')).toBeVisible();
  const trace = await recordTrace(page, 'after-purchase', { secrets: demoSecrets });
  // The order that was found, and the room that tables keep for pictures.
  await expectReplay(page, shop, trace, /Track Your Order|<columnheader>/);
});

test.describe('with a store that fails', () => {
  test.use({ expectedNoise: [new RegExp(`${SLOW_START.source}|status of (500|401)`)] });
  test('a listing that fails or is empty, a wrong password, and a declined payment', async ({
    page,
    shop,
  }) => {
    await openRecorded(page);
    // Home's own products are not to fail: a busy page may ask for them late.
    await expect(page.getByRole('article').first()).toBeVisible();
    const listing = `**${API_BASE_PATH}/products?**`;
    await page.route(listing, (route) =>
      route.fulfill({ status: 500, json: { error: 'The store is closed.' } }),
    );
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Men', exact: true }).click();
    await expect(page.getByText('Failed to load products. Please try again.')).toBeVisible();
    await page.unrouteAll();
    await page.route(listing, (route) => route.fulfill({ json: { data: [], pagination: { total: 0 } } }));
    await main.getByRole('link', { name: 'Women', exact: true }).click();
    await expect(page.getByText('No products found with the selected filters.')).toBeVisible();
    await page.unrouteAll();
    await settle(page);

    await signIn(page, demoShopper.email, canaries.password);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await settle(page);
    await page.getByLabel('Password', { exact: true }).fill(demoShopper.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Logged in successfully.')).toBeVisible();

    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Orders' }).click();
    await page.getByRole('link', { name: 'Pay Now' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment Information' })).toBeVisible();
    await settle(page);
    await payBy(page, PAYMENT_METHOD.declined, canaries);
    await expect(page.getByRole('link', { name: 'Return to checkout' })).toBeVisible();
    const trace = await recordTrace(page, 'failures', { secrets: demoSecrets });
    await expectReplay(page, shop, trace);
  });
});

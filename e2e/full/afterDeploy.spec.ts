/** A tab that stays open while a newer build is published, on a real nginx. */
import type { Locator, Page } from '@playwright/test';
import { test } from '../support/deployedShop';
import { hydrated } from '../support/hydration';
import { boxOf } from '../support/layout';
import { addFirstTool, demoShopper, beginSession } from '../support/shopper';
import { expect } from '../support/test';

// The browser reports each missing chunk.
test.use({ expectedNoise: [/status of 404|ERR_INTERNET_DISCONNECTED|Refused to execute script/] });

const wentWrong = 'Something went wrong';
const newerVersion = 'A newer version is here';

function heading(page: Page, name: string | RegExp) {
  return page.getByRole('heading', { level: 1, name });
}

/** Counts how often the page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

/** Follows a link of the header or the footer. */
async function follow(page: Page, name: string | RegExp): Promise<void> {
  // Before, the browser follows a link itself.
  await hydrated(page);
  await page.getByRole('link', { name }).first().click();
}

/** Clicks without scrolling. A locator's click may scroll first, also to sticky elements. */
async function clickInPlace(page: Page, locator: Locator): Promise<void> {
  const box = await boxOf(locator);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('a missing chunk reloads the tab once, at the new page, with cart and history', async ({
  page,
  deployed,
}) => {
  const name = await addFirstTool(page);
  const loads = countLoads(page);
  deployed.deploy();
  await follow(page, 'Contact');
  await expect(heading(page, 'Contact Us')).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await expect.poll(loads).toBe(1);
  await follow(page, /^Cart/);
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Contact Us')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/products?category=hand+tools');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(loads).toBe(1);
});

test('no reload is needed while the old assets are kept', async ({ page, deployed }) => {
  await page.goto('/order-success');
  const loads = countLoads(page);
  deployed.deploy(7);
  await follow(page, 'Contact');
  await expect(heading(page, 'Contact Us')).toBeVisible();
  expect(loads()).toBe(0);
});

test('hovering a link reloads nothing', async ({ page, deployed }) => {
  await page.goto('/order-success');
  const loads = countLoads(page);
  deployed.deploy();
  const missing = page.waitForResponse((response) => response.status() === 404);
  await page.getByRole('link', { name: 'Contact' }).first().hover();
  expect((await missing).headers()['cache-control']).toBe('no-store');
  await expect(heading(page, 'Thank You for Your Order!')).toBeVisible();
  expect(loads()).toBe(0);
});

test('the missing chunk of a menu reloads the page with form values and scroll position', async ({
  page,
  deployed,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/contact');
  await expect(page.getByText('Loom & Lathe Trading Pvt. Ltd.').first()).toBeVisible();
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Name').fill('Asha');
  await field('Message').fill('Is it balanced?\nAnd how heavy?');
  await page.evaluate(() => window.scrollTo(0, 150));
  const scrollY = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrollY).toBe(150);
  const loads = countLoads(page);
  deployed.deploy();
  const reloaded = page.waitForEvent('domcontentloaded');
  await clickInPlace(page, page.getByRole('button', { name: 'Open menu' }));
  await reloaded;
  await expect(field('Name')).toHaveValue('Asha');
  await expect(field('Message')).toHaveValue('Is it balanced?\nAnd how heavy?');
  await expect.poll(scrollY).toBe(150);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('balanced');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect.poll(loads).toBe(1);
});

test('when a reload would lose form values, the shopper is asked', async ({ page, deployed, servers }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await beginSession(page, servers, demoShopper);
  await addFirstTool(page);
  await page.goto('/checkout');
  await page.getByLabel('Full Name').fill('Asha Verma');
  const loads = countLoads(page);
  deployed.deploy();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('alert')).toContainText('The shop has been updated since you opened it.');
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Verma');
  expect(loads()).toBe(0);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Verma');
  await expect.poll(loads).toBe(1);
});

test.describe('On a prerendered page', () => {
  // React reports that it renders a page anew whose script is missing.
  test.use({ expectedNoise: [/status of 404|Refused to execute script|Minified React error #422/] });

  test('a chunk that stays missing shows an error instead of reloading again', async ({ page, deployed }) => {
    await page.goto('/order-success');
    const loads = countLoads(page);
    deployed.deploy();
    // HTML instead of the script, as some servers send in place of a 404.
    await page.route('**/assets/contact.*.js', (route) =>
      route.fulfill({
        headers: { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' },
        body: '<!doctype html><p>Not the script</p>',
      }),
    );
    await follow(page, 'Contact');
    await expect(heading(page, wentWrong)).toBeVisible();
    await expect.poll(loads).toBe(1);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(heading(page, 'Contact Us')).toBeVisible();
    await expect.poll(loads).toBe(1);
  });
});

test('without storage a button reloads the page', async ({ page, deployed }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/order-success');
  const loads = countLoads(page);
  deployed.deploy();
  await follow(page, 'Contact');
  await expect(heading(page, newerVersion)).toBeVisible();
  expect(loads()).toBe(0);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page, 'Contact Us')).toBeVisible();
  await expect.poll(loads).toBe(1);
});

test('offline the page is not reloaded, and Try Again works once online', async ({ page, context }) => {
  // What is below the page has loaded too: React would report a part that it cannot hydrate.
  await page.goto('/order-success', { waitUntil: 'networkidle' });
  const loads = countLoads(page);
  await context.setOffline(true);
  await follow(page, 'Contact');
  await expect(heading(page, wentWrong)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(heading(page, 'Contact Us')).toBeVisible();
  expect(loads()).toBe(0);
});

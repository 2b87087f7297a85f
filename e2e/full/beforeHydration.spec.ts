/** What a shopper types, sends or scrolls on a prerendered page before hydration is kept. */
import type { Page } from '@playwright/test';
import { products } from '../../sandbox/catalogue/products';
import { CART_STORAGE_KEY } from '../../src/lib/constants';
import { holdCode, hydrated } from '../support/hydration';
import { expect, test } from '../support/test';

/** Opens a page whose main script is held back until the returned function is called. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const release = await holdCode(page);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

/** Waits until the page is hydrated and shows data of the store. */
async function waitForStore(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.getByRole('contentinfo')).toContainText('Loom & Lathe');
}

test('a contact message begun before hydration keeps its text and the caret', async ({ page }) => {
  const release = await openWithoutCode(page, '/contact');
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Email').fill('asha@example.com');
  await field('Subject').fill('A hammer');
  await field('Message').fill('Is it balanced?');
  const name = field('Name');
  await name.pressSequentially('Asa');
  await page.keyboard.press('ArrowLeft');
  release();
  await waitForStore(page);
  await expect(name).toBeFocused();
  await page.keyboard.type('h');
  await expect(name).toHaveValue('Asha');
  await expect(field('Email')).toHaveValue('asha@example.com');
  await expect(field('Subject')).toHaveValue('A hammer');
  await expect(field('Message')).toHaveValue('Is it balanced?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
});

/** A page, and what is typed into its fields by their labels. */
interface Typed {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}

for (const { path, fields } of [
  { path: '/track-order', fields: { 'Order Number': 'ORD-7', 'Email or Phone': 'asha@example.com' } },
  {
    path: '/track-order?id=ORD-1',
    fields: { 'Order Number': 'ORD-7', 'Email or Phone': 'asha@example.com' },
  },
  { path: '/', fields: { Email: 'asha@example.com' } },
] satisfies readonly Typed[]) {
  test(`what was typed on ${path} before hydration is kept`, async ({ page }) => {
    const release = await openWithoutCode(page, path);
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
    release();
    await waitForStore(page);
    for (const [label, text] of Object.entries(fields))
      await expect(page.getByLabel(label)).toHaveValue(text);
  });
}

/** A form, how it is filled in, its button, and what the shop says once it is sent. */
interface Sent extends Typed {
  readonly button: string;
  readonly said: RegExp;
}

const sentForms: readonly Sent[] = [
  {
    path: '/contact',
    fields: { Name: 'Asha', Email: 'asha@example.com', Subject: 'A hammer', Message: 'Is it balanced?' },
    button: 'Send Message',
    said: /Message Sent/,
  },
  {
    path: '/track-order',
    fields: { 'Order Number': '', 'Email or Phone': 'asha@example.com' },
    button: 'Track Order',
    said: /Please enter both order number/,
  },
  {
    path: '/',
    fields: { Email: 'asha@example.com' },
    button: 'Subscribe',
    said: /Thank you for subscribing/,
  },
];

for (const { path, fields, button, said } of sentForms) {
  test(`the form of ${path} that was sent before hydration is sent after it, and never by the address`, async ({
    page,
  }) => {
    const release = await openWithoutCode(page, path);
    for (const [name, text] of Object.entries(fields)) await page.getByRole('textbox', { name }).fill(text);
    await page.getByRole('button', { name: button }).click();
    await expect(page).toHaveURL(path);
    release();
    await expect(page.getByText(said).first()).toBeVisible();
    await expect(page).toHaveURL(path);
  });
}

for (const [what, path] of [
  ['that is prerendered', '/contact'],
  ['that begins as the shell', '/terms'],
] as const) {
  test(`a page ${what} keeps its scroll position when it hydrates`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    const release = await openWithoutCode(page, path);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 300);
    const scrollY = () => page.evaluate(() => window.scrollY);
    await expect.poll(scrollY).toBe(300);
    release();
    await waitForStore(page);
    expect(await scrollY()).toBe(300);
  });
}

test('a position that was scrolled to before hydration is restored by Back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const release = await openWithoutCode(page, '/contact');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 300);
  const isThere = () => page.waitForFunction(() => window.scrollY === 300);
  await isThere();
  release();
  await waitForStore(page);
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.goBack();
  await isThere();
});

/** Runs in the page: notes when the cart shows its first line, in milliseconds. */
function noteFirstLine(): void {
  const watch = new MutationObserver(() => {
    if (document.querySelector('main [role=group]') === null) return;
    performance.mark('first line');
    watch.disconnect();
  });
  watch.observe(document, { childList: true, subtree: true });
}

/** Runs in the page: whether the store was asked for a product before a line was shown. */
function isAskedTooEarly(): boolean {
  const [shown] = performance.getEntriesByName('first line');
  const asked = performance.getEntriesByType('resource').filter(({ name }) => /\/products\/[^?]/.test(name));
  return asked.some(({ startTime }) => startTime < (shown?.startTime ?? Infinity));
}

test('a reload of a long cart, whose lines come from the device, shows the same ones', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const lines = products.slice(0, 40).map(({ id, title, regularPrice, discountedPrice }) => ({
    id,
    name: title,
    image: '',
    price: discountedPrice ?? regularPrice,
    quantity: 1,
  }));
  // Once: the reload finds what the shop has stored.
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [CART_STORAGE_KEY, JSON.stringify(lines)] as const,
  );
  await page.addInitScript(noteFirstLine);
  const asked = page.waitForResponse(/\/products\/[^?]/);
  await page.goto('/cart');
  await waitForStore(page);
  await asked;
  // Each answer would start the view of the lines anew.
  expect(await page.evaluate(isAskedTooEarly)).toBe(false);
  const line = page.getByRole('link', { name: lines[20]?.name ?? '' }).last();
  await line.scrollIntoViewIfNeeded();
  await expect(line).toBeInViewport();
  await page.reload();
  await waitForStore(page);
  await expect(line).toBeInViewport();
});

test.describe('Beside the icons of an extension', () => {
  // React says that it has drawn the page anew.
  test.use({ expectedNoise: [/Minified React error #(418|422|423|425)/] });

  test('what was typed before hydration is kept, and typing goes on', async ({ page }) => {
    const release = await openWithoutCode(page, '/contact');
    const field = (name: string) => page.getByRole('textbox', { name });
    await field('Message').fill('Is it balanced?');
    await field('Name').pressSequentially('Ash');
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('input, textarea')) {
        const icon = document.createElement('div');
        icon.dataset.extension = '';
        each.after(icon);
      }
    });
    release();
    await waitForStore(page);
    await expect(field('Name')).toBeFocused();
    await page.keyboard.type('a');
    await expect(field('Name')).toHaveValue('Asha');
    await expect(field('Message')).toHaveValue('Is it balanced?');
    await expect(page.locator('[data-extension]')).toHaveCount(0);
  });
});

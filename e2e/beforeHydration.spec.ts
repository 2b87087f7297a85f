/** What a shopper does on a page that is shown already, before its code is there: it stays. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Opens a page whose code does not arrive before the returned function is called. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

/** The page has been hydrated, and has been drawn again since. */
async function waitForStore(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: /Cart, \d+ item/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Loom & Lathe');
}

test('a message that was begun before the code came is sent as it was typed, from where the caret was', async ({
  page,
}) => {
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

for (const { path, fields } of [
  { path: '/track-order', fields: { 'Order Number': 'ORD-7', 'Email or Phone': 'asha@example.com' } },
  {
    path: '/track-order?id=ORD-1',
    fields: { 'Order Number': 'ORD-7', 'Email or Phone': 'asha@example.com' },
  },
  { path: '/', fields: { Email: 'asha@example.com' } },
]) {
  test(`what was typed on ${path} before the code came is still there`, async ({ page }) => {
    const release = await openWithoutCode(page, path);
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
    release();
    await waitForStore(page);
    for (const [label, text] of Object.entries(fields))
      await expect(page.getByLabel(label)).toHaveValue(text);
  });
}

for (const [what, path] of [
  ['written ahead of time', '/contact'],
  ['that begins as the frame of all pages', '/terms'],
] as const) {
  test(`a page ${what} stays where the shopper had scrolled to`, async ({ page }) => {
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

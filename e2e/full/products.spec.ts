/** The Quick View by keyboard and Back, the focus in a comparison, and the wishlist through a reload and in a second tab. */
import { products } from '../../sandbox/catalogue/products';
import { expect, test } from '../support/test';

const LISTING = '/products?category=men';

test('the Quick View opens and closes by keyboard, and Back closes it', async ({ page }) => {
  await page.goto(LISTING);
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  const button = card.getByRole('button', { name: 'Quick View' });
  await expect(button).toBeFocused();

  const dialog = page.getByRole('dialog', { name });
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  await expect(page).toHaveURL(/view=/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(LISTING);

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(LISTING);
});

for (const width of [320, 360]) {
  test(`what takes the focus in a comparison is beside the names at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const ids = products.slice(0, 3).map(({ id }) => id);
    await page.goto(`/compare?ids=${ids.join()}`);
    const table = page.getByRole('region', { name: 'Compare products' });
    const names = table.getByRole('rowheader', { name: 'Price' });
    const controls = table.getByRole('button').or(table.getByRole('link'));
    await expect(controls.first()).toBeVisible();
    // From the last one back: each comes into view from the left.
    for (const control of (await controls.all()).reverse()) {
      await control.focus();
      const [below, beside] = [await names.boundingBox(), await control.boundingBox()];
      expect(beside?.x ?? 0).toBeGreaterThanOrEqual((below?.x ?? 0) + (below?.width ?? Infinity));
    }
  });
}

test('the wishlist survives a reload, and a second tab follows it', async ({ page, context }) => {
  await page.goto(LISTING);
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const second = await context.newPage();
  await second.goto('/wishlist');
  await expect(second.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();

  await card.hover();
  await card.getByRole('button', { name: 'Add to Wishlist' }).click();
  await expect(second.getByRole('list', { name: 'Wishlist' }).getByRole('link', { name })).toBeVisible();
  await page.reload();
  await expect(card.getByRole('button', { name: 'Add to Wishlist', pressed: true })).toBeVisible();

  await second.getByRole('button', { name: `Move to Cart: ${name}` }).click();
  await expect(second.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Add to Wishlist', pressed: false })).toBeAttached();
});

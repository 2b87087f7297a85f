/** The Quick View by keyboard and Back, and the wishlist through a reload and in a second tab. */
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

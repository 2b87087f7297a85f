/** Search, order and filters in a real browser: by keyboard, through reload and Back, and as dialogs on a phone. */
import { expect, test } from '../support/test';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

test('a shopper searches with a typing mistake, sorts and filters, and goes back', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.click();
  await page.keyboard.type('hamer');
  await expect(page.getByRole('option', { name: /Hammer/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Showing results for “hammer”' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.goto('/products?category=footwear');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high');
  await page.getByRole('button', { name: /^UK 8 \(/ }).click();
  await expect(page).toHaveURL('/products?category=footwear&sort=price-asc&size=UK+8');
  const names = () => page.getByRole('article').getByRole('heading').allTextContents();
  await expect(page.getByRole('button', { name: 'Remove the filter UK 8' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  const found = await names();
  await page.reload();
  await expect.poll(names).toEqual(found);
  await page.goBack();
  await expect(page).toHaveURL('/products?category=footwear&sort=price-asc');
});

test('every sub-category is offered, and a phone has dialogs for search and filters', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/products');
  await page.getByRole('button', { name: 'Filters' }).click();
  const subCategories = page.getByRole('combobox', { name: 'Sub-category' });
  for (const name of ['Shoes', 'Bags', 'Belts', 'Watches']) {
    await expect(subCategories.getByRole('option', { name })).toBeAttached();
  }
  await page.getByRole('button', { name: 'On sale' }).click();
  const show = page.getByRole('button', { name: /^Show \d+ products$/ });
  await expect(show).toBeVisible();
  // The button must not move from under the finger that leaves the field.
  await page.getByRole('textbox', { name: 'To' }).fill('2000');
  const box = await show.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 12, (box?.y ?? 0) + 12);
  await expect(show).toBeHidden();
  await expect(page).toHaveURL('/products?maxPrice=2000&sale=true');
  // The bar stays while the list is scrolled.
  await page.getByRole('article').nth(8).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeInViewport();
  await page.getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search products' });
  await dialog.getByRole('combobox', { name: 'Search products' }).fill('kurta');
  await expect(dialog.getByRole('option', { name: /Kurta/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
});

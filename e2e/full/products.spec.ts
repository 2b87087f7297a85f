/** A comparison of three products at the widths of small phones. */
import { products } from '../../sandbox/catalogue/products';
import { expect, test } from '../support/test';

for (const width of [320, 360]) {
  test(`three compared products are beside each other at ${width} px, with nothing to scroll`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const ids = products.slice(0, 3).map(({ id }) => id);
    await page.goto(`/compare?ids=${ids.join()}`);
    const table = page.getByRole('region', { name: 'Compare products' });
    const controls = table.getByRole('button').or(table.getByRole('link'));
    await expect(table.getByRole('rowheader', { name: 'Category' })).toBeVisible();
    for (const control of await controls.all()) {
      const box = await control.boundingBox();
      expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });
}

for (const width of [320, 360]) {
  test(`of four compared products the control that has the focus is in view at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const ids = products.slice(0, 4).map(({ id }) => id);
    await page.goto(`/compare?ids=${ids.join()}`);
    const table = page.getByRole('region', { name: 'Compare products' });
    const controls = table.getByRole('button').or(table.getByRole('link'));
    await expect(table.getByRole('rowheader', { name: 'Category' })).toBeVisible();
    await table.focus();
    for (const control of await controls.all()) {
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused();
      await expect(control).toBeInViewport({ ratio: 1 });
    }
  });
}

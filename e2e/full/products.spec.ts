/** The focus in a comparison, at the widths of small phones. */
import { products } from '../../sandbox/catalogue/products';
import { expect, test } from '../support/test';

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

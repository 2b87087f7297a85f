/** Colours of the device instead of the shop's: what is chosen and what can be pressed is still seen. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { boxOf } from '../support/layout';
import { expect, test } from '../support/test';

/** The colours of a picture, as '#rrggbb', with how many pixels have each. */
async function countColors(picture: Buffer): Promise<ReadonlyMap<string, number>> {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let index = 0; index < data.length; index += 3) {
    const color = `#${data.subarray(index, index + 3).toString('hex')}`;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return counts;
}

/** The colour that most of an element has. */
async function groundOf(locator: Locator): Promise<string> {
  const counts = await countColors(await locator.screenshot());
  const [ground] = [...counts].sort(([, one], [, other]) => other - one);
  return ground?.[0] ?? '';
}

/** How many colours there are across the upper edge of an element, from outside to inside: one where nothing shows it. */
async function colorsAcrossEdge(page: Page, locator: Locator): Promise<number> {
  await locator.scrollIntoViewIfNeeded();
  const box = await boxOf(locator);
  const clip = { x: box.x + box.width / 2, y: box.y - 4, width: 1, height: 8 };
  return (await countColors(await page.screenshot({ clip }))).size;
}

test('in forced colours the chosen size, the main button and the current link stand out', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/product/51d0e8b4-linen-kurta');
  const size = (name: string) => page.getByRole('button', { name, exact: true });
  const before = await groundOf(size('M'));
  await size('M').click();
  await expect.poll(() => groundOf(size('M'))).not.toBe(before);
  expect(await groundOf(size('L'))).toBe(before);
  const add = page.getByRole('button', { name: 'Add to Cart' }).first();
  expect(await colorsAcrossEdge(page, add)).toBeGreaterThan(1);

  await page.goto('/products?category=men');
  const links = page.getByRole('navigation', { name: 'Main' });
  const current = links.getByRole('link', { name: 'Men', exact: true });
  await expect(current).toHaveAttribute('aria-current', 'page');
  expect(await groundOf(current)).not.toBe(
    await groundOf(links.getByRole('link', { name: 'Women', exact: true })),
  );
});

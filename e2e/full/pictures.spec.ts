/** How product pictures are shown, and how large a picture the browser loads for its box. */
import type { Locator, Page } from '@playwright/test';
import { products } from '../../sandbox/catalogue/products';
import { PICTURE_WIDTHS } from '../../sandbox/constants';
import { boxOf } from '../support/layout';
import { CLOTHES_ID, TOOL_ID } from '../support/screens/shopFacts';
import { toolListing } from '../support/shopper';
import { expect, test } from '../support/test';

/** How much wider than its box a picture may be asked for: `sizes` knows no heights and no scroll bars. */
const TOLERANCE = 1.4;
const LARGEST = Math.max(...PICTURE_WIDTHS);

/** The boxes of the loaded pictures in device pixels, and the widths that were chosen for them. */
function readPictures(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('main img')].flatMap((image) => {
      if (!(image instanceof HTMLImageElement) || !image.complete || image.currentSrc === '') return [];
      const { width } = image.getBoundingClientRect();
      const chosen = Number(new URL(image.currentSrc).searchParams.get('w') ?? 0);
      const isShown = width > 0 && chosen > 0 && image.sizes !== '96px';
      return isShown ? [{ needed: width * window.devicePixelRatio, chosen }] : [];
    }),
  );
}

const devices = [
  [390, 2],
  [390, 3],
  [768, 2],
  [1440, 1],
  [1440, 2],
] as const;

const windows = [
  [390, 844],
  [390, 664],
  [768, 1024],
  [844, 390],
  [1440, 900],
] as const;

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('a card shows its picture whole, and the prices and names of a row are at one height, without a hole [decision.72]', async ({
    page,
  }) => {
    await page.goto(toolListing);
    const cards = page.getByRole('article');
    await expect(cards).not.toHaveCount(0);
    const row = (await cards.all()).slice(0, 3);
    for (const card of row) {
      const box = await card.locator('img').boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 5, 2);
    }
    const heightsOf = async (part: (card: Locator) => Locator) =>
      new Set((await Promise.all(row.map((card) => boxOf(part(card))))).map(({ y }) => Math.round(y)));
    expect((await heightsOf((card) => card.getByText('₹').first())).size).toBe(1);
    expect((await heightsOf((card) => card.getByRole('heading'))).size).toBe(1);
    // What follows a name is right below it, however many lines it has.
    for (const card of await cards.all()) {
      const name = await boxOf(card.getByRole('link'));
      const category = await boxOf(card.getByText('Hand Tools', { exact: true }));
      expect(category.y - name.bottom).toBeLessThan(8);
    }
    await page.getByRole('button', { name: '2 columns' }).click();
    const wide = await cards.first().locator('img').boundingBox();
    expect((wide?.width ?? 0) / (wide?.height ?? 1)).toBeCloseTo(4 / 5, 2);
  });
});

for (const [width, height] of windows) {
  test.describe(`in a window of ${width} by ${height} px`, () => {
    test.use({ viewport: { width, height } });

    test('a picture of the Product Demo has no band beside it, and its buttons are on it', async ({
      page,
    }) => {
      await page.goto(`${toolListing}&demo=${TOOL_ID}`);
      const demo = page.getByRole('dialog');
      const picture = await boxOf(demo.getByRole('img'));
      expect(picture.width / picture.height).toBeCloseTo(4 / 5, 2);
      for (const name of ['Previous picture', 'Next picture']) {
        const button = await boxOf(demo.getByRole('button', { name }));
        expect(button.x).toBeGreaterThan(picture.x);
        expect(button.right).toBeLessThan(picture.right);
        expect(button.bottom).toBeLessThan(picture.bottom);
      }
      const facts = await boxOf(demo.getByRole('region', { name: 'About the product' }));
      // Beside it or below it, after it in both orders.
      expect(facts.x >= picture.right || facts.y >= picture.bottom).toBe(true);
    });
  });
}

test('on a desktop the name of a compared fact stands before its values, and facts are seen in the first window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/compare?ids=${CLOTHES_ID},${TOOL_ID}`);
  const picture = await boxOf(page.getByRole('table').locator('img').first());
  const value = await boxOf(page.getByRole('cell', { name: 'Men', exact: true }).first());
  const name = await boxOf(page.getByRole('rowheader', { name: 'Category' }));
  expect(value.x).toBe(picture.x);
  expect(name.right).toBeLessThan(value.x);
  expect(name.y).toBe(value.y);
  expect(picture.width / picture.height).toBeCloseTo(4 / 5, 2);
  // Five lines of facts are seen.
  await expect(page.getByRole('rowheader').nth(4)).toBeInViewport({ ratio: 1 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the pictures of a product are a row to swipe, and a colour moves it to its picture', async ({
    page,
  }) => {
    await page.goto('/product/51d0e8b4-linen-kurta');
    const pictures = page.getByRole('group', { name: 'Pictures' }).getByRole('button');
    const row = page.getByRole('button', { name: 'Product Demo' }).first().locator('..');
    const place = () =>
      row.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => scrollLeft / (scrollWidth - clientWidth));
    // Each has its own ratio, without a band, and the next one's edge is beside it.
    const box = await row.locator('img').first().boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 5, 2);
    expect((await row.locator('img').nth(1).boundingBox())?.x).toBeLessThan(390);
    await expect(pictures.first()).toHaveAttribute('aria-pressed', 'true');
    await row.evaluate((element) => element.scrollTo({ left: element.clientWidth }));
    await expect(pictures.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Ivory' }).click();
    await expect(pictures.last()).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(place).toBe(1);
    await pictures.first().click();
    await expect.poll(place).toBe(0);
  });
});

for (const [width, deviceScaleFactor] of devices) {
  test.describe(`at ${width} px with ${deviceScaleFactor} device pixels each`, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor });

    test('no picture is much wider than its box, and none is blurred', async ({ page }) => {
      for (const path of ['/', toolListing, `/product/${products[0]?.id ?? ''}`]) {
        await page.goto(path);
        await expect.poll(async () => (await readPictures(page)).length).toBeGreaterThan(0);
        const wrong = (await readPictures(page)).filter(({ needed, chosen }) => {
          const fitting = PICTURE_WIDTHS.find((each) => each >= needed * TOLERANCE) ?? LARGEST;
          return chosen > fitting || (chosen < needed * 0.8 && chosen !== LARGEST);
        });
        expect(wrong, path).toEqual([]);
      }
    });
  });
}

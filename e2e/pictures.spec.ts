/** How large a picture the browser loads for the box in which it is shown. */
import type { Page } from '@playwright/test';
import { products } from '../sandbox/catalogue/products';
import { PICTURE_WIDTHS } from '../sandbox/constants';
import { toolListing } from './support/shopper';
import { expect, test } from './support/test';

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
  [320, 1],
  [390, 2],
  [390, 3],
  [768, 2],
  [1024, 1],
  [1440, 1],
  [1440, 2],
] as const;

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

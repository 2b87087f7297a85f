/** What a shopper sees while PostgreSQL is killed, and once it is back. */
import type { Locator } from '@playwright/test';
import { prepareShop } from '../store/prepareEngine';
import { startPreview } from '../previewServer';
import { withBrowser } from '../shopBrowser';
import { DATABASE } from './engineStore';
import type { Findings } from './findings';
import { API_URL, type WholeStore } from './wholeStore';

/** How long the shop may try by itself, in ms. */
const SHOWN_MS = 60_000;
const FAILED = 'Failed to load products. Please try again.';

const isShown = (locator: Locator): Promise<boolean> =>
  locator.waitFor({ timeout: SHOWN_MS }).then(
    () => true,
    () => false,
  );

/** Opens the list of products in Chromium without PostgreSQL, and tries again with it. */
export const findShopMeanwhile = async ({ engine, parts }: WholeStore, findings: Findings): Promise<void> => {
  await prepareShop({ folder: engine.folder, report: (line) => console.log(line) });
  const shop = await startPreview({ port: 0, apiOrigin: new URL(API_URL.two).origin });
  try {
    await withBrowser(async (browser) => {
      const page = await browser.newPage();
      await parts.kill(DATABASE);
      await page.goto(`${shop.url}/products`);
      const isSaid = await isShown(page.getByText(FAILED));
      findings.same(`without ${DATABASE} the shop says '${FAILED}'`, isSaid, true);
      await parts.restart(DATABASE);
      if (isSaid) await page.getByRole('button', { name: 'Try Again' }).click();
      const isListed = await isShown(page.getByRole('article').first());
      findings.same('with it Try Again lists the products', isListed, true);
    });
  } finally {
    await shop.close();
  }
};

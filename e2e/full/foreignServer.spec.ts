/** The shop on a server that is made from the API's description alone, and answers with its examples. */
import { startPrism } from '../../scripts/prism';
import { startPreview } from '../../scripts/previewServer';
import { perWorker } from '../support/perWorker';
import { addFirstTool, address, openFilledCheckout, openSignedIn, register } from '../support/shopper';
import { expect, test as base } from '../support/test';

const startForeign = perWorker(startPrism);
const startShop = perWorker(async () => startPreview({ port: 0, apiOrigin: (await startForeign()).url }));

const test = base.extend({
  shop: async ({}, use) => use((await startShop()).url),
});

// One server for all.
test.describe.configure({ mode: 'default' });

/** Pages, and texts of the examples or the pages themselves that each must show. */
const screens: readonly (readonly [path: string, heading: RegExp, text: string])[] = [
  ['/', /./, 'Forged Claw Hammer 450 g'],
  ['/products', /All Products/, 'Handloom Linen Kurta'],
  ['/products?search=kurta', /Results for/, 'Handloom Linen Kurta'],
  ['/product/51d0e8b4-linen-kurta', /Handloom Linen Kurta/, '₹1,999.00'],
  ['/compare?ids=51d0e8b4-linen-kurta,7f3c9a52-claw-hammer', /Compare/, 'Handloom Linen Kurta'],
  ['/wishlist', /./, 'Your wishlist is empty'],
  ['/cart', /./, 'Your cart is empty'],
  ['/account', /My Account/, 'asha@example.com'],
  ['/orders', /./, 'ORD-2026-000042'],
  ['/orders?receipt=ORD-2026-000042', /./, 'Forged Claw Hammer 450 g'],
  ['/track-order', /./, 'Track'],
  ['/contact', /./, 'care@loomandlathe.example'],
  ['/shipping', /Shipping/, 'We ship from 14 Mill Road'],
  ['/privacy', /Privacy/, 'Loom & Lathe'],
  ['/api-test', /./, 'Loom & Lathe'],
  ['/404', /./, 'Loom & Lathe'],
];

test('screens show what the description’s examples say', async ({ page }) => {
  await register(page);
  await openSignedIn(page, { email: 'asha@example.com', password: 'correct-horse' });
  for (const [path, heading, text] of screens) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('body')).toContainText(text);
      await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
    });
  }
});

test('an order is placed, paid at the bank and tracked', async ({ page }) => {
  await page.route('http://localhost:8044/bank/card', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Bank</title><h1>Bank</h1>' }),
  );
  await openSignedIn(page, { email: 'asha@example.com', password: 'correct-horse' });
  await addFirstTool(page);
  await openFilledCheckout(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL('/payment?orderId=ORD-2026-000042');
  await page.getByRole('radio', { name: 'Card' }).check();
  await page.getByLabel(/Phone/).fill(address.Phone);
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  // The shop's own page names the bank in its heading, too, until the form has been sent.
  await expect(page.getByRole('heading', { name: 'Bank', exact: true })).toBeVisible();

  await page.goto('/track-order?id=ORD-2026-000042');
  // The account's email comes with the account, so the page is ready then.
  await expect(page.getByText('Your account email is used by default.')).toBeVisible();
  await page.getByRole('button', { name: 'Track Order' }).click();
  await expect(page.getByText('Shipped').first()).toBeVisible();
});

/** A server that repeats what was typed in secret, on the production build: nothing of it is shown or kept. */
import type { Page, Route } from '@playwright/test';
import { PAYMENT_METHOD } from '../sandbox/constants';
import { addFirstTool, demoShopper, fillAddress, openSignedIn, payBy } from './support/shopper';
import { expect, test } from './support/test';

const canary = 'canary pass/word-7f3a';
/** Another one than that of the address, which the shop keeps to ask for the order. */
const phone = '+919700054321';

/** Lets the store answer, and puts another body in the place of its own. */
function answerWith(body: object) {
  return async (route: Route): Promise<void> => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fulfill({ response: await route.fetch(), json: body });
  };
}

/** Everything that the page shows and the browser keeps for the shop. */
function readPage(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([document.body.innerText, { ...localStorage }, { ...sessionStorage }, history.state]),
  );
}

test.describe('A refused sign-in', () => {
  test.use({ expectedNoise: [/status of 401/] });

  test('says why, without the password that the server repeats', async ({ page }) => {
    const error = `No account takes "${canary}" (${encodeURIComponent(canary)}).`;
    await page.route('**/users/authorize', answerWith({ error, errors: { password: error } }));
    await page.goto('/login');
    await page.getByLabel('Email').fill(demoShopper.email);
    await page.getByLabel('Password', { exact: true }).fill(canary);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('No account takes "•••" (•••).')).toBeVisible();
    expect(await readPage(page)).not.toContain('canary');
  });
});

test('A payment is declined without what was typed, and led on with it', async ({ page }) => {
  await openSignedIn(page, demoShopper);
  await addFirstTool(page);
  await page.goto('/checkout');
  await fillAddress(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=ORD-/);

  const declined = answerWith({ success: false, error: `No bank knows ${phone}, or 97000 54321.` });
  await page.route('**/payments', declined);
  await payBy(page, PAYMENT_METHOD.upiQr, { payerEmail: 'asha@example.com', payerPhone: phone });
  await expect(page.getByRole('alert')).toContainText('No bank knows •••, or •••.');
  expect(await readPage(page)).not.toContain('97000');

  await page.unroute('**/payments', declined);
  const upi = `upi://pay?pa=shop@bank&tn=${encodeURIComponent(phone)}`;
  await page.route('**/payments', answerWith({ success: true, action: { type: 'qr', qr: upi } }));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page.getByRole('heading', { name: 'Scan QR Code to Complete Payment' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open UPI app', includeHidden: true })).toHaveAttribute(
    'href',
    upi,
  );
  expect(await readPage(page)).not.toContain('97000');
});

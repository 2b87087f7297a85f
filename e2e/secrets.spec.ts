/** A server that repeats passwords and payment values in its answers: the shop neither shows nor stores them. */
import type { Page, Route } from '@playwright/test';
import { PAYMENT_METHOD } from '../sandbox/constants';
import { demoShopper, beginSession, orderFirstTool, payBy } from './support/shopper';
import { expect, fullTest, test } from './support/test';

const canary = 'canary pass/word-7f3a';
/** Differs from the phone of the address, which the shop stores to look the order up. */
const phone = '+919700054321';

/** Replaces the body of the store's answer. */
function answerWith(body: object) {
  return async (route: Route): Promise<void> => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fulfill({ response: await route.fetch(), json: body });
  };
}

/** The page's text, storage and history state. */
function readPage(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([document.body.innerText, { ...localStorage }, { ...sessionStorage }, history.state]),
  );
}

test.describe('A refused sign-in', () => {
  test.use({ expectedNoise: [/status of 401/] });

  test('shows the reason without the password that the server repeats', async ({ page }) => {
    const error = `No account takes "${canary}" (${encodeURIComponent(canary)}).`;
    await page.route('**/users/authorize', answerWith({ error, errors: { password: error } }));
    await page.goto('/login');
    await page.getByLabel('Email').fill(demoShopper.email);
    await page.getByLabel('Password', { exact: true }).fill(canary);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('alert').getByText('No account takes "•••" (•••).')).toBeVisible();
    expect(await readPage(page)).not.toContain('canary');
  });
});

fullTest(
  'a declined payment hides the typed values, and a QR code may contain them',
  async ({ page, servers }) => {
    await beginSession(page, servers, demoShopper);
    await orderFirstTool(page);

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
  },
);

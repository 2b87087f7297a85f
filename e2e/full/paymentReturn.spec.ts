/** Coming back from the bank to a page in the back/forward cache. */
import { PAYMENT_METHOD } from '../../sandbox/constants';
import { goBack, isKept, mark, test } from '../support/keptPages';
import { openPayment } from '../support/payer';
import { payBy } from '../support/shopper';
import { expect } from '../support/test';

for (const method of [PAYMENT_METHOD.card, PAYMENT_METHOD.netBanking]) {
  test(`${method}: Back leads to the cached page, which says that a payment was started, and whose form works`, async ({
    page,
    shop,
    sandbox,
  }) => {
    await openPayment(page, shop, sandbox.url);
    await mark(page);
    await payBy(page, method);
    await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
    await goBack(page);
    await expect(page.getByText(/^Payment started at/)).toBeVisible();
    await expect(page.getByText(/you could be charged twice/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Proceed to Payment' })).toBeEnabled();
    expect(await isKept(page)).toBe(true);
    await expect(page.getByLabel(/Phone/)).toHaveValue('+919812345678');
    await payBy(page, PAYMENT_METHOD.cashOnDelivery);
    await expect(page).toHaveURL('/orders');
  });
}

test('paid at the bank: Back offers no second payment', async ({ page, shop, sandbox }) => {
  await openPayment(page, shop, sandbox.url);
  await mark(page);
  await payBy(page, PAYMENT_METHOD.card);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page).toHaveURL('/order-success');
  // Past the bank's page.
  await page.evaluate(() => history.go(-2));
  await expect(page.getByText(/no longer waits for a payment/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Proceed to Payment' })).toHaveCount(0);
  expect(await isKept(page)).toBe(true);
});

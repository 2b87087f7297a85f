/** Going to the bank, and coming back from it to a page in the back/forward cache. */
import { BANK_PATH, PAYMENT_METHOD } from '../../sandbox/constants';
import { goBack, isKept, mark, test } from '../support/keptPages';
import { openPayment } from '../support/payer';
import { payBy } from '../support/shopper';
import { expect } from '../support/test';

test('a bank gets its form whatever the entries are called', async ({ page, shop, sandbox }) => {
  const names = [
    'append',
    'submit',
    'action',
    'method',
    'hidden',
    'remove',
    'children',
    'nodeType',
    '__proto__',
  ];
  await page.route('**/payments', async (route) => {
    const response = await route.fetch();
    // As text: an object literal would not have the last name.
    const entries = names.map((name) => `"${name}":"the bank’s ${name}",`).join('');
    await route.fulfill({
      response,
      body: (await response.text()).replace('"data":{', `"data":{${entries}`),
    });
  });
  await openPayment(page, shop, sandbox.url);
  const posted = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.method() === 'POST',
  );
  await payBy(page, PAYMENT_METHOD.card);
  const request = await posted;
  expect(request.url()).toBe(`${sandbox.url}${BANK_PATH.card}`);
  const data = new URLSearchParams(request.postData() ?? '');
  expect(names.map((name) => data.get(name))).toEqual(names.map((name) => `the bank’s ${name}`));
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
});

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

/** Whole purchases, on the production build and the sandbox. */
import { PAYMENT_METHOD } from '../../sandbox/constants';
import {
  addFirstTool,
  fillAddress,
  beginSession,
  payBy,
  register,
  signIn,
  orderFirstTool,
} from '../support/shopper';
import { expect, test } from '../support/test';

test('a reload at any step loses nothing', async ({ page }) => {
  const shopper = await register(page);
  const name = await addFirstTool(page);
  await page.goto('/cart');
  await page.reload();
  await expect(page.getByRole('link', { name })).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
  await page.reload();
  await signIn(page, shopper);
  await expect(page).toHaveURL('/checkout');

  await fillAddress(page);
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Pune');
  await expect(page.getByText(name).first()).toBeVisible();

  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=[\w-]+$/);
  await page.reload();
  await payBy(page, PAYMENT_METHOD.cashOnDelivery);
  await expect(page.getByText('Your payment is being processed')).toBeVisible();
  await expect(page).toHaveURL('/orders');
  await page.reload();
  await expect(page.getByText('Processing').first()).toBeVisible();
});

test('orders survive a restart of the store', async ({ page, sandbox, servers }) => {
  const shopper = await register(page);
  await beginSession(page, servers, shopper);
  await orderFirstTool(page);
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';

  // Leaves the payment page: its pending requests would fail during the restart.
  await page.goto('about:blank');
  await sandbox.restart();
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: new RegExp(orderId) })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay Now' })).toBeVisible();
});

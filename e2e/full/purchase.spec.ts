/** Whole purchases, on the production build and the sandbox. */
import { PAYMENT_METHOD } from '../../sandbox/constants';
import {
  addFirstTool,
  demoShopper,
  fillAddress,
  beginSession,
  payBy,
  register,
  signIn,
  orderFirstTool,
} from '../support/shopper';
import { expect, test } from '../support/test';

test('a visitor browses, chooses, signs in at checkout, orders, pays by UPI QR and sees the order [1.capabilities.6, 1.capabilities.7]', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Men', exact: true })
    .click();
  await expect(page.getByRole('heading', { name: "Men's Collection" })).toBeVisible();

  await page.getByRole('link', { name: 'Go to page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/Showing 13 to \d+ of \d+ items/)).toBeVisible();

  const product = page.getByRole('article').first();
  const name = (await product.getByRole('heading').textContent()) ?? '';
  await product.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('group', { name: /Size/ }).getByRole('button').nth(1).click();
  const colours = page.getByRole('group', { name: /Colou?r/ });
  if ((await colours.count()) > 0) await colours.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();

  await expect(page).toHaveURL('/cart');
  await expect(page.getByText(`${name} has been added to your cart`)).toBeVisible();
  await page.getByRole('button', { name: /Increase/ }).click();
  await expect(page.getByText('Subtotal (2 items)')).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByText('Please login to proceed with checkout')).toBeVisible();
  await signIn(page, demoShopper);
  await expect(page).toHaveURL('/checkout');

  await fillAddress(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=ORD-/);
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';

  await payBy(page, PAYMENT_METHOD.upiQr);
  await expect(page.getByRole('heading', { name: 'Scan QR Code to Complete Payment' })).toBeVisible();

  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: new RegExp(orderId) })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Cart/ }).first()).toHaveAccessibleName('Cart, 0 items');
});

test('a shopper registers, signs in, pays by card at the bank, and the order is Processing', async ({
  page,
  servers,
}) => {
  const shopper = await register(page);
  await beginSession(page, servers, shopper);
  await addFirstTool(page);
  await page.goto('/checkout');
  await fillAddress(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await payBy(page, PAYMENT_METHOD.card);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();

  await expect(page).toHaveURL('/order-success');
  await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /orders/i })
    .click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('Processing').first()).toBeVisible();
});

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
  await expect(page).toHaveURL(/\/payment\?orderId=ORD-/);
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

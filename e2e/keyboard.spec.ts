/** A whole purchase by keyboard: Tab, Enter, Space and arrow keys alone. */
import type { Locator, Page } from '@playwright/test';
import { PAYMENT_METHOD_LABEL, PAYMENT_METHOD, type PaymentMethod } from '../sandbox/constants';
import { createAccount } from './support/payer';
import { address } from './support/shopper';
import { expect, test } from './support/test';

/** More Tabs than any step may take. */
const MOST_TABS = 40;

/** Presses Tab until the control has the focus. Returns how often. */
async function tabTo(page: Page, control: Locator): Promise<number> {
  await control.first().waitFor();
  for (let presses = 0; presses <= MOST_TABS; presses += 1) {
    if (await control.first().evaluate((element) => element === document.activeElement)) return presses;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_TABS} Tabs do not lead to ${control.toString()}.`);
}

test('a shopper finds, orders and pays without a pointer [1.capabilities.6, 1.capabilities.7]', async ({
  page,
  sandbox,
}) => {
  const shopper = await createAccount(page.request, sandbox.url);
  const press = async (control: Locator, key = 'Enter') => {
    await tabTo(page, control);
    await page.keyboard.press(key);
  };
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  const heading = page.getByRole('heading', { level: 1 });

  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await press(page.getByRole('link', { name: 'Skip to content' }));
  await press(page.getByRole('link', { name: 'Browse Collection' }).first());
  await expect(heading).toHaveText('All Products');
  await expect(heading).toBeFocused();

  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await tabTo(page, card.getByRole('link', { name }));
  // A card has two tab stops: its link, and its buttons as one toolbar.
  expect(await tabTo(page, card.getByRole('button', { name: 'Add to Cart' }))).toBe(1);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Added to cart' });
  await expect(panel).toBeVisible();
  expect(await tabTo(page, panel.getByRole('button', { name: 'Undo' }))).toBeLessThanOrEqual(4);
  // From its last button on, after the card.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').nth(1).getByRole('link')).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await press(panel.getByRole('link', { name: 'View cart' }));
  await expect(heading).toHaveText('Your Cart');
  await press(page.getByRole('button', { name: /^Increase/ }));
  await press(page.getByRole('main').getByRole('button', { name: 'Checkout' }));
  await expect(heading).toHaveText('Sign In');
  await type('Email', shopper.email);
  await type('Password', shopper.password);
  await page.keyboard.press('Enter');

  await expect(heading).toHaveText('Checkout');
  for (const [label, text] of Object.entries(address)) await type(`${label} *`, text);
  await press(page.getByRole('button', { name: 'Place Order' }));

  await expect(heading).toHaveText('Payment Information');
  const method = (name: PaymentMethod) =>
    page.getByRole('radio', { name: PAYMENT_METHOD_LABEL[name], exact: true });
  await tabTo(page, method(PAYMENT_METHOD.card));
  // From the first one to the last.
  await page.keyboard.press('ArrowUp');
  await expect(method(PAYMENT_METHOD.declined)).toBeChecked();
  await tabTo(page, page.getByLabel(/Phone/));
  // From the checkout.
  await expect(page.getByLabel(/Phone/)).toHaveValue(address.Phone);
  await page.keyboard.press('Enter');
  const message = page.getByRole('alert');
  await expect(message).toContainText('Your bank declined the payment.');
  await expect(message).toBeFocused();
  await press(page.getByRole('button', { name: 'Try Again' }));
  await tabTo(page, method(PAYMENT_METHOD.declined));
  await page.keyboard.press('ArrowUp');
  await expect(method(PAYMENT_METHOD.cashOnDelivery)).toBeChecked();
  await press(page.getByRole('button', { name: 'Proceed to Payment' }));
  await expect(page).toHaveURL('/orders');
  await expect(page.getByText('Processing').first()).toBeVisible();
});

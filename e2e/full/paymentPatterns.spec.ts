/** Regular expressions of the payment form, in a browser's own engine. */
import type { Page } from '@playwright/test';
import type { PaymentFieldDto } from '../../src/api/generated/endpoints';
import { PAYMENT_METHOD } from '../../sandbox/constants';
import { openPayment } from '../support/payer';
import { payBy } from '../support/shopper';
import { expect, test } from '../support/test';

/** Adds fields to the start of the sandbox's payment form. */
async function addFields(page: Page, fields: readonly PaymentFieldDto[]): Promise<void> {
  await page.route('**/payments/fields', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { fields: PaymentFieldDto[] };
    await route.fulfill({ response, json: { fields: [...fields, ...answer.fields] } });
  });
}

const endless = [
  '/^(\\u{61}+)+$/u',
  '^(a+)+$',
  '^(a|a)*$',
  '^(?=((a+)+)$)',
  '^(?:(a+)\\1?)+$',
  '(x+x+)+y|^(a+)+$',
];
const value = `${'a'.repeat(60)}!`;

test('invalid values are not sent', async ({ page, shop, sandbox }) => {
  await addFields(page, [{ name: 'pin', label: 'Store pin', rules: { pattern: '^\\d{4}$' } }]);
  await openPayment(page, shop, sandbox.url);
  const pin = page.getByLabel('Store pin');
  await pin.fill('12');
  await pin.blur();
  await expect(page.getByText('This is not in the expected format')).toBeVisible();
  await payBy(page, PAYMENT_METHOD.cashOnDelivery);
  await expect(page.getByText('Please correct the errors in the form.')).toBeVisible();
  await expect(pin).toBeFocused();
  await pin.fill('1234');
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page).toHaveURL('/orders');
});

test('patterns that never end block neither the page nor the payment', async ({ page, shop, sandbox }) => {
  const fields = endless.map((pattern, index) => ({
    name: `evil${index}`,
    label: `Store field ${index}`,
    rules: { pattern },
  }));
  await addFields(page, fields);
  await openPayment(page, shop, sandbox.url);
  for (const { label } of fields) await page.getByLabel(label).fill(value);
  await page.getByLabel('Store field 0').fill(`${value}!`);
  await payBy(page, PAYMENT_METHOD.cashOnDelivery);
  await expect(page).toHaveURL('/orders');
});

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

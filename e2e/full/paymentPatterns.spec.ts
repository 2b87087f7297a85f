/** Regular expressions of the payment form run in a worker, under the shop's own headers. */
import type { Page, Worker } from '@playwright/test';
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

/** The workers that the page starts from now on. */
function startedWorkers(page: Page): readonly Worker[] {
  const workers: Worker[] = [];
  page.on('worker', (worker) => workers.push(worker));
  return workers;
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

test('a pattern is tested in a worker, and invalid values are not sent', async ({ page, shop, sandbox }) => {
  await addFields(page, [{ name: 'pin', label: 'Store pin', rules: { pattern: '^\\d{4}$' } }]);
  const workers = startedWorkers(page);
  await openPayment(page, shop, sandbox.url);
  const pin = page.getByLabel('Store pin');
  await pin.fill('12');
  await payBy(page, PAYMENT_METHOD.cashOnDelivery);
  await expect(page.getByText('Please correct the errors in the form.')).toBeVisible();
  await expect(page.getByText('This is not in the expected format')).toBeVisible();
  await expect(pin).toBeFocused();
  await pin.fill('1234');
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page).toHaveURL('/orders');
  expect(workers).toHaveLength(1);
  await expect.poll(() => page.workers()).toEqual([]);
});

test('patterns that never end block neither the page nor the payment', async ({ page, shop, sandbox }) => {
  const fields = endless.map((pattern, index) => ({
    name: `evil${index}`,
    label: `Store field ${index}`,
    rules: { pattern },
  }));
  await addFields(page, fields);
  const workers = startedWorkers(page);
  await openPayment(page, shop, sandbox.url);
  for (const { label } of fields) await page.getByLabel(label).fill(value);
  await expect.poll(() => workers.length).toBe(5);
  await page.getByLabel('Store field 0').fill(`${value}!`);
  await payBy(page, PAYMENT_METHOD.cashOnDelivery);
  await expect(page).toHaveURL('/orders');
  expect(workers).toHaveLength(5);
  await expect.poll(() => page.workers()).toEqual([]);
});

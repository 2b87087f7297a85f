/** What `npm run test:store` tries in a browser besides the other journeys: on a real store alone. */
import { PAYMENT_METHOD } from '../../sandbox/constants';
import { signInAsNew } from '../support/payer';
import { signOutEverywhere } from '../support/sessionTrials';
import { addFirstTool, openFilledCheckout, payBy } from '../support/shopper';
import { expect, test } from '../support/test';

/** The engine behind the store, at which a session can be ended. */
const ENGINE_URL = process.env.STORE_ENGINE_URL ?? '';

test('an order is bought again', async ({ page, shop, sandbox }) => {
  await signInAsNew(page, shop, sandbox.url);
  const name = await addFirstTool(page);
  await openFilledCheckout(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await payBy(page, PAYMENT_METHOD.cashOnDelivery);
  await expect(page).toHaveURL('/orders');
  await page.getByRole('link', { name: 'Buy again' }).click();
  const sold = page.getByRole('region', { name: 'At today’s prices' });
  await expect(sold.getByRole('listitem')).toContainText(name);
  await expect(page.getByRole('region', { name: 'Not added' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
});

test('an order of a size leads to its product, and to a choice when it is bought again', async ({
  page,
  shop,
  sandbox,
}) => {
  const { order } = await signInAsNew(page, shop, sandbox.url);
  await order({ category: 'men' });
  await page.goto('/orders');
  const item = page.getByRole('article').getByRole('row').getByRole('link');
  const name = await item.innerText();
  await page.getByRole('link', { name: 'Buy again' }).click();
  await page.getByRole('region', { name: 'Choose again' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('group', { name: /Size/ }).getByRole('link').nth(1)).toBeVisible();
});

test.describe('Sessions', () => {
  test.use({ expectedNoise: [/status of 401/] });

  test(signOutEverywhere.name, async ({ context, shop, sandbox }) => {
    expect(await signOutEverywhere.run({ context, shopUrl: shop, sandboxUrl: sandbox.url })).toEqual([]);
  });

  test('a session that was ended elsewhere is refused at the next call', async ({ page, shop, sandbox }) => {
    const { token } = await signInAsNew(page, shop, sandbox.url);
    await page.goto('/orders');
    await expect(page.getByRole('heading', { level: 1, name: 'Your Orders' })).toBeVisible();
    await page.request.post(`${ENGINE_URL}/shop-api`, {
      headers: { authorization: `Bearer ${token}` },
      data: { query: 'mutation { logout { success } }' },
    });
    // A call that was still on its way may have led to the sign-in already.
    await page.goto('/account');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  });
});

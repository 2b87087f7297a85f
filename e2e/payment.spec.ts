/** Paying: every outcome, and exactly one payment whatever happens in between. */
import type { APIRequestContext, Page } from '@playwright/test';
import { BANK_PATH, PAYMENT_METHOD } from '../sandbox/constants';
import { actAndDrop, holdAnswers } from './support/answers';
import { boxOf, layoutShifts, watchLayoutShifts } from './support/layout';
import { openPayment, signInAsNew } from './support/payer';
import { addFirstTool, openFilledCheckout, orderFirstTool, payBy, readText } from './support/shopper';
import { expect, fullTest, test } from './support/test';

declare global {
  interface Window {
    /** Set by the test of a bank that the policy refuses. */
    tellRefusal: (text: string) => void;
  }
}

/** Counts the payment requests of all tabs. */
function countPayments(page: Page, path = '/payments'): () => number {
  let count = 0;
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) count += 1;
  });
  return () => count;
}

/** Approves a UPI payment, as the shopper's app would, by the text of the QR code. */
async function approve(request: APIRequestContext, sandboxUrl: string, text: string): Promise<void> {
  const reference = new URL(text).searchParams.get('tr') ?? '';
  await request.post(`${sandboxUrl}${BANK_PATH.pay}`, { form: { reference }, maxRedirects: 0 });
}

const settled = /no longer waits for a payment/;
/** Tests that go the same way on every store. */
const SHOP_ALONE = { tag: '@shop' } as const;

test.describe('Every outcome', () => {
  test('card: the bank takes the payment and the order is Processing', async ({ page, shop, sandbox }) => {
    await openPayment(page, shop, sandbox.url);
    await payBy(page, PAYMENT_METHOD.card);
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(page).toHaveURL('/order-success');
    await page.goto('/orders');
    await expect(page.getByText('Processing').first()).toBeVisible();
  });

  fullTest(
    'card: after cancelling at the bank, the shopper pays in another way',
    async ({ page, shop, sandbox }) => {
      const { orderId } = await openPayment(page, shop, sandbox.url);
      await payBy(page, PAYMENT_METHOD.card);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page).toHaveURL(`/payment?orderId=${orderId}`);
      await payBy(page, PAYMENT_METHOD.cashOnDelivery);
      await expect(page.getByText('Your payment is being processed')).toBeVisible();
      await expect(page).toHaveURL('/orders');
    },
  );

  test.describe('under a stricter policy', () => {
    test.use({ expectedNoise: [/form-action/] });

    fullTest(
      'card: a bank that the policy refuses is no dead end',
      SHOP_ALONE,
      async ({ page, shop, sandbox }) => {
        await openPayment(page, shop, sandbox.url);
        // The page itself tells what it says: Playwright's locators wait for the navigation that was refused.
        let tell: (text: string) => void = () => undefined;
        const told = new Promise<string>((resolve) => {
          tell = resolve;
        });
        await page.exposeFunction('tellRefusal', (text: string) => {
          tell(text);
        });
        await page.evaluate(() => {
          new MutationObserver(() => {
            const text = document.querySelector('main')?.innerText ?? '';
            if (text.includes('is not allowed from this shop')) window.tellRefusal(text);
          }).observe(document.body, { childList: true, subtree: true });
          const policy = document.createElement('meta');
          policy.httpEquiv = 'Content-Security-Policy';
          policy.content = "form-action 'self'";
          document.head.append(policy);
        });
        // Its last click may wait for that navigation until the page is closed.
        const paying = payBy(page, PAYMENT_METHOD.card).catch(() => undefined);
        const text = await told;
        expect(text).toContain('Your bank’s page is not allowed from this shop');
        expect(text).toContain('Pay another way');
        await page.close();
        await paying;
      },
    );
  });

  fullTest('card: Back from the bank leads to a form that works', async ({ page, shop, sandbox }) => {
    await openPayment(page, shop, sandbox.url);
    await payBy(page, PAYMENT_METHOD.card);
    await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
    await page.goBack();
    await payBy(page, PAYMENT_METHOD.cashOnDelivery);
    await expect(page).toHaveURL('/orders');
    await page.goBack();
    await expect(page.getByText(settled)).toBeVisible();
  });

  fullTest('net banking', async ({ page, shop, sandbox }) => {
    await openPayment(page, shop, sandbox.url);
    await payBy(page, PAYMENT_METHOD.netBanking);
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(page).toHaveURL('/order-success');
  });

  test('UPI QR: 256 px, and it moves on once the order does', async ({ page, shop, sandbox }) => {
    await openPayment(page, shop, sandbox.url);
    let payload = '';
    // Read on its way: the browser may forget an answer once the page is reloaded.
    await page.route('**/payments', async (route) => {
      const response = await route.fetch();
      payload = await readText(response, 'action', 'qr');
      await route.fulfill({ response });
    });
    await payBy(page, PAYMENT_METHOD.upiQr);
    await expect(page.getByRole('heading', { name: 'Scan QR Code to Complete Payment' })).toBeFocused();
    const code = page.getByRole('img', { name: 'QR code of your payment' });
    expect(await code.boundingBox()).toMatchObject({ width: 256, height: 256 });
    // As where Android has closed the tab while the payment app was open: nothing is sent again for the same code.
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Scan QR Code to Complete Payment' })).toBeVisible();
    await expect(code).toBeVisible();
    expect(sent).toEqual([]);
    await approve(page.request, sandbox.url, payload);
    await expect(page).toHaveURL('/orders');
    await expect(page.getByText('Processing').first()).toBeVisible();
    await expect(page.getByText(/paid/i)).toHaveCount(0);
  });

  test('the payment that was started is in view when the shopper pays another way', async ({
    page,
    shop,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPayment(page, shop, sandbox.url);
    await payBy(page, PAYMENT_METHOD.upiQr);
    await page.getByRole('button', { name: 'Pay another way' }).click();
    const started = page.getByText(/^Payment started at/);
    await expect(page.getByRole('alert').filter({ has: started })).toBeFocused();
    const header = await boxOf(page.getByRole('banner'));
    for (const seen of [page.getByRole('heading', { level: 1 }), started]) {
      await expect(seen).toBeInViewport({ ratio: 1 });
      expect((await boxOf(seen)).y).toBeGreaterThanOrEqual(header.y + header.height);
    }
  });

  fullTest('QR image, on white in the dark scheme too', SHOP_ALONE, async ({ page, shop, sandbox }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openPayment(page, shop, sandbox.url);
    await payBy(page, PAYMENT_METHOD.qrImage);
    const code = page.getByRole('img', { name: 'QR code of your payment' });
    expect(await code.boundingBox()).toMatchObject({ width: 256, height: 256 });
    await expect(code.locator('..')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  fullTest('cash on delivery', async ({ page, shop, sandbox }) => {
    await openPayment(page, shop, sandbox.url);
    await payBy(page, PAYMENT_METHOD.cashOnDelivery);
    await expect(page.getByText('Payment initiated')).toBeVisible();
    await expect(page).toHaveURL('/orders');
  });

  fullTest('declined, then paid with the same form values', async ({ page, shop, sandbox }) => {
    await openPayment(page, shop, sandbox.url);
    await payBy(page, PAYMENT_METHOD.declined);
    await expect(page.getByRole('alert')).toContainText('Your bank declined the payment.');
    await expect(page.getByRole('link', { name: 'Return to checkout' })).toHaveAttribute('href', '/checkout');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByLabel(/Phone/)).toHaveValue('+919812345678');
    await payBy(page, PAYMENT_METHOD.cashOnDelivery);
    await expect(page).toHaveURL('/orders');
  });
});

test.describe('UPI app', () => {
  // The browser reports that no app opens the address.
  test.use({ expectedNoise: [/upi:/] });

  fullTest('the shop asks for the app and stays', async ({ page, shop, sandbox }) => {
    await openPayment(page, shop, sandbox.url);
    await payBy(page, PAYMENT_METHOD.upiApp);
    await expect(page.getByRole('heading', { name: 'Finish in your payment app' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open UPI app' })).toHaveAttribute('href', /^upi:/);
  });
});

test.describe('Exactly once', () => {
  // Requests are aborted on purpose.
  test.use({ expectedNoise: [/ERR_FAILED/] });

  fullTest(
    'a double click and Enter on a slow server send one payment',
    SHOP_ALONE,
    async ({ page, shop, sandbox }) => {
      await openPayment(page, shop, sandbox.url);
      const count = countPayments(page);
      const held = holdAnswers('POST');
      await page.route('**/payments', held.handle);
      await payBy(page, PAYMENT_METHOD.cashOnDelivery);
      await page.getByRole('button', { name: 'Sending your payment…' }).dblclick({ force: true });
      await page.getByLabel(/Phone/).press('Enter');
      await page.getByLabel(/Phone/).press('Enter');
      held.release();
      await expect(page).toHaveURL('/orders');
      expect(count()).toBe(1);
    },
  );

  test('a payment whose answer is lost is not called a failure', async ({ page, shop, sandbox }) => {
    await openPayment(page, shop, sandbox.url);
    const count = countPayments(page);
    await page.route('**/payments', actAndDrop);
    await payBy(page, PAYMENT_METHOD.cashOnDelivery);
    await expect(page.getByText(settled)).toBeVisible();
    await expect(page.getByText('Failed to process payment')).toHaveCount(0);
    expect(count()).toBe(1);
  });

  fullTest(
    'a payment that never arrived is called a failure and can be tried again',
    SHOP_ALONE,
    async ({ page, shop, sandbox }) => {
      await openPayment(page, shop, sandbox.url);
      await page.route('**/payments', (route) => route.abort());
      await payBy(page, PAYMENT_METHOD.cashOnDelivery);
      await expect(page.getByText('Failed to process payment. Please try again later.')).toBeVisible();
      await page.unroute('**/payments');
      await page.getByRole('button', { name: 'Try Again' }).click();
      await page.getByRole('button', { name: 'Proceed to Payment' }).click();
      await expect(page).toHaveURL('/orders');
    },
  );

  fullTest(
    'a reload while submitting looks the order up before it offers the form',
    async ({ page, shop, sandbox }) => {
      await openPayment(page, shop, sandbox.url);
      const count = countPayments(page);
      const acted = page.waitForRequest((request) => request.url().endsWith('/payments'));
      await page.route('**/payments', holdAnswers('POST').handle);
      await payBy(page, PAYMENT_METHOD.cashOnDelivery);
      await acted;
      await page.reload();
      await expect(page.getByText(settled)).toBeVisible();
      expect(count()).toBe(1);
    },
  );

  fullTest('two tabs on one order send one payment', async ({ page, context, shop, sandbox }) => {
    const { orderId } = await openPayment(page, shop, sandbox.url);
    const count = countPayments(page);
    const other = await context.newPage();
    await other.goto(`/payment?orderId=${orderId}`);
    // Opened later, it would wait for the first tab instead of offering its form.
    await expect(other.getByRole('radiogroup', { name: /Payment method/ })).toBeVisible();
    const held = holdAnswers('POST');
    await context.route('**/payments', held.handle);
    await payBy(page, PAYMENT_METHOD.cashOnDelivery);
    await expect(page.getByRole('button', { name: 'Sending your payment…' })).toBeVisible();
    await payBy(other, PAYMENT_METHOD.cashOnDelivery);
    held.release();
    await expect(page).toHaveURL('/orders');
    await expect(other.getByText(settled)).toBeVisible();
    expect(count()).toBe(1);
  });

  fullTest(
    'an order whose answer is lost leads to its payment, with a mark until it is paid',
    async ({ page, shop, sandbox }) => {
      const { countOrders } = await signInAsNew(page, shop, sandbox.url);
      await addFirstTool(page);
      await openFilledCheckout(page);
      await page.route('**/orders', actAndDrop);
      await page.getByRole('button', { name: 'Place Order' }).click();
      await expect(page).toHaveURL(/\/payment\?orderId=[\w-]+$/);
      expect(await countOrders()).toBe(1);
      await page.goto('/cart');
      await expect(page.getByText('Your cart is empty')).toBeVisible();
      await page.goto('/contact');
      await page.getByRole('link', { name: 'Pay Now' }).click();
      await payBy(page, PAYMENT_METHOD.cashOnDelivery);
      await expect(page).toHaveURL('/orders');
      await expect(page.getByText('Processing').first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Pay Now' })).toHaveCount(0);
    },
  );

  fullTest('the mark of an unpaid order shifts no layout', SHOP_ALONE, async ({ page, shop, sandbox }) => {
    await signInAsNew(page, shop, sandbox.url);
    await orderFirstTool(page);
    await watchLayoutShifts(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      for (const path of ['/', '/products']) {
        await page.goto(path);
        await expect(page.getByRole('link', { name: 'Pay Now' })).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { sum, moved } = await layoutShifts(page);
        expect(sum, `${path} at ${width} px: ${moved.join()}`).toBeLessThan(0.001);
      }
    }
  });

  fullTest(
    'the notice of a started payment shifts no layout',
    SHOP_ALONE,
    async ({ page, shop, sandbox }) => {
      const { orderId } = await openPayment(page, shop, sandbox.url);
      await payBy(page, PAYMENT_METHOD.upiApp);
      await expect(page.getByRole('link', { name: 'Open UPI app' })).toBeVisible();
      await watchLayoutShifts(page);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`/payment?orderId=${orderId}`);
        await expect(page.getByRole('button', { name: 'Proceed to Payment' })).toBeVisible();
        await expect(page.getByText(/^Payment started at/)).toBeVisible();
        const { sum, moved } = await layoutShifts(page);
        expect.soft(sum, `${width} px: ${moved.join()}`).toBeLessThan(0.001);
      }
    },
  );

  fullTest(
    'Back from the payment shows the checkout from its top: the unpaid order is in place of the form',
    SHOP_ALONE,
    async ({ page, shop, sandbox }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await signInAsNew(page, shop, sandbox.url);
      await orderFirstTool(page);
      await page.goBack();
      await expect(page.getByRole('main').getByRole('link', { name: 'Pay Now' })).toBeInViewport();
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await expect(page.getByRole('contentinfo')).not.toBeInViewport();
    },
  );

  fullTest(
    'an order that never arrived is called a failure, and the cart stays',
    SHOP_ALONE,
    async ({ page, shop, sandbox }) => {
      const { countOrders } = await signInAsNew(page, shop, sandbox.url);
      const name = await addFirstTool(page);
      await openFilledCheckout(page);
      await page.route('**/orders', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.fallback(),
      );
      await page.getByRole('button', { name: 'Place Order' }).click();
      await expect(page.getByRole('main').getByText('Error placing order')).toBeVisible();
      expect(await countOrders()).toBe(0);
      await page.goto('/cart');
      await expect(page.getByRole('link', { name })).toBeVisible();
    },
  );

  fullTest('a reload while placing the order finds it', async ({ page, shop, sandbox }) => {
    const { countOrders } = await signInAsNew(page, shop, sandbox.url);
    await addFirstTool(page);
    await openFilledCheckout(page);
    await page.route('**/orders', holdAnswers('POST').handle);
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect.poll(countOrders).toBe(1);
    await page.reload();
    await expect(page).toHaveURL(/\/payment\?orderId=[\w-]+$/);
    expect(await countOrders()).toBe(1);
  });
});

fullTest('values of the payment form are never in storage', SHOP_ALONE, async ({ page, shop, sandbox }) => {
  await openPayment(page, shop, sandbox.url);
  await page.route('**/payments', holdAnswers('POST').handle);
  await payBy(page, PAYMENT_METHOD.upiQr);
  await expect(page.getByRole('button', { name: 'Sending your payment…' })).toBeVisible();
  const readStored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  await expect.poll(readStored).toContain('paying');
  const stored = await readStored();
  for (const typed of ['+919812345678', 'asha@example.com', PAYMENT_METHOD.upiQr]) {
    expect(stored).not.toContain(typed);
  }
});

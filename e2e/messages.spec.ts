/** A message lies over nothing that it is about, and goes with the next step [decision.55, decision.56]. */
import type { Locator, Page } from '@playwright/test';
import { PAYMENT_METHOD } from '../sandbox/constants';
import { sampled } from '../src/testing/sampled';
import { hydrated } from './support/hydration';
import { boxOf } from './support/layout';
import { openPayment, signInAsNew } from './support/payer';
import { CLOTHES_ID } from './support/screens/shopFacts';
import {
  addFirstTool,
  fillRegistration,
  fillSignIn,
  orderFirstTool,
  payBy,
  toolListing,
} from './support/shopper';
import { expect, test } from './support/test';

/** Expects that a message lies over none of these. */
async function expectClear(message: Locator, ...others: readonly Locator[]): Promise<void> {
  const over = await boxOf(message);
  for (const other of others) {
    const below = await boxOf(other);
    const isClear =
      over.right <= below.x || below.right <= over.x || over.bottom <= below.y || below.bottom <= over.y;
    expect(isClear, `${JSON.stringify(over)} is clear of ${JSON.stringify(below)}`).toBe(true);
  }
}

/** Expects that a message in a wide header lies over no part of its name, its search field, its account and its cart. */
async function expectHeaderClear(page: Page, message: Locator): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 768) return;
  const header = page.getByRole('banner');
  const search = header.getByRole('combobox');
  await expectClear(
    message,
    header.getByRole('link', { name: 'Loom & Lathe' }),
    header.getByRole('link', { name: /^(My Account|Login)$/ }),
    header.getByRole('link', { name: /^Cart/ }),
    ...((await search.isVisible()) ? [search] : []),
  );
}

const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: text }).last();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const panel = (page: Page) => page.getByRole('complementary', { name: 'Added to cart' });
const unpaidMark = (page: Page) => page.getByRole('complementary', { name: 'Unpaid order' });

interface MessageCase {
  readonly name: string;
  readonly run: (page: Page, shop: string, sandboxUrl: string) => Promise<void>;
}

const cases: readonly MessageCase[] = [
  {
    name: 'the missing size is said beside the sizes',
    run: async (page) => {
      await page.goto(`/product/${CLOTHES_ID}`);
      await hydrated(page);
      await button(page, /^Add to Cart/).click();
      const said = toast(page, 'Please select a size');
      const sizes = page.getByRole('group', { name: 'Clothing Size' });
      await expectClear(said, sizes, button(page, /^Add to Cart/));
      await expectHeaderClear(page, said);
    },
  },
  {
    name: 'what is said of a product lies over neither Share nor Compare',
    run: async (page) => {
      await page.goto(`/product/${CLOTHES_ID}`);
      await hydrated(page);
      await button(page, 'Add to Wishlist').click();
      const said = toast(page, 'added to your wishlist');
      await expectClear(said, button(page, 'Share'), page.getByRole('link', { name: 'Compare' }));
    },
  },
  {
    name: 'blank fields are said beside the form and Place Order',
    run: async (page, shop, sandboxUrl) => {
      await signInAsNew(page, shop, sandboxUrl);
      await addFirstTool(page);
      await page.goto('/checkout');
      await button(page, 'Place Order').click();
      const said = toast(page, 'Please fill all fields');
      const first = page.getByLabel(/^Postal Code/);
      await expect(first).toBeFocused();
      await expectClear(said, button(page, 'Place Order'), first);
      await expect(page.getByText('Please fill all fields')).toHaveCount(1);
      await expectHeaderClear(page, said);
    },
  },
  {
    name: 'a refused registration is said beside its button',
    run: async (page) => {
      await page.route('**/users/register', (route) => route.fulfill({ status: 400, json: {} }));
      await page.goto('/register');
      await fillRegistration(page, { email: 'taken@example.com', password: 'correct-horse' });
      await expectClear(toast(page, 'Registration Error'), button(page, 'Create Account'));
    },
  },
  {
    name: 'a refused sign-in is said beside its heading, fields and button',
    run: async (page) => {
      await page.goto('/login');
      await fillSignIn(page, { email: 'asha@example.com', password: 'correct-horse' });
      const heading = page.getByRole('heading', { level: 1 });
      await expectClear(
        toast(page, 'The email address or the password is wrong.'),
        heading,
        page.getByLabel('Email'),
        button(page, 'Sign In'),
      );
    },
  },
  {
    name: 'the panel of an addition closes for a dialog',
    run: async (page) => {
      await addFirstTool(page);
      await expect(panel(page)).toBeVisible();
      const card = page.getByRole('article').first();
      await card.hover();
      await card.getByRole('button', { name: 'Product Demo' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(panel(page)).toBeHidden();
      await expect(page).toHaveURL(new RegExp(toolListing.replace('?', '\\?').replace('+', '\\+')));
    },
  },
  {
    name: 'an order is created: its toast goes with the payment, its mark lies over no price and no button',
    run: async (page, shop, sandboxUrl) => {
      await signInAsNew(page, shop, sandboxUrl);
      await orderFirstTool(page);
      await expect(toast(page, 'Order created successfully')).toBeVisible();
      await payBy(page, PAYMENT_METHOD.declined);
      await expect(page.getByText('Your bank declined the payment.').first()).toBeVisible();
      await expect(toast(page, 'Order created successfully')).toBeHidden();
      const mark = unpaidMark(page);
      await page.goto('/contact');
      await hydrated(page);
      await expect(mark.getByRole('link', { name: 'Pay Now' })).toBeInViewport({ ratio: 1 });
      await addFirstTool(page);
      await expectClear(panel(page), mark);
      for (const path of [`/product/${CLOTHES_ID}`, '/orders']) {
        await page.goto(path);
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(mark).toBeHidden();
      }
    },
  },
  {
    name: 'the missing size of a Quick View is said beside its sizes',
    run: async (page) => {
      await page.goto(`/products?view=${CLOTHES_ID}`);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Add to Cart' }).click();
      // No role behind a dialog: screen readers have the sentence at the sizes.
      const hidden = page.getByRole('alert', { includeHidden: true });
      await expectClear(
        hidden.filter({ hasText: 'Please select a size' }).last(),
        dialog.getByRole('group', { name: 'Clothing Size' }),
        dialog.getByRole('button', { name: 'Add to Cart' }),
        dialog.getByRole('button', { name: 'Close' }),
      );
    },
  },
  {
    name: 'errors of a payment are said beside its fields and button',
    run: async (page, shop, sandboxUrl) => {
      await openPayment(page, shop, sandboxUrl);
      await payBy(page, PAYMENT_METHOD.cashOnDelivery, { payerEmail: 'asha', payerPhone: '+919812345678' });
      const said = toast(page, 'Validation Error');
      await expectClear(said, page.getByLabel(/Email/), button(page, 'Proceed to Payment'));
    },
  },
  {
    name: 'what is missing to track an order is said beside its fields and button',
    run: async (page) => {
      await page.goto('/track-order');
      await hydrated(page);
      const track = button(page, 'Track Order');
      await track.click();
      const said = toast(page, 'Required fields');
      await expectClear(said, page.getByLabel(/^Order Number/), page.getByLabel(/^Email or Phone/), track);
    },
  },
  {
    name: 'what was removed is said beside what brings it back',
    run: async (page) => {
      const name = await addFirstTool(page);
      await page.goto('/cart');
      await hydrated(page);
      await button(page, `Remove ${name}`).click();
      const said = toast(page, `${name} removed from your cart.`);
      await expectClear(said, page.getByText('Your cart is empty'), button(page, `Undo: ${name} removed`));
    },
  },
  {
    name: 'the newsletter is answered beside its field and button',
    run: async (page) => {
      await page.goto('/');
      await hydrated(page);
      const form = page.getByRole('main').locator('form').last();
      await form.getByLabel(/^Email/).fill('asha@example.com');
      await form.getByRole('button').click();
      await expectClear(toast(page, 'Subscribed!'), form);
    },
  },
];

test.use({ expectedNoise: [/status of 40[01]/] });

for (const [width, { name, run }] of sampled(
  cases.flatMap((each) => [320, 390, 768, 1440].map((width) => [width, each] as const)),
  4,
)) {
  test(`at ${width} px ${name}`, async ({ page, shop, sandbox }) => {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    await run(page, shop, sandbox.url);
  });
}

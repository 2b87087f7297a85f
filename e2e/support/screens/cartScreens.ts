/** Cart and checkout in their states. */
import type { Page } from '@playwright/test';
import { CART_STORAGE_KEY } from '../../../src/lib/constants';
import { fillAddress } from '../shopper';
import { firstCard } from './browsingScreens';
import { answer, click, heading, REFUSED, statesOf, text } from './screen';
import { lineOf, type ShopFacts } from './shopFacts';

function filledCart({ tool, clothes, products }: ShopFacts) {
  const sized = { selectedSize: 'M', selectedColor: 'Indigo', quantity: 2 };
  return {
    [CART_STORAGE_KEY]: [
      lineOf(tool),
      lineOf(clothes, sized),
      lineOf(clothes),
      ...products.slice(3, 5).map((product) => lineOf(product, { quantity: 12 })),
    ],
  };
}

/** A cart with the tool alone. */
export const toolInCart = ({ tool }: ShopFacts) => ({ [CART_STORAGE_KEY]: [lineOf(tool)] });

/** The cart. */
export const cart = statesOf({ page: 'Cart', path: '/cart' }, [
  { state: 'empty', shows: firstCard },
  { state: 'five lines, one without a size', kept: filledCart, shows: text('No size chosen') },
  {
    state: 'a line just removed',
    kept: filledCart,
    steps: click(/^Remove .*Kurta/),
    shows: text(/removed from your cart/),
  },
  {
    state: 'just emptied',
    kept: filledCart,
    steps: click('Clear Cart'),
    shows: (page) => page.getByRole('list', { name: 'Just removed' }),
  },
  {
    state: 'changed prices, and a product no longer sold',
    kept: ({ tool, clothes }) => ({
      [CART_STORAGE_KEY]: [
        lineOf(tool, { price: tool.price + 200 }),
        lineOf({ ...clothes, id: 'nothing-like-it', name: 'A product of last year' }),
      ],
    }),
    shows: text(/no longer sold/),
    noise: REFUSED,
  },
  {
    state: 'more than the badge shows',
    kept: ({ tool }) => ({ [CART_STORAGE_KEY]: [lineOf(tool, { quantity: 1234 })] }),
    shows: text(/^Subtotal \(1,?234 items\)/),
  },
]);

/** Places the order of the open checkout; the store's answer is the pending order that exists. */
export async function placeOrder(page: Page, { pendingOrder }: ShopFacts): Promise<void> {
  await answer('/orders', { id: pendingOrder }, 201, 'POST')(page);
  await fillAddress(page);
  await click('Place Order')(page);
  await heading('Payment Information')(page).waitFor();
}

/** The checkout. */
export const checkout = statesOf({ page: 'Checkout', path: '/checkout', isSignedIn: true }, [
  {
    state: 'as it opens',
    kept: filledCart,
    shows: (page) => page.getByRole('button', { name: 'Place Order' }),
  },
  {
    state: 'fields missing',
    kept: toolInCart,
    steps: click('Place Order'),
    shows: text('This field is required'),
  },
  {
    state: 'refused, with a kept address',
    kept: toolInCart,
    answers: answer('/orders', { error: 'Not now.' }, 400, 'POST'),
    steps: async (page) => {
      await fillAddress(page);
      await page.getByRole('checkbox', { name: /Keep this address/ }).check({ force: true });
      await click('Place Order')(page);
    },
    shows: text('The store says: Not now.'),
    noise: REFUSED,
  },
  { state: 'an empty cart', shows: text('Nothing to check out yet') },
  {
    state: 'an unpaid order',
    kept: toolInCart,
    steps: async (page, facts) => {
      await placeOrder(page, facts);
      await page.goBack();
      await page.getByText('Proceeding to payment').waitFor({ state: 'hidden' });
    },
    shows: (page) => page.getByRole('main').getByRole('link', { name: 'Pay Now' }),
  },
]);

/** The German shop of docs/make-it-yours.md: none of its pages says anything of India. */
import { act, screen, waitFor } from '@testing-library/react';
import { writeToken } from '../api/authCookie';
import { cartRestored } from '../features/cart/cartSlice';
import { normalisedPhone, wholePhone } from '../features/payment/phoneFields';
import { readWish } from '../features/search/searchWish';
import { groupedPhone } from '../lib/contactParts';
import { type paths, policySlugs } from '../lib/routes';
import {
  buildCartLine,
  buildOrder,
  buildPaymentField,
  buildProduct,
  buildStoreInfo,
} from '../testing/builders';
import type * as documentedBrand from '../testing/documentedBrand';
import { fill } from '../testing/fill';
import { renderApp } from '../testing/renderApp';
import { answer } from '../testing/server';
import { testToken } from '../testing/session';
import { sampled } from '../testing/sampled';
import { routeOf } from './routes';

// Declared as a function: Jest moves the mocks above everything else.
function documented(): typeof documentedBrand {
  return jest.requireActual('../testing/documentedBrand');
}
jest.mock('../brand', () => documented().documentedBrand());
jest.mock('../brand/country', () => documented().documentedCountry());

const product = buildProduct({ id: 'hammer', title: 'Forged Claw Hammer', parentCategory: 'Hammers' });
const order = buildOrder({
  shippingAddress: { address: 'Lindenweg 7', city: 'Bonn', state: 'NRW', postalCode: '53111' },
});

/** An address of each page; the policies' are all of them. */
const addresses: Readonly<Record<keyof typeof paths, readonly string[]>> = {
  home: ['/'],
  products: ['/products?minPrice=10&maxPrice=5000'],
  product: ['/product/hammer'],
  cart: ['/cart'],
  wishlist: ['/wishlist'],
  compare: ['/compare?ids=hammer'],
  login: ['/login'],
  register: ['/register'],
  account: ['/account'],
  checkout: ['/checkout'],
  payment: [`/payment?orderId=${order.id}`],
  orders: ['/orders'],
  orderSuccess: ['/order-success'],
  trackOrder: [`/track-order?id=${order.id}`],
  contact: ['/contact'],
  device: ['/device'],
  apiTest: ['/api-test'],
  policy: policySlugs.map((slug) => `/${slug}`),
  notFound: ['/404'],
};

/** Everything that a shopper or a search engine may read of the page, with the values of its fields. */
function readPage(): string {
  const { body, head } = document;
  const fields = [...body.querySelectorAll('input, textarea')].flatMap((field) =>
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? [field.value] : [],
  );
  const described = [...head.querySelectorAll('title, meta, script')].map(({ outerHTML }) => outerHTML);
  return [body.outerHTML, ...described, ...fields].join('\n');
}

const INDIAN = /.{0,40}(?:₹|India|rupee|\bINR\b|\+91|\bPIN\b|\bUPI\b|en-IN|[Gg]rievance|“kurta).{0,40}/g;

function expectNothingIndian(): void {
  expect(readPage().match(INDIAN)).toBeNull();
}

/** Opens a page, with something in the cart, and waits until it is loaded. */
async function openPage(at: string) {
  const { pathname } = new URL(at, 'http://localhost');
  if (routeOf(pathname).access !== 'noSession') writeToken(testToken);
  const shop = await renderApp(at);
  const line = buildCartLine({ id: 'hammer', name: 'Forged Claw Hammer' });
  act(() => void shop.store.dispatch(cartRestored([line])));
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => {
    const { queries } = shop.store.getState().api;
    expect(Object.values(queries).filter((query) => query?.status === 'pending')).toEqual([]);
  });
  return shop;
}

beforeEach(() => {
  answer(
    'getStoreInfo',
    buildStoreInfo({
      companyName: 'Nordic Tools GmbH',
      companyAddress: 'Hafenweg 14, 48155 Münster',
      companyPhone: '+4925112345',
    }),
  );
  answer('listProducts', { data: [product] });
  answer('getProduct', product);
  answer('listOrders', [order]);
  answer('trackOrder', order);
  answer('getPaymentFields', [
    buildPaymentField({ name: 'phone', label: 'Mobile', type: 'tel', rules: { required: true } }),
  ]);
});

it.each(sampled(Object.values(addresses).flat(), 2))('%s says nothing of India', async (at) => {
  await openPage(at);
  expectNothingIndian();
});

it('questions postal codes and phone numbers by the rules of the country', async () => {
  const { user } = await openPage('/checkout');
  await fill(user, screen.getByLabelText(/Postal Code/), '411001');
  await fill(user, screen.getByLabelText(/^Phone/), '1234');
  await user.tab();
  expect(screen.getByText('Postal codes have five digits. Is this one right?')).toBeVisible();
  expect(screen.getByText('Phone numbers have at least six digits. Is this one right?')).toBeVisible();
  expectNothingIndian();
});

it('takes the phone numbers of the country for a payment, which goes on in its app', async () => {
  answer('submitPayment', { success: true, action: { type: 'deeplink', redirectUrl: 'upi://pay?pa=shop' } });
  const { user } = await openPage(`/payment?orderId=${order.id}`);
  const phone = await screen.findByLabelText(/Mobile/);
  expect(phone).toHaveValue('+49');
  await fill(user, phone, '123');
  await user.click(screen.getByRole('button', { name: 'Proceed to Payment' }));
  expect(await screen.findByText('Phone number must be 9 to 14 characters (including +49)')).toBeVisible();
  expectNothingIndian();
  await user.clear(phone);
  await fill(user, phone, '0251 1234567');
  expect(phone).toHaveValue('+492511234567');
  await user.click(screen.getByRole('button', { name: 'Proceed to Payment' }));
  expect(await screen.findByRole('link', { name: 'Open Wero app' })).toBeVisible();
  expectNothingIndian();
});

it.each(['0251 1234567', '+49 251 1234567', '0049 251 1234567'])(
  'reads the phone number %j, at once or as it is typed',
  (text) => {
    expect(wholePhone(text)).toBe('+492511234567');
    expect([...text].reduce((typed, character) => normalisedPhone(typed + character), '')).toBe(
      '+492511234567',
    );
  },
);

it.each([
  ['+493012345678', '+49 30 12345678'],
  ['+492511234567', '+49 251 1234567'],
  ['+4915112345678', '+49 151 12345678'],
  ['+49333112345', '+49 3331 12345'],
])('groups the phone number %s by the area codes of the country', (phone, shown) =>
  expect(groupedPhone(phone)).toBe(shown),
);

it('keeps a number that begins like the code of the country', () => {
  expect(normalisedPhone('+4949311234')).toBe('+4949311234');
});

it('shows a tracked order in the currency', async () => {
  const { user } = await openPage(`/track-order?id=${order.id}`);
  await user.click(screen.getByRole('button', { name: 'Track Order' }));
  expect(await screen.findByText('€3,997.00')).toBeVisible();
  expectNothingIndian();
});

it('filters by prices in the currency', async () => {
  const { user } = await openPage('/products');
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  expect(await screen.findByText('Price in euros')).toBeVisible();
  expectNothingIndian();
});

it('searches by prices in the currency', async () => {
  const { user } = await openPage('/contact');
  await user.click(screen.getByRole('combobox', { name: 'Search products' }));
  expect(await screen.findByText(/such as “hammer under 50”/)).toBeVisible();
  expectNothingIndian();
  expect(readWish('hammer under €1,500')).toMatchObject({ words: 'hammer', min: null, max: 1500, sizes: [] });
  expect(readWish('over 20 euros')).toMatchObject({ words: '', min: 20, max: null, sizes: [] });
});

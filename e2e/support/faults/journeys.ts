/** How each call comes about in the shop, and what its screen must say when it fails (specification, section 8). */
import type { Page } from '@playwright/test';
import { address } from '../shopper';
import type { CallName } from './describedAnswers';
import type { Fault } from './faultServer';
import { BANK_GREETING } from './faultServer';

/** The way to a call, and what is to be seen after it. */
export interface Journey {
  readonly path: string;
  /** The shopper has a token, and a cart. */
  readonly isSignedIn?: boolean;
  /** What the shopper does once the page is there; nothing for calls that a page makes by itself. */
  readonly act?: (page: Page) => Promise<void>;
  /** What is said of a failure: one of these texts stands on the page. */
  readonly failure: (fault: Fault) => readonly string[];
  /** What may stand there where the answer is only partly wrong, beside the failure. */
  readonly success: readonly string[];
  /** Whether an answer of another type is a failure for sure. */
  readonly needsItsType?: boolean;
}

/** The sentence of an answer's body, or ''. */
function sentenceOf(fault: Fault): string {
  if (fault.kind !== 'answer') return '';
  try {
    const body: unknown = JSON.parse(fault.body);
    const isSentence = typeof body === 'object' && body !== null && 'error' in body;
    return isSentence && typeof body.error === 'string' && body.error.length < 10_000 ? body.error : '';
  } catch {
    return '';
  }
}

function hasStatus(fault: Fault, test: (status: number) => boolean): boolean {
  return fault.kind === 'answer' && test(fault.status);
}

const isFine = (status: number): boolean => status < 400;

/** What signing in says: the server's sentence, else what the specification has for the case. */
function signInFailure(fault: Fault): readonly string[] {
  if (fault.kind !== 'answer') return ['No response from server. Please try again later.'];
  if (isFine(fault.status))
    return [
      'Authentication failed: Token is missing in the response',
      'The answer of the server could not be read.',
    ];
  return [sentenceOf(fault) || 'Failed to login. Please check your credentials.'];
}

function accountFailure(fault: Fault): readonly string[] {
  if (fault.kind !== 'answer') return ['Failed to load account information (No response received)'];
  if (isFine(fault.status)) return ['Failed to load account information: '];
  return [`Failed to load account information (Status: ${fault.status})`];
}

async function submitSignIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct-horse');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function submitRegistration(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Asha');
  await page.getByLabel('Last Name').fill('Verma');
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct-horse');
  await page.getByLabel('Confirm Password', { exact: true }).fill('correct-horse');
  await page.getByRole('button', { name: 'Create Account' }).click();
}

async function submitTracking(page: Page): Promise<void> {
  await page.getByLabel('Order Number').fill('ORD-2026-000042');
  await page.getByLabel('Email or Phone').fill('asha@example.com');
  await page.getByRole('button', { name: 'Track Order' }).click();
}

async function submitOrder(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(address))
    await page.getByLabel(label, { exact: false }).first().fill(value);
  await page.getByRole('main').locator('button[type="submit"]').click();
}

async function submitPayment(page: Page): Promise<void> {
  await page.getByLabel('Name on the card').fill('Asha Verma');
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
}

const paymentPath = '/payment?orderId=ORD-2026-000042';

/** The journey to every call. */
export const journeys: Readonly<Record<CallName, Journey>> = {
  authorizeUser: {
    path: '/login',
    act: submitSignIn,
    failure: signInFailure,
    success: ['Logged in successfully.'],
  },
  registerUser: {
    path: '/register',
    act: submitRegistration,
    failure: () => ['Registration failed. Please try using a different email provider'],
    success: ['Account created successfully. You can now log in.'],
  },
  getAccountInfo: {
    path: '/account',
    isSignedIn: true,
    failure: accountFailure,
    success: ['Member Since'],
    needsItsType: true,
  },
  getStoreInfo: {
    path: '/contact',
    failure: () => ['Failed to load store information. Please refresh the page.'],
    success: ['Monday to Saturday, 10AM-6PM'],
    needsItsType: true,
  },
  listProducts: {
    path: '/products',
    failure: () => ['Failed to load products. Please try again.'],
    success: ['products', '1 product', 'No products found with the selected filters.'],
    needsItsType: true,
  },
  getProduct: {
    path: '/product/51d0e8b4-linen-kurta',
    failure: () => ['Product Not Found'],
    success: ['Add to Wishlist'],
    needsItsType: true,
  },
  listOrders: {
    path: '/orders',
    isSignedIn: true,
    failure: () => ['Failed to load your orders. Please try again.'],
    success: ['No Orders Found', 'Shipping address'],
    needsItsType: true,
  },
  createOrder: {
    path: '/checkout',
    isSignedIn: true,
    act: submitOrder,
    failure: (fault) => [
      'Error placing order',
      'No answer from the store',
      'Your order may have been placed',
      ...(sentenceOf(fault) === '' ? [] : [sentenceOf(fault)]),
    ],
    success: ['Order created successfully'],
  },
  trackOrder: {
    path: '/track-order',
    act: submitTracking,
    failure: () => ['Failed to find order. Please check your information and try again.'],
    success: ['Order found'],
    needsItsType: true,
  },
  getPaymentFields: {
    path: paymentPath,
    isSignedIn: true,
    failure: () => ['Failed to load payment form. Please try again later.'],
    success: ['Proceed to Payment', 'Payment Information'],
  },
  submitPayment: {
    path: paymentPath,
    isSignedIn: true,
    act: submitPayment,
    failure: (fault) => [
      'Failed to process payment. Please try again later.',
      'We could not find out whether your payment went through.',
      'Unknown error occurred during payment process.',
      ...(sentenceOf(fault) === '' ? [] : [sentenceOf(fault)]),
    ],
    success: [
      'Payment initiated',
      'Scan QR Code',
      'Your bank declined the payment.',
      'waits',
      'Proceed to Payment',
      'Your orders',
      BANK_GREETING,
    ],
  },
};

/** Whether the shopper is signed out by the answer, and asked to sign in again. */
export function endsSession(call: CallName, fault: Fault): boolean {
  return journeys[call].isSignedIn === true && hasStatus(fault, (status) => status === 401);
}

/** Whether the fault is a failure of the call, whatever its body says. */
export function isFailure(fault: Fault): boolean {
  return fault.kind !== 'answer' || hasStatus(fault, (status) => !isFine(status));
}

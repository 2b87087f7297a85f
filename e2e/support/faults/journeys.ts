/**
 * How to cause each API call in the shop, and what its screen must show when it fails: section 8 of
 * docs/specification.md.
 */
import type { Page } from '@playwright/test';
import { fillAddress, fillRegistration, fillSignIn } from '../shopper';
import type { CallName } from './describedAnswers';
import { BANK_GREETING, type Fault } from './faultServer';

/** The steps that cause a call, and the texts after it. */
export interface Journey {
  readonly path: string;
  /** Whether the shopper is signed in. */
  readonly isSignedIn?: boolean;
  /** What the shopper does on the page; missing for calls that the page makes by itself. */
  readonly act?: (page: Page) => Promise<void>;
  /** The page shows one of these texts after a failure. */
  readonly failure: (fault: Fault) => readonly string[];
  /** Texts that the page may show instead when only a part of the answer is invalid. */
  readonly success: readonly string[];
  /** Whether an answer of another type is always a failure. */
  readonly needsItsType?: boolean;
}

/** The error message in an answer's body, or ''. */
function errorOf(fault: Fault): string {
  if (fault.kind !== 'answer') return '';
  try {
    const body: unknown = JSON.parse(fault.body);
    const hasError = typeof body === 'object' && body !== null && 'error' in body;
    return hasError && typeof body.error === 'string' && body.error.length < 10_000 ? body.error : '';
  } catch {
    return '';
  }
}

function hasStatus(fault: Fault, test: (status: number) => boolean): boolean {
  return fault.kind === 'answer' && test(fault.status);
}

const isSuccess = (status: number): boolean => status < 400;

/** The messages of a failed sign-in: the server's, else those of the specification. */
function signInFailure(fault: Fault): readonly string[] {
  if (fault.kind !== 'answer') return ['No response from server. Please try again later.'];
  if (isSuccess(fault.status))
    return [
      'Authentication failed: Token is missing in the response',
      'The answer of the server could not be read.',
      // A token that is longer than a cookie may be.
      'You are not signed in: this browser keeps no sign-in of this shop.',
    ];
  return [errorOf(fault) || 'Failed to login. Please check your credentials.'];
}

function accountFailure(fault: Fault): readonly string[] {
  if (fault.kind !== 'answer') return ['Failed to load account information (No response received)'];
  if (isSuccess(fault.status)) return ['Failed to load account information: '];
  return [`Failed to load account information (Status: ${fault.status})`];
}

const shopper = { email: 'asha@example.com', password: 'correct-horse' } as const;

async function submitTracking(page: Page): Promise<void> {
  await page.getByLabel('Order Number').fill('ORD-2026-000042');
  await page.getByLabel('Email or Phone').fill('asha@example.com');
  await page.getByRole('button', { name: 'Track Order' }).click();
}

async function submitOrder(page: Page): Promise<void> {
  await fillAddress(page);
  await page.getByRole('main').locator('button[type="submit"]').click();
}

async function submitPayment(page: Page): Promise<void> {
  await page.getByLabel('Name on the card').fill('Asha Verma');
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
}

const paymentPath = '/payment?orderId=ORD-2026-000042';

/** The journey of every call. */
export const journeys: Readonly<Record<CallName, Journey>> = {
  authorizeUser: {
    path: '/login',
    act: (page) => fillSignIn(page, shopper),
    failure: signInFailure,
    success: ['Logged in successfully.'],
  },
  registerUser: {
    path: '/register',
    act: (page) => fillRegistration(page, shopper),
    failure: () => ['Registration failed. Please try using a different email provider'],
    success: ['Account created successfully. You can now log in.'],
  },
  getAccountInfo: {
    path: '/account',
    isSignedIn: true,
    failure: accountFailure,
    success: ['Asha Verma', 'March 14, 2025', 'Not available'],
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
      'Your order may have been placed',
      ...(errorOf(fault) === '' ? [] : [errorOf(fault)]),
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
      ...(errorOf(fault) === '' ? [] : [errorOf(fault)]),
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

/** Whether the fault signs the shopper out. */
export function endsSession(call: CallName, fault: Fault): boolean {
  return journeys[call].isSignedIn === true && hasStatus(fault, (status) => status === 401);
}

/** Whether the fault is a failure of the call, whatever its body says. */
export function isFailure(fault: Fault): boolean {
  return fault.kind !== 'answer' || hasStatus(fault, (status) => !isSuccess(status));
}

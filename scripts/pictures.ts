/**
 * `npm run pictures`: takes the screenshots of README.md and docs/payments.md from the production build, with a sandbox
 * of its own: the home page at a laptop's width, and each outcome of a payment at 390 px. Writes
 * docs/pictures/home.jpg and docs/pictures/payment-*.png.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { DEMO_ACCOUNT, PAYMENT_METHOD, PAYMENT_METHOD_LABEL } from '../sandbox/constants';
import { withShop } from './shopBrowser';

const FOLDER = join(__dirname, '../docs/pictures');
const LAPTOP = { width: 1280, height: 800 } as const;
const PHONE = { width: 390, height: 760 } as const;

/** The outcomes: payment method, and a heading that shows that the page is ready. */
const outcomes = [
  { name: 'bank', method: PAYMENT_METHOD.card, heading: /Confirm your card payment/ },
  { name: 'net-banking', method: PAYMENT_METHOD.netBanking, heading: /Confirm your transfer/ },
  { name: 'app', method: PAYMENT_METHOD.upiApp, heading: 'Finish in your payment app' },
  { name: 'qr', method: PAYMENT_METHOD.upiQr, heading: 'Scan QR Code to Complete Payment' },
  { name: 'qr-image', method: PAYMENT_METHOD.qrImage, heading: 'Scan QR Code to Complete Payment' },
  { name: 'declined', method: PAYMENT_METHOD.declined, heading: 'Payment Information' },
  { name: 'orders', method: PAYMENT_METHOD.cashOnDelivery, heading: 'Your Orders' },
] as const;

/** Opens the payment of the demo shopper's pending order. */
async function openPayment(page: Page, shopUrl: string): Promise<void> {
  await page.goto(`${shopUrl}/orders`);
  await page.getByRole('link', { name: 'Pay Now' }).first().click();
  await page.getByRole('radiogroup', { name: /Payment method/ }).waitFor();
}

async function take(page: Page, file: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  // A JPEG's quality; photographs and gradients would make a PNG three times as large.
  const quality = file.endsWith('.jpg') ? { quality: 82 } : {};
  await page.screenshot({ path: join(FOLDER, file), animations: 'disabled', ...quality });
}

async function takeHome(browser: Browser, shopUrl: string): Promise<void> {
  const page = await browser.newPage({ viewport: LAPTOP, locale: 'en-IN' });
  await page.goto(shopUrl);
  await page.getByRole('heading', { name: 'Featured Tools' }).waitFor();
  await take(page, 'home.jpg');
  await page.close();
}

/** Takes the pictures of the payment, signed in as the demo shopper. */
async function takePayments(browser: Browser, shopUrl: string): Promise<void> {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'en-IN',
    hasTouch: true,
    isMobile: true,
  });
  const first = await context.newPage();
  await first.goto(`${shopUrl}/login`);
  await first.getByLabel('Email').fill(DEMO_ACCOUNT.email);
  await first.getByLabel('Password', { exact: true }).fill(DEMO_ACCOUNT.password);
  await first.getByRole('button', { name: 'Sign In', exact: true }).click();
  await first.waitForURL(`${shopUrl}/`);
  await openPayment(first, shopUrl);
  await take(first, 'payment-form.png');
  for (const { name, method, heading } of outcomes) {
    // Each has its own page: after a link to an app, a page ignores further navigation.
    const page = await context.newPage();
    await openPayment(page, shopUrl);
    await page.getByRole('radio', { name: PAYMENT_METHOD_LABEL[method], exact: true }).check();
    await page.getByLabel(/Phone/).fill('+919812345678');
    await page.getByRole('button', { name: 'Proceed to Payment' }).click();
    await page.getByRole('heading', { name: heading }).waitFor();
    if (name === 'declined') await page.getByRole('alert').waitFor();
    await take(page, `payment-${name}.png`);
    await page.close();
  }
  await context.close();
}

async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await withShop(async (browser, { shopUrl }) => {
    await takeHome(browser, shopUrl);
    await takePayments(browser, shopUrl);
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

/**
 * `npm run pictures`: takes the screenshots of README.md and docs/payments.md from the production build, with a sandbox
 * of its own: the home page at a laptop's width, and each outcome of a payment at 390 px. Writes
 * docs/pictures/home.jpg and docs/pictures/payment-*.png.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { openPayment } from '../e2e/support/payer';
import { payBy } from '../e2e/support/shopper';
import { PAYMENT_METHOD } from '../sandbox/constants';
import { withShop } from './shopBrowser';
import { runMain } from './runMain';

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

/** Runs in the page: waits until the pictures in the window can be drawn. */
async function decodePictures(): Promise<void> {
  const shown = [...document.images].filter(
    (image) => image.getBoundingClientRect().top < window.innerHeight,
  );
  await Promise.all(shown.map((image) => image.decode()));
}

async function take(page: Page, file: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(decodePictures);
  // A JPEG's quality; photographs and gradients would make a PNG three times as large.
  const quality = file.endsWith('.jpg') ? { quality: 82 } : {};
  await page.screenshot({ path: join(FOLDER, file), animations: 'disabled', ...quality });
}

async function takeHome(browser: Browser, shopUrl: string): Promise<void> {
  const page = await browser.newPage({ viewport: LAPTOP, locale: 'en-IN' });
  await page.goto(shopUrl);
  await page.getByRole('heading', { name: 'Featured Tools' }).waitFor();
  await page.locator('main img').first().waitFor();
  await take(page, 'home.jpg');
  await page.close();
}

/** Takes the pictures of the payment: the form, and each outcome for a shopper of its own. */
async function takePayments(browser: Browser, shopUrl: string, sandboxUrl: string): Promise<void> {
  const form = { name: 'form', method: null, heading: 'Payment Information' } as const;
  for (const { name, method, heading } of [form, ...outcomes]) {
    const context = await browser.newContext({
      baseURL: shopUrl,
      viewport: PHONE,
      locale: 'en-IN',
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    await openPayment(page, shopUrl, sandboxUrl);
    if (method !== null) await payBy(page, method);
    await page.getByRole('heading', { name: heading }).waitFor();
    if (name === 'declined') await page.getByRole('alert').waitFor();
    await take(page, `payment-${name}.png`);
    await context.close();
  }
}

async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await withShop(async (browser, { shopUrl, sandbox }) => {
    await takeHome(browser, shopUrl);
    await takePayments(browser, shopUrl, sandbox.url);
  });
}

runMain(main);

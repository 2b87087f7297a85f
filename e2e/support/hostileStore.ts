/** A hostile store that sends payloads in every text of every answer, and a check of the shop's pages. */
import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { API_BASE_PATH } from '../../sandbox/constants';
import { AUTH_COOKIE } from '../../src/lib/constants';
import { settle } from './screens/openScreen';
import { fillSignIn } from './shopper';
import { policySlugs } from '../../src/lib/routes';

/** The effects of payloads. */
export interface PayloadFindings {
  /** How often code of a payload ran. */
  run: number;
  /** Requests to hosts other than the shop's and the API's, without pictures of products and categories. */
  foreignRequests: number;
  /** Descriptions of elements in a page that no store may add. */
  readonly faults: string[];
}

/** Answers with one payload for each item of a list, and all payloads in single texts. */
function answersOf(batch: readonly string[]): Readonly<Record<string, unknown>> {
  const all = batch.join(' ');
  const first = batch[0] ?? '';
  const products = batch.map((text, index) => ({
    ...{ id: `${index}-${text.replace(/\p{Cs}/gu, '')}`, title: text, description: text, imgUrl: text },
    ...{ category: text, parentCategory: text, regularPrice: 20, discountedPrice: 10, createdAt: text },
    images: [{ url: text }],
    attributes: [
      { id: text, key: text, value: [text], metricUnit: text },
      { id: text, key: 'size', value: [text, 'M'] },
    ],
  }));
  const orders = batch.map((text, index) => ({
    ...{ id: `${index}-${text}`, status: 0, createdAt: text },
    items: [{ id: 1, productTitle: text, quantity: 1, price: text }],
    shippingAddress: { address: text, city: text, state: text, postalCode: text },
  }));
  const fields = batch.map((text, index) => ({
    ...{ name: `${index}-${text}`, label: text, placeholder: text, description: text, mask: text },
    ...{
      type: ['text', 'select', 'checkbox', 'textarea'][index % 4],
      options: [text, 'x'],
      defaultValue: text,
    },
    ...{ inline: true, rules: { required: index === 0, minLength: text }, rulesMessages: [text] },
  }));
  return {
    storeInfo: {
      ...{ storeName: all, companyName: all, companyAddress: all, companyEmail: all, companyPhone: all },
      ...{ companyLogoUrl: first, description: all, categories: batch },
      categoryImages: Object.fromEntries(batch.map((text) => [text, text])),
      policies: Object.fromEntries(policySlugs.map((slug) => [slug, batch.join('\n')])),
    },
    products: { data: products, pagination: { total: products.length } },
    product: { ...products[0], description: all },
    orders,
    order: orders[0],
    accountInfo: { data: { firstName: all, lastName: all, email: all, createdAt: all } },
    'payments/fields': fields,
    payments: { success: false, error: all },
    'users/authorize': { error: all },
    'users/register': { error: all },
  };
}

/** The name of the answer to a call. */
function answerTo(request: Request): string {
  const path = new URL(request.url()).pathname.replace(`${API_BASE_PATH}/`, '');
  if (path.startsWith('products/')) return 'product';
  return path.startsWith('orders/') ? 'order' : path;
}

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** The visited pages, and an element that shows that the page is ready. */
const visits: readonly (readonly [path: string, landmark: string])[] = [
  ['/', 'article'],
  ['/products', 'article'],
  ['/product/0-x', 'h1'],
  ['/terms', 'article > div > div'],
  ['/contact', 'h1'],
  ['/api-test', 'h1'],
  ['/account', 'h1'],
  ['/orders', 'h1'],
  ['/payment?orderId=0-x', 'form'],
  ['/login', 'form'],
];

declare global {
  interface Window {
    payloadsRun?: number;
  }
}

/** Counts calls of these functions from the page's first script on: payloads that run call one of them. */
async function countRuns(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const) {
      Object.defineProperty(window, name, {
        value: () => {
          window.payloadsRun = (window.payloadsRun ?? 0) + 1;
        },
      });
    }
  });
}

/** Finds elements in a page that no store may add. */
function findFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const never =
      'main :is(script, iframe, object, embed, base, meta, link, style, template, [onerror], [onload])';
    for (const element of document.querySelectorAll(never)) found.push(element.outerHTML.slice(0, 200));
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (!/^(https?|mailto|tel|upi):$/.test(link.protocol)) found.push(link.href);
    }
    const isPolicy = window.location.pathname === '/terms';
    // The store's text: heading, contents and the links below it are the shop's own.
    for (const element of isPolicy ? document.querySelectorAll('article > div > div:first-child *') : []) {
      const { position } = getComputedStyle(element);
      const isFault = position !== 'static' || element.matches('form, input, [style], [class*="payload"]');
      if (isFault) found.push(element.outerHTML.slice(0, 200));
    }
    return found;
  });
}

/**
 * Visits the shop's pages while the store sends a batch of payloads in every text. Adds to the findings.
 * @param page in a context of its own, whose routes stay changed
 */
export async function visitHostileStore(
  page: Page,
  shop: string,
  api: string,
  batch: readonly string[],
  findings: PayloadFindings,
): Promise<void> {
  const context = page.context();
  const answers = answersOf(batch);
  await countRuns(context);
  await context.addCookies([{ name: AUTH_COOKIE, value: 'payer', url: shop }]);
  await context.route(
    ({ origin }) => origin !== shop,
    async (route: Route) => {
      const request = route.request();
      const { origin, pathname } = new URL(request.url());
      if (origin === api && pathname.startsWith(API_BASE_PATH)) {
        const answer = answerTo(request);
        await route.fulfill({
          status: answer.startsWith('users/') ? 400 : 200,
          headers: { 'access-control-allow-origin': shop, 'access-control-allow-credentials': 'true' },
          json: answers[answer] ?? {},
        });
        return;
      }
      const isPicture = request.resourceType() === 'image' && new URL(page.url()).pathname !== '/terms';
      if (origin !== api && !isPicture) {
        findings.foreignRequests += 1;
        findings.faults.push(`${page.url()} asks for ${request.url()}`);
      }
      await route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
    },
  );
  page.on('dialog', (dialog) => {
    findings.run += 1;
    void dialog.dismiss();
  });
  for (const [path, landmark] of visits) {
    if (path === '/login') await context.clearCookies();
    await page.goto(shop + path);
    // Attached, not visible: of some payloads nothing is left to see.
    await page.locator(landmark).first().waitFor({ state: 'attached' });
    if (!page.url().startsWith(shop + path)) throw new Error(`${path} led to ${page.url()}.`);
    if (path === '/login') {
      // The store refuses, with payloads as the reason.
      await fillSignIn(page, { email: 'a@example.com', password: 'correct-horse' });
      await page.getByRole('alert').first().waitFor();
    }
    // What payloads ask for, they ask for once they are shown.
    await page
      .getByText(/^Loading /)
      .first()
      .waitFor({ state: 'detached' });
    await settle(page);
    findings.run += await page.evaluate(() => window.payloadsRun ?? 0);
    const faults = await findFaults(page);
    findings.faults.push(...faults.map((fault) => `${path}: ${fault}`));
  }
}

/** A cart and a wishlist as an earlier visit would have left them, and how soon they are shown when they are full. */
import type { Browser, Page } from '@playwright/test';
import { products } from '../sandbox/catalogue/products';
import { storeInfo } from '../sandbox/catalogue/storeInfo';
import { startSandbox, type Sandbox } from '../sandbox/server';
import { startPreview } from '../scripts/previewServer';
import { CART_STORAGE_KEY, MAX_WISHES, WISHLIST_KEY } from '../src/lib/constants';
import { openDevice } from './openDevice';
import type { Figure } from './figures';
import { openPhone, timeOfPress } from './interactions';
import { reportProgress } from './measuring';
import { median } from './quantile';

const ROUNDS = 5;
/** How often the catalogue's products are repeated, under other ids, so that a cart can be full. */
const COPIES = 4;
/** Cart lines. */
const LINES = 500;
/** In milliseconds. */
export const LIST_GOAL = 300;

/** The catalogue's products so many times, under other ids and names. */
export function repeatProducts(times: number) {
  return Array.from({ length: times }, (_, copy) =>
    products.map((product) => ({
      ...product,
      id: `${product.id}-${copy}`,
      title: `${product.title ?? ''} ${copy}`,
    })),
  ).flat();
}

const manyProducts = repeatProducts(COPIES);

/** Starts a sandbox that sells these products. */
export function startStore(sold: ReturnType<typeof repeatProducts>): Promise<Sandbox> {
  return startSandbox({
    port: 0,
    dataFile: ':memory:',
    quiet: true,
    catalogue: { products: sold, storeInfo },
  });
}

/** Starts the built shop on a sandbox whose catalogue fills any list. */
export async function startFullShop(): Promise<{ readonly shopUrl: string; close(): Promise<void> }> {
  const sandbox = await startStore(manyProducts);
  const shop = await startPreview({ port: 0, apiOrigin: sandbox.url });
  return {
    shopUrl: shop.url,
    close: async () => {
      await shop.close();
      await sandbox.close();
    },
  };
}

/** A product as a card shows it. */
const kept = manyProducts.map(({ id, title, regularPrice, discountedPrice }) => ({
  id,
  name: title,
  image: '',
  category: '',
  price: discountedPrice ?? regularPrice,
  originalPrice: null,
  sizes: [],
  colors: [],
}));

/** Fills the stored cart with one piece of each of so many products. Leaves the page on a file of the shop. */
export async function storeCart(page: Page, count: number): Promise<void> {
  const lines = kept.slice(0, count).map(({ id, name, image, price }) => ({
    id,
    name,
    image,
    price,
    quantity: 1,
  }));
  await store(page, CART_STORAGE_KEY, lines);
}

async function store(page: Page, key: string, value: unknown): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    key,
    JSON.stringify(value),
  ] as const);
}

/** From the press of the header's link to the list, at this machine's speed. */
async function timeToList(browser: Browser, shopUrl: string, link: RegExp): Promise<number> {
  const context = await openDevice(browser, { baseURL: shopUrl });
  const page = await openPhone(context, 1);
  // Wide enough for the link to the wishlist.
  await page.setViewportSize({ width: 1280, height: 800 });
  await storeCart(page, LINES);
  await store(page, WISHLIST_KEY, { version: 1, products: kept.slice(0, MAX_WISHES) });
  await page.goto('/contact');
  const target = page.getByRole('banner').getByRole('link', { name: link });
  // The focus loads the page's code.
  await target.focus();
  await page.waitForLoadState('networkidle');
  const shown = { of: 'main a', text: kept[0]?.name ?? '' };
  const time = await timeOfPress(page, shown, target);
  await context.close();
  return time;
}

/** The first paint of a full cart and a full wishlist. */
export async function measureFullLists(browser: Browser): Promise<readonly Figure[]> {
  const shop = await startFullShop();
  const lists = [
    { name: `${LINES} cart lines: from the press to the cart`, link: /^Cart/ },
    { name: `${MAX_WISHES} cards: from the press to the wishlist`, link: /^Wishlist/ },
  ] as const;
  const figures: Figure[] = [];
  try {
    for (const { name, link } of lists) {
      reportProgress(name);
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        times.push(await timeToList(browser, shop.shopUrl, link));
      figures.push({ name, value: median(times), unit: 'ms', goal: LIST_GOAL });
    }
    return figures;
  } finally {
    await shop.close();
  }
}

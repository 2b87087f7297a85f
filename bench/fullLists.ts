/** A cart as an earlier visit would have left it, and shops whose catalogue fills it. */
import type { Page } from '@playwright/test';
import { products } from '../sandbox/catalogue/products';
import { storeInfo } from '../sandbox/catalogue/storeInfo';
import { startSandbox, type Sandbox } from '../sandbox/server';
import { startPreview } from '../scripts/previewServer';
import { CART_STORAGE_KEY } from '../src/lib/constants';

/** How often the catalogue's products are repeated, under other ids, so that a cart can be full. */
const COPIES = 4;

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

/** Fills the stored cart with one piece of each of so many products. Leaves the page on a file of the shop. */
export async function storeCart(page: Page, count: number): Promise<void> {
  const lines = manyProducts.slice(0, count).map(({ id, title, regularPrice, discountedPrice }) => ({
    id,
    name: title,
    image: '',
    price: discountedPrice ?? regularPrice,
    quantity: 1,
  }));
  await page.goto('/robots.txt');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    CART_STORAGE_KEY,
    JSON.stringify(lines),
  ] as const);
}

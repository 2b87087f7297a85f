/** The catalogue of a sandbox, and values derived from it. */
import { toPaise } from '../apiServer/money';
import type { ProductDto, StoreInfoDto } from '../apiServer/wire';

const DEFAULT_STORE_NAME = 'Sandbox store';

/** The store's products and its information. Pictures are paths. */
export interface Catalogue {
  readonly products: readonly ProductDto[];
  readonly storeInfo: StoreInfoDto;
}

/** A product's price in paise: discounted, else regular [3.product.6, 3.product.7]. */
export const priceOf = (product: ProductDto): number =>
  toPaise(product.discountedPrice ?? product.regularPrice ?? 0);

/** The merchant's name on the bank's pages. */
export const merchantOf = (storeInfo: StoreInfoDto): string => storeInfo.storeName ?? DEFAULT_STORE_NAME;

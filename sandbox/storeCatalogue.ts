/** The catalogue that a sandbox is started with, and what is derived from it. */
import { toPaise } from './money';
import type { ProductDto, StoreInfoDto } from './wire';

const DEFAULT_STORE_NAME = 'Sandbox store';

/** What the store sells and says of itself. Pictures are paths. */
export interface Catalogue {
  readonly products: readonly ProductDto[];
  readonly storeInfo: StoreInfoDto;
}

/** Takes a product, returns the paise that one piece costs now (specification, section 3: discounted, else regular). */
export const priceOf = (product: ProductDto): number =>
  toPaise(product.discountedPrice ?? product.regularPrice ?? 0);

/** Takes the store's information, returns the name that is on the bank's page. */
export const merchantOf = (storeInfo: StoreInfoDto): string => storeInfo.storeName ?? DEFAULT_STORE_NAME;

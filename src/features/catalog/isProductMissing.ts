import { isGone } from '../../api/apiError';
import type { Product } from '../../api/models/types';

interface ProductResult {
  readonly currentData?: Product | null | undefined;
  readonly isError: boolean;
  readonly error?: unknown;
}

/** Whether there is no such product, or it cannot be loaded. A rendered page may show one that was removed since. */
export function isProductMissing({ currentData, isError, error }: ProductResult): boolean {
  return currentData === null || isGone(error) || (isError && currentData === undefined);
}

/**
 * The product to show: its own answer, and until that comes what a list has sent. Null where there is none; undefined
 * while nothing is known, or where it cannot be loaded.
 */
export function productToShow(
  { currentData, isError }: ProductResult,
  listed: Product | undefined,
): Product | null | undefined {
  return currentData === undefined && !isError ? listed : currentData;
}

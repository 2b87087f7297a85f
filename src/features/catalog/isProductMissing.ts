import { isGone } from '../../api/apiError';
import type { Product } from '../../api/models/types';

/** What a product's query says. */
interface ProductResult {
  readonly currentData?: Product | null | undefined;
  readonly isError: boolean;
  readonly error?: unknown;
}

/**
 * Whether there is no such product, or it cannot be loaded (specification, section 8). A page rendered ahead of time may
 * show a product that has been removed since.
 */
export function isProductMissing({ currentData, isError, error }: ProductResult): boolean {
  return currentData === null || isGone(error) || (isError && currentData === undefined);
}

import type { RootState } from '../../app/types';
import type { ProductDraft } from './productDraftSlice';
import { untouchedDraft } from './productDraftSlice';

/** What has been chosen of a product on its page. */
export function selectProductDraft({ productDraft }: RootState, productId: string): ProductDraft {
  return productDraft.productId === productId ? productDraft : untouchedDraft;
}

import { createAction } from '@reduxjs/toolkit';
import type { ProductChoice } from '../../lib/lineChoice';
import type { ProductDialogs } from '../../lib/productDialogs';

export interface ChangedChoice extends Partial<ProductChoice> {
  /** Whether it was chosen on the product's page, rather than in the Quick View. */
  readonly isOnPage: boolean;
  readonly quantityBefore: number;
}

export const choiceChanged = createAction<ChangedChoice>('product/choiceChanged');
/** Add to Cart was pressed without a size. */
export const sizeMissed = createAction<Pick<ChangedChoice, 'isOnPage'>>('product/sizeMissed');
/** The shopper shared the link of a product where the browser has no dialog for it: it was copied, or could not be. */
export const linkShared = createAction<'copied' | 'failed'>('product/linkShared');
/**
 * The shopper wants the Quick View or the Product Demo of a product, over the page that is shown. With `line`, the key of
 * a cart line, the Quick View changes that line's size and colour. A listener adds the dialog to the address.
 */
export const productDialogOpened = createAction<Partial<ProductDialogs>>('quickView/opened');

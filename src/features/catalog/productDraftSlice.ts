import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ProductDialogs } from '../../lib/productDialogs';

/**
 * What a shopper has chosen of a product before it is added to the cart. It is reset by a choice for another product and when the product is left.
 */
export interface ProductDraft {
  /** Whose choices these are; '' for none. */
  readonly productId: string;
  /** null while nothing was chosen: then the page shows its default. */
  readonly size: string | null;
  readonly color: string | null;
  readonly quantity: number;
  /** Index of the picture that is shown. */
  readonly picture: number;
  /** Add to Cart was pressed without a size. */
  readonly wasSizeMissed: boolean;
  /** Whether the whole list of specifications is shown. */
  readonly showsAllFacts: boolean;
}

/** The draft before any choice. */
export const untouchedDraft: ProductDraft = {
  productId: '',
  size: null,
  color: null,
  quantity: 1,
  picture: 0,
  wasSizeMissed: false,
  showsAllFacts: false,
};

interface Chosen<T> {
  readonly productId: string;
  readonly value: T;
}

interface ChosenColor extends Chosen<string> {
  /** Index of the picture of this colour, which is shown now; absent where there is none. */
  readonly picture?: number;
}

function draftOf(draft: ProductDraft, productId: string): ProductDraft {
  return draft.productId === productId ? draft : { ...untouchedDraft, productId };
}

/** A slice with the draft of one product: the product page and the dialogs over a page have one each. */
function createDraftSlice<Name extends string>(name: Name) {
  return createSlice({
    name,
    initialState: untouchedDraft,
    reducers: {
      sizeChosen: (draft, { payload }: PayloadAction<Chosen<string>>): ProductDraft => ({
        ...draftOf(draft, payload.productId),
        size: payload.value,
      }),
      colorChosen: (draft, { payload }: PayloadAction<ChosenColor>): ProductDraft => {
        const own = draftOf(draft, payload.productId);
        return { ...own, color: payload.value, picture: payload.picture ?? own.picture };
      },
      /** Never less than one piece. */
      quantityChosen: (draft, { payload }: PayloadAction<Chosen<number>>): ProductDraft =>
        payload.value < 1 ? draft : { ...draftOf(draft, payload.productId), quantity: payload.value },
      pictureChosen: (draft, { payload }: PayloadAction<Chosen<number>>): ProductDraft => ({
        ...draftOf(draft, payload.productId),
        picture: payload.value,
      }),
      sizeMissed: (draft, { payload }: PayloadAction<{ productId: string }>): ProductDraft => ({
        ...draftOf(draft, payload.productId),
        wasSizeMissed: true,
      }),
      factsToggled: (draft, { payload }: PayloadAction<{ productId: string }>): ProductDraft => {
        const own = draftOf(draft, payload.productId);
        return { ...own, showsAllFacts: !own.showsAllFacts };
      },
      /** The product was left. */
      left: (): ProductDraft => untouchedDraft,
    },
  });
}

const pageSlice = createDraftSlice('productDraft');
const dialogSlice = createDraftSlice('quickView');

/** The events of the product page. */
export const productDraftActions = pageSlice.actions;
export const {
  sizeChosen,
  colorChosen,
  quantityChosen,
  pictureChosen,
  sizeMissed,
  factsToggled,
  left: productLeft,
} = productDraftActions;
/**
 * The shopper wants the Quick View or the Product Demo of a product, over the page that is shown. With `line`, the key of
 * a cart line, the Quick View changes that line's size and colour. A listener adds the dialog to the address.
 */
export const productDialogOpened = createAction<Partial<ProductDialogs>>('quickView/opened');

/** The shopper shared the link of a product where the browser has no dialog for it: it was copied, or could not be. */
export const linkShared = createAction<'copied' | 'failed'>('productDraft/linkShared');

/** The events of the Quick View and the Product Demo. */
export const quickViewActions = dialogSlice.actions;

export const productDraftReducer = pageSlice.reducer;
export const quickViewReducer = dialogSlice.reducer;

interface DraftState {
  readonly productDraft: ProductDraft;
  readonly quickView: ProductDraft;
}

function ownDraft(draft: ProductDraft, productId: string): ProductDraft {
  return draft.productId === productId ? draft : untouchedDraft;
}

/** The choices for this product on its page. */
export const selectProductDraft = ({ productDraft }: DraftState, productId: string) =>
  ownDraft(productDraft, productId);

/** The choices for this product in the Quick View and the Product Demo. */
export const selectQuickViewDraft = ({ quickView }: DraftState, productId: string) =>
  ownDraft(quickView, productId);

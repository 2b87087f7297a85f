import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';

/**
 * What a shopper has chosen on a product's page and not yet put into the cart (specification, "Product detail").
 * In the store, so that a trace shows it. It is of one product: choosing anything of another begins anew, and
 * leaving the page forgets it.
 */
export interface ProductDraft {
  /** The product that the rest is about; '' while nothing has been chosen. */
  readonly productId: string;
  /** null while the shopper has chosen none: then the page has its own. */
  readonly size: string | null;
  readonly color: string | null;
  readonly quantity: number;
  /** Which of the product's pictures is open, from 0. */
  readonly picture: number;
  /** Add to Cart was pressed while no size was chosen. */
  readonly wasSizeMissed: boolean;
}

/** The draft of a page on which nothing has been chosen. */
export const untouchedDraft: ProductDraft = {
  productId: '',
  size: null,
  color: null,
  quantity: 1,
  picture: 0,
  wasSizeMissed: false,
};

interface Chosen<T> {
  readonly productId: string;
  readonly value: T;
}

function draftOf(draft: ProductDraft, productId: string): ProductDraft {
  return draft.productId === productId ? draft : { ...untouchedDraft, productId };
}

const productDraftSlice = createSlice({
  name: 'productDraft',
  initialState: untouchedDraft,
  reducers: {
    sizeChosen: (draft, { payload }: PayloadAction<Chosen<string>>): ProductDraft => ({
      ...draftOf(draft, payload.productId),
      size: payload.value,
    }),
    colorChosen: (draft, { payload }: PayloadAction<Chosen<string>>): ProductDraft => ({
      ...draftOf(draft, payload.productId),
      color: payload.value,
    }),
    /** Never less than one piece (specification, section 5). */
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
    /** The product's page was left. */
    left: (): ProductDraft => untouchedDraft,
  },
  selectors: {
    /** What has been chosen of this product. */
    selectProductDraft: (draft, productId: string) =>
      draft.productId === productId ? draft : untouchedDraft,
  },
});

export const {
  sizeChosen,
  colorChosen,
  quantityChosen,
  pictureChosen,
  sizeMissed,
  left: productLeft,
} = productDraftSlice.actions;
export const { selectProductDraft } = productDraftSlice.selectors;
export const productDraftReducer = productDraftSlice.reducer;

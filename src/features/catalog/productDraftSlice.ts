import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';

/**
 * The choices on a product's page before it is added to the cart (specification, "Product detail"). In the store, so that
 * a trace contains them. They are reset by a choice for another product and when the page is left.
 */
interface ProductDraft {
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
}

/** The draft before any choice. */
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
    /** The choices for this product. */
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

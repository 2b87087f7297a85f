import {
  colorChosen,
  factsToggled,
  pictureChosen,
  productDraftReducer,
  productLeft,
  quantityChosen,
  selectProductDraft,
  selectQuickViewDraft,
  sizeChosen,
  sizeMissed,
  untouchedDraft,
} from './productDraftSlice';

type Action = Parameters<typeof productDraftReducer>[1];

function after(...actions: Action[]) {
  return actions.reduce(productDraftReducer, untouchedDraft);
}

const productId = 'kurta';

describe('The choices for a product', () => {
  it('are kept until the page is left', () => {
    const chosen = after(
      sizeMissed({ productId }),
      sizeChosen({ productId, value: 'L' }),
      colorChosen({ productId, value: 'Ivory' }),
      quantityChosen({ productId, value: 2 }),
      pictureChosen({ productId, value: 1 }),
    );
    expect(chosen).toEqual({
      productId,
      size: 'L',
      color: 'Ivory',
      quantity: 2,
      picture: 1,
      wasSizeMissed: true,
      showsAllFacts: false,
    });
    expect(productDraftReducer(chosen, productLeft())).toBe(untouchedDraft);
  });

  it('are those of one product', () => {
    expect(
      after(sizeChosen({ productId, value: 'L' }), pictureChosen({ productId: 'saw', value: 1 })),
    ).toEqual({
      ...untouchedDraft,
      productId: 'saw',
      picture: 1,
    });
  });

  it('are one piece at least', () => {
    const chosen = after(quantityChosen({ productId, value: 3 }), quantityChosen({ productId, value: 1 }));
    expect(chosen.quantity).toBe(1);
  });

  it('hold whether all specifications are shown', () => {
    const toggled = factsToggled({ productId });
    expect(after(toggled).showsAllFacts).toBe(true);
    expect(after(toggled, toggled).showsAllFacts).toBe(false);
  });

  it('count for no other product, on the page and in a dialog apart', () => {
    const chosen = after(sizeChosen({ productId, value: 'L' }));
    const state = { productDraft: chosen, quickView: untouchedDraft };
    expect(selectProductDraft(state, productId)).toBe(chosen);
    expect(selectProductDraft(state, 'saw')).toBe(untouchedDraft);
    expect(selectQuickViewDraft(state, productId)).toBe(untouchedDraft);
    expect(selectQuickViewDraft({ ...state, quickView: chosen }, productId)).toBe(chosen);
  });

  it('begin with nothing chosen, one piece and the first picture', () => {
    expect(untouchedDraft).toEqual({
      productId: '',
      size: null,
      color: null,
      quantity: 1,
      picture: 0,
      wasSizeMissed: false,
      showsAllFacts: false,
    });
  });

  it.each([0, -1])('are never %s pieces', (value) => {
    expect(after(quantityChosen({ productId, value }))).toBe(untouchedDraft);
  });
});

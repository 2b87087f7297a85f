import {
  colorChosen,
  pictureChosen,
  productDraftReducer,
  productLeft,
  quantityChosen,
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

  it.each([0, -1])('are never %s pieces', (value) => {
    expect(after(quantityChosen({ productId, value }))).toBe(untouchedDraft);
  });
});

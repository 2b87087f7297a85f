import { storefrontApi } from '../../api/storefrontApi';
import type { CheckoutState } from './checkoutSlice';
import { checkoutReducer, draftSaved, opened } from './checkoutSlice';
import { toOrderProducts } from './orderProducts';
import { blankAddress } from './shippingAddress';
import { buildCartLine } from '../../testing/builders';

const draft = { ...blankAddress, city: 'Pune' };
const open: CheckoutState = { status: 'open', draft: null, owner: 'somebody' };

describe('Checkout state', () => {
  it('stays the only order while one is on its way, wherever the shopper goes', () => {
    const placing: CheckoutState = { ...open, status: 'placing', draft };
    expect(checkoutReducer(placing, opened())).toBe(placing);
  });

  it('starts anew after an order', () => {
    expect(checkoutReducer({ ...open, status: 'placed' }, opened())).toEqual(open);
  });

  it.each(['closed', 'placed'] as const)('takes no draft while %s', (status) => {
    const state: CheckoutState = { ...open, status };
    expect(checkoutReducer(state, draftSaved(draft))).toBe(state);
  });

  it('changes for a draft that says something new', () => {
    const saved = checkoutReducer(open, draftSaved(draft));
    expect(saved.draft).toEqual(draft);
    expect(checkoutReducer(saved, draftSaved({ ...draft }))).toBe(saved);
    expect(checkoutReducer(saved, draftSaved(blankAddress)).draft).toBeNull();
  });

  it('ignores the answers of other calls', () => {
    expect(checkoutReducer(open, { type: storefrontApi.endpoints.getStoreInfo.name })).toBe(open);
  });
});

it('adds up the lines of one product', () => {
  expect(
    toOrderProducts([
      buildCartLine({ id: 'a', quantity: 1 }),
      buildCartLine({ id: 'b', quantity: 4 }),
      buildCartLine({ id: 'a', selectedSize: 'L', quantity: 2 }),
    ]),
  ).toEqual({ a: 3, b: 4 });
});

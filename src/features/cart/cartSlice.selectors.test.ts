import { rootReducer } from '../../app/rootReducer';
import type { RootState } from '../../app/types';
import type { CheckedProduct } from '../../api/models/types';
import { buildCartLine, buildProductModel } from '../../testing/builders';
import {
  selectCartChanges,
  selectListedRemovals,
  selectCartCount,
  selectCartPanel,
  selectCartSaved,
  selectCartTotal,
  selectKnownCartCount,
  selectLastPurchase,
  selectPanelLine,
  cartOpened,
  cartRestored,
  panelClosed,
  productsChecked,
} from './cartSlice';
import { addedFromCard, addedFromQuickView, lineRemoved } from './cartEvents';
import { lineKey } from '../../lib/lineChoice';

const kurta = buildCartLine({ price: 1999, quantity: 2 });
const hammer = buildCartLine({ id: 'hammer', price: 999.5, quantity: 3 });

function stateAfter(...actions: readonly Parameters<typeof rootReducer>[1][]): RootState {
  return actions.reduce<RootState>(rootReducer, rootReducer(undefined, { type: 'started' }));
}

const filled = stateAfter(cartRestored([kurta, hammer], ['first', 'second', 'last']));
const empty = stateAfter(cartRestored([]));

describe('The cart', () => {
  it('counts pieces, and adds up what they cost', () => {
    expect([selectCartCount(filled), selectCartTotal(filled)]).toEqual([5, 6996.5]);
    expect([selectCartCount(empty), selectCartTotal(empty)]).toEqual([0, 0]);
  });

  it('has no known count before it has been read', () => {
    expect(selectKnownCartCount(stateAfter())).toBeNull();
    expect([selectKnownCartCount(filled), selectKnownCartCount(empty)]).toEqual([5, 0]);
  });

  it('knows the purchase that was ordered last', () => {
    expect(selectLastPurchase(filled)).toBe('last');
    expect(selectLastPurchase(empty)).toBe('');
  });

  it('offers to undo what was removed since it was opened', () => {
    const removal = lineRemoved({ key: lineKey(hammer) });
    const state = rootReducer(filled, removal);
    expect(selectListedRemovals(state)).toMatchObject([
      { id: removal.payload.removalId, index: 1, lines: [hammer] },
    ]);
    expect(selectListedRemovals(rootReducer(state, cartOpened()))).toEqual([]);
  });
});

describe('The panel', () => {
  const product = buildProductModel({ id: 'new' });

  it('shows the line that was added, of all that the cart has', () => {
    const state = stateAfter(
      cartRestored([kurta]),
      addedFromQuickView(product, { size: 'M', color: '', quantity: 2 }),
    );
    expect(selectPanelLine(state)).toMatchObject({ id: 'new', selectedSize: 'M', quantity: 2 });
  });

  it('shows none once it is closed, or the line has left the cart', () => {
    const open = rootReducer(filled, addedFromCard(product));
    expect(selectPanelLine(rootReducer(open, panelClosed()))).toBeUndefined();
    const left = rootReducer(open, lineRemoved({ key: selectCartPanel(open)?.key ?? '' }));
    expect(selectCartPanel(left)).not.toBeNull();
    expect(selectPanelLine(left)).toBeUndefined();
  });
});

describe('What the discounts take off', () => {
  const savedFor = (checked: Readonly<Record<string, CheckedProduct>>) =>
    selectCartSaved(rootReducer(filled, productsChecked(checked)));
  const known = { at: 0, hasSizes: false };

  it('is counted for every piece where the price before is known [2.cart.18]', () => {
    expect(savedFor({ hammer: { ...known, price: 999.5, originalPrice: 1099.5 } })).toBe(300);
  });

  it.each([
    ['nothing is known', {}],
    ['there is no price before', { hammer: { ...known, price: 999.5, originalPrice: null } }],
    ['the state of an older build has none', { hammer: { ...known, price: 999.5 } }],
    ['the price before was lower', { hammer: { ...known, price: 999.5, originalPrice: 900 } }],
    ['the price has changed since', { hammer: { ...known, price: 900, originalPrice: 1099.5 } }],
    ['it is no longer sold', { hammer: { ...known, price: null } }],
  ])('is nothing where %s', (_what, checked) => expect(savedFor(checked)).toBe(0));
});

describe('What has changed at the store', () => {
  const after = (checked: Readonly<Record<string, Partial<CheckedProduct>>>) => {
    const whole = Object.entries(checked).map(([id, part]): [string, CheckedProduct] => [
      id,
      { at: 0, price: 0, hasSizes: false, ...part },
    ]);
    const state = rootReducer(filled, productsChecked(Object.fromEntries(whole)));
    return { total: selectCartTotal(state), ...selectCartChanges(state) };
  };

  it('is nothing before the store was asked, and where the prices are the same', () => {
    const nothing = { isPriceChanged: false, isSomethingGone: false };
    expect(selectCartChanges(filled)).toEqual(nothing);
    expect(after({ [kurta.id]: { price: 1999 }, hammer: { price: 999.5 } })).toEqual({
      total: 6996.5,
      ...nothing,
    });
  });

  it('makes the total that of today’s prices', () => {
    expect(after({ hammer: { price: 900 } })).toEqual({
      total: 6698,
      isPriceChanged: true,
      isSomethingGone: false,
    });
  });

  it('takes a product that is gone out of the total', () => {
    expect(after({ [kurta.id]: { price: null } })).toEqual({
      total: 2998.5,
      isPriceChanged: false,
      isSomethingGone: true,
    });
  });

  it('is nothing for a product that is called like a property of every object', () => {
    const state = stateAfter(cartRestored([buildCartLine({ id: 'constructor' })]));
    expect(selectCartChanges(state)).toEqual({ isPriceChanged: false, isSomethingGone: false });
  });
});

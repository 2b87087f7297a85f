import type { UnknownAction } from '@reduxjs/toolkit';
import { lineKey } from '../../lib/lineChoice';
import { buildCartLine, buildProductModel } from '../../testing/builders';
import { applyOperation, contentsOf } from './cartOperations';
import { cartOpened, cartReducer, cartRestored, cartSynced, panelClosed, productsChecked } from './cartSlice';
import { operationOf } from './cartChange';
import {
  addedFromCard,
  addedFromProductPage,
  addedFromQuickView,
  additionUndone,
  checkoutPressed,
  cleared,
  lineAdded,
  lineChoiceChanged,
  lineQuantityChanged,
  lineRemoved,
  lineSaved,
  linesOrdered,
  movedFromWishlist,
  orderRepeated,
  removalUndone,
} from './cartEvents';

const kurta = buildCartLine({ quantity: 3 });
const large = buildCartLine({ selectedSize: 'L' });
const product = buildProductModel({ id: 'new', price: 499, sizes: ['Free'], colors: ['Red', 'Blue'] });

const after = (...actions: readonly UnknownAction[]) =>
  actions.reduce(cartReducer, cartReducer(undefined, { type: '' }));
const both = after(cartRestored([kurta, large], ['earlier']));
const removed = lineRemoved({ key: lineKey(kurta) });

describe('An event of the cart does to the stored cart what it does to the shown one', () => {
  it.each([
    ['an addition from a card', addedFromCard(product)],
    ['a repeated order', orderRepeated([{ product, quantity: 2 }])],
    ['an addition that is undone', additionUndone(), addedFromCard(product)],
    ['another quantity', lineQuantityChanged({ key: lineKey(kurta), quantity: 2 })],
    ['a removal', removed],
    ['a line that is saved for later', lineSaved({ line: large })],
    ['another choice', lineChoiceChanged({ key: lineKey(kurta), size: 'XL', color: 'Ivory' })],
    ['emptying', cleared()],
    ['a removal that is undone', removalUndone({ removalId: removed.payload.removalId }), removed],
    ['an order', linesOrdered({ purchaseId: 'now', lines: [kurta] })],
  ])('%s', (_what, event: UnknownAction, ...earlier: readonly UnknownAction[]) => {
    const before = earlier.reduce(cartReducer, both);
    const operation = operationOf(event, before);
    const shown = contentsOf(cartReducer(before, event));
    expect(shown).not.toEqual(contentsOf(before));
    expect(operation === null ? null : applyOperation(contentsOf(before), operation)).toEqual(shown);
    // Found once, for both.
    expect(operationOf(event, before)).toBe(operation);
  });

  it.each([
    cartOpened(),
    panelClosed(),
    checkoutPressed(),
    additionUndone(),
    orderRepeated([]),
    lineRemoved({ key: 'gone' }),
    removalUndone({ removalId: 'unknown' }),
    linesOrdered({ purchaseId: 'earlier', lines: [kurta] }),
    { type: 'another' },
  ])('nothing: $type', (event: UnknownAction) => {
    expect(operationOf(event, both)).toBeNull();
    expect(contentsOf(cartReducer(both, event))).toEqual(contentsOf(both));
  });
});

describe('A product is added', () => {
  const line = { id: 'new', price: 499, selectedSize: 'Free', selectedColor: '', quantity: 1 };
  const choice = { size: 'M', color: 'Red', quantity: 4 };

  it('from a card or the wishlist as one piece, with what there is only one of', () => {
    expect(addedFromCard(product).payload).toMatchObject({ line, from: 'card', hasSizes: true });
    expect(movedFromWishlist(product).payload).toMatchObject({ line, from: 'wishlist', hasSizes: true });
    expect(addedFromCard(buildProductModel({ sizes: [] })).payload.hasSizes).toBe(false);
  });

  it('from its page or its Quick View with what was chosen', () => {
    const chosen = { id: 'new', selectedSize: 'M', selectedColor: 'Red', quantity: 4 };
    expect(addedFromProductPage(product, choice).payload).toMatchObject({
      line: chosen,
      from: 'productPage',
    });
    expect(addedFromQuickView(product, choice).payload).toMatchObject({ line: chosen, from: 'card' });
  });

  it('with its sizes and prices, which count until the store is asked', () => {
    const added = cartReducer(both, addedFromCard(product));
    expect(added.checked).toMatchObject({ new: { at: 0, price: 499, originalPrice: 2499, sizes: ['Free'] } });
    const said = { at: 7, price: 399, hasSizes: false };
    const checked = cartReducer(added, productsChecked({ new: said }));
    expect(cartReducer(checked, addedFromCard(product)).checked).toEqual({ new: said });
  });
});

describe('A removal', () => {
  it('is kept with its place, until it is undone', () => {
    const removal = lineRemoved({ key: lineKey(large) });
    const { removalId } = removal.payload;
    const state = cartReducer(both, removal);
    expect(state.removals).toEqual([{ id: removalId, lines: [large], index: 1, isListed: true }]);
    expect(cartReducer(state, cartOpened()).removals).toMatchObject([{ id: removalId, isListed: false }]);
    expect(cartReducer(state, removalUndone({ removalId: 'unknown' })).removals).toEqual(state.removals);
    expect(cartReducer(state, removalUndone({ removalId }))).toEqual(both);
  });

  it('can be undone for the last ten', () => {
    const events = Array.from({ length: 11 }, () => cleared());
    const state = after(...events.flatMap((event) => [lineAdded({ line: kurta, from: 'card' }), event]));
    expect(state.removals.map(({ id }) => id)).toEqual(
      events.slice(1).map(({ payload }) => payload.removalId),
    );
  });
});

describe('The state of the cart', () => {
  it('follows the stored cart, and keeps what only this tab has', () => {
    const open = cartReducer(both, removed);
    const synced = { ...open, lines: [large, kurta], ordered: ['p'] };
    expect(cartReducer(open, cartSynced({ lines: [large, kurta], ordered: ['p'] }))).toEqual(synced);
    expect(cartReducer(open, cartRestored([large, kurta], ['p']))).toEqual(synced);
  });

  it('begins with what was added and ordered before the stored cart was read', () => {
    const early = after(
      lineAdded({ line: large, from: 'card' }),
      linesOrdered({ purchaseId: 'p', lines: [] }),
    );
    const state = cartReducer(early, cartRestored([kurta], ['stored']));
    expect(state).toMatchObject({ status: 'ready', lines: [kurta, large], ordered: ['stored', 'p'] });
  });

  it('has what the store last said of each product', () => {
    const checkedAt = (at: number) => ({ at, price: at, hasSizes: false });
    const first = productsChecked({ a: checkedAt(1), b: checkedAt(2) });
    const { checked } = after(first, productsChecked({ b: checkedAt(3) }));
    expect(checked).toEqual({ a: checkedAt(1), b: checkedAt(3) });
  });
});

import { lineKey } from '../../lib/lineChoice';
import { buildCartLine, buildProductModel } from '../../testing/builders';
import { readLines, toCartLine } from './cartLine';
import { cartReducer, cartRestored } from './cartSlice';
import {
  cleared,
  lineAdded,
  lineChoiceChanged,
  lineQuantityChanged,
  lineRemoved,
  linesOrdered,
  removalUndone,
} from './cartEvents';

const kurta = buildCartLine();
const large = buildCartLine({ selectedSize: 'L' });
const ready = cartReducer(undefined, cartRestored([]));

describe('Section 4, Cart: its lines', () => {
  it('adds to the quantity of the same product, size and colour [4.cart.4]', () => {
    const once = cartReducer(ready, lineAdded({ line: kurta, from: 'card' }));
    const twice = cartReducer(once, lineAdded({ line: { ...kurta, quantity: 2 }, from: 'card' }));
    expect(twice.lines).toEqual([{ ...kurta, quantity: 3 }]);
  });

  it('keeps another size, colour or product as a line of its own [4.cart.5]', () => {
    const lines = [
      kurta,
      large,
      buildCartLine({ selectedColor: 'Madder' }),
      buildCartLine({ id: 'another-kurta' }),
    ];
    const state = lines.reduce((cart, line) => cartReducer(cart, lineAdded({ line, from: 'card' })), ready);
    expect(state.lines).toEqual(lines);
  });

  it('removes one line of a product and leaves its other sizes [4.cart.7]', () => {
    const both = cartReducer(undefined, cartRestored([kurta, large]));
    expect(cartReducer(both, lineRemoved({ key: lineKey(large) })).lines).toEqual([kurta]);
  });

  it('is empty after clearing [4.cart.8]', () => {
    const both = cartReducer(undefined, cartRestored([kurta, large]));
    expect(cartReducer(both, cleared()).lines).toEqual([]);
  });

  it('is the stored cart each time that one is read, and adds it to nothing', () => {
    const once = cartReducer(undefined, cartRestored([kurta, large], ['first']));
    expect(cartReducer(once, cartRestored([kurta], ['second']))).toMatchObject({
      lines: [kurta],
      ordered: ['second'],
    });
  });

  it('keeps what was added before the stored cart was read', () => {
    const early = cartReducer(undefined, lineAdded({ line: large, from: 'card' }));
    expect(early.status).toBe('loading');
    expect(cartReducer(early, cartRestored([kurta]))).toMatchObject({
      status: 'ready',
      lines: [kurta, large],
    });
  });

  it.each([0, -1, 1.5, Number.NaN])('ignores the quantity %p [4.cart.6]', (quantity) => {
    const state = cartReducer(ready, lineAdded({ line: kurta, from: 'card' }));
    expect(cartReducer(state, lineQuantityChanged({ key: lineKey(kurta), quantity }))).toBe(state);
  });

  it('changes the choice of a line in its place, and merges it with an equal line', () => {
    const both = cartReducer(undefined, cartRestored([kurta, large]));
    const changed = cartReducer(
      both,
      lineChoiceChanged({ key: lineKey(kurta), size: 'XL', color: kurta.selectedColor }),
    );
    expect(changed.lines).toEqual([{ ...kurta, selectedSize: 'XL' }, large]);
    const merged = cartReducer(
      both,
      lineChoiceChanged({
        key: lineKey(kurta),
        size: large.selectedSize,
        color: large.selectedColor,
      }),
    );
    expect(merged.lines).toEqual([{ ...large, quantity: kurta.quantity + large.quantity }]);
    const unknown = lineChoiceChanged({ key: 'gone', size: 'L', color: '' });
    expect(cartReducer(both, unknown).lines).toEqual(both.lines);
  });

  it('undoes a removal at its place, once, also if the line was added again meanwhile', () => {
    const both = cartReducer(undefined, cartRestored([kurta, large]));
    const removed = lineRemoved({ key: lineKey(kurta) });
    const undone = removalUndone({ removalId: removed.payload.removalId });
    const one = cartReducer(both, removed);
    const back = cartReducer(one, undone);
    expect(back.lines).toEqual([kurta, large]);
    expect(cartReducer(back, undone).lines).toEqual([kurta, large]);
    const again = cartReducer(one, lineAdded({ line: kurta, from: 'card' }));
    expect(cartReducer(again, undone).lines).toEqual([large, { ...kurta, quantity: 2 }]);
  });

  it('undoes clearing and keeps what was added since', () => {
    const state = cartReducer(undefined, cartRestored([kurta]));
    const clearing = cleared();
    const since = cartReducer(cartReducer(state, clearing), lineAdded({ line: large, from: 'card' }));
    const { removalId } = clearing.payload;
    expect(cartReducer(since, removalUndone({ removalId })).lines).toEqual([kurta, large]);
  });

  it('removes what was ordered, once for each purchase, and keeps what was added since [4.cart.11]', () => {
    const both = cartReducer(undefined, cartRestored([kurta, large]));
    const more = cartReducer(both, lineAdded({ line: { ...kurta, quantity: 2 }, from: 'card' }));
    const ordered = linesOrdered({ purchaseId: 'one', lines: [kurta, large] });
    const after = cartReducer(more, ordered);
    expect(after).toMatchObject({ lines: [{ ...kurta, quantity: 2 }], ordered: ['one'] });
    expect(cartReducer(after, ordered)).toBe(after);
  });

  it('remembers only the last purchases', () => {
    let state = ready;
    for (let purchase = 1; purchase <= 30; purchase += 1) {
      state = cartReducer(state, linesOrdered({ purchaseId: String(purchase), lines: [] }));
    }
    expect([state.ordered.length, state.ordered.at(-1)]).toEqual([20, '30']);
  });

  it('has a maximum number of lines, and a maximum quantity for each', () => {
    const many = Array.from({ length: 500 }, (_, index) => buildCartLine({ id: String(index) }));
    const full = cartReducer(undefined, cartRestored(many));
    expect(cartReducer(full, lineAdded({ line: kurta, from: 'card' })).lines).toEqual(many);
    const most = cartReducer(ready, lineAdded({ line: { ...kurta, quantity: 9999 }, from: 'card' }));
    expect(cartReducer(most, lineAdded({ line: kurta, from: 'card' })).lines).toMatchObject([
      { quantity: 9999 },
    ]);
  });
});

describe('Stored lines', () => {
  it('are read whatever their types, and invalid entries are left out', () => {
    const foreign = [
      { id: 7, name: 'Old', image: null, price: '12.5', quantity: '2' },
      null,
      'x',
      { name: 'no id', quantity: 1 },
      { id: 'a', quantity: 0 },
    ];
    expect(readLines(foreign)).toEqual({
      lines: [
        { id: '7', name: 'Old', image: '', price: 12.5, quantity: 2, selectedSize: '', selectedColor: '' },
      ],
      unreadable: foreign.slice(1),
      isTooLong: false,
    });
    expect(readLines({ lines: 'no' }).lines).toEqual([]);
  });

  it('are kept within their limits, whatever was stored', () => {
    const [line] = readLines([
      {
        id: 'a\ud800',
        name: '  ',
        image: 'javascript:x',
        price: -5,
        quantity: 1e300,
        selectedSize: '\udc00',
      },
    ]).lines;
    expect(line).toEqual({
      id: 'a\ufffd',
      name: 'a\ufffd',
      image: '',
      price: 0,
      quantity: 9999,
      selectedSize: '\ufffd',
      selectedColor: '',
    });
  });

  it('are cut at the maximum number', () => {
    const many = Array.from({ length: 501 }, (_, index) => ({ id: index, quantity: 1 }));
    const read = readLines(many);
    expect([read.lines.length, read.isTooLong]).toEqual([500, true]);
  });

  it('have at least one piece, and no price below zero', () => {
    const product = buildProductModel();
    const choice = { size: '', color: '', quantity: 0 };
    expect(toCartLine(product, choice).quantity).toBe(1);
    expect(toCartLine({ ...product, price: -1 }, { ...choice, quantity: Number.NaN })).toMatchObject({
      price: 0,
      quantity: 1,
    });
  });
});

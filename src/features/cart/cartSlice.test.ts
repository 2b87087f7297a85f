import { buildCartLine } from '../../testing/builders';
import { lineKey, readLines, toCartLine } from './cartLine';
import {
  cartReducer,
  cartRestored,
  cleared,
  clearingUndone,
  lineAdded,
  lineQuantityChanged,
  lineRemoved,
  removalUndone,
} from './cartSlice';

const kurta = buildCartLine();
const large = buildCartLine({ selectedSize: 'L' });
const ready = cartReducer(undefined, cartRestored([]));

describe('Section 4, Cart: what happens to its lines', () => {
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

  it('keeps what was added before the stored cart was read', () => {
    const early = cartReducer(undefined, lineAdded({ line: large, from: 'card' }));
    expect(early.status).toBe('loading');
    expect(cartReducer(early, cartRestored([kurta]))).toEqual({ status: 'ready', lines: [kurta, large] });
  });

  it.each([0, -1, 1.5, Number.NaN])('ignores the quantity %p [4.cart.6]', (quantity) => {
    const state = cartReducer(ready, lineAdded({ line: kurta, from: 'card' }));
    expect(cartReducer(state, lineQuantityChanged({ key: lineKey(kurta), quantity }))).toBe(state);
  });

  it('undoes a removal where it was, also when the line has come back meanwhile', () => {
    const both = cartReducer(undefined, cartRestored([kurta, large]));
    const one = cartReducer(both, lineRemoved({ key: lineKey(kurta) }));
    expect(cartReducer(one, removalUndone({ line: kurta, index: 0 })).lines).toEqual([kurta, large]);
    expect(cartReducer(both, removalUndone({ line: kurta, index: 0 })).lines).toEqual([
      { ...kurta, quantity: 2 },
      large,
    ]);
  });

  it('undoes clearing without losing what came since', () => {
    const state = cartReducer(undefined, cartRestored([large]));
    expect(cartReducer(state, clearingUndone({ lines: [kurta] })).lines).toEqual([kurta, large]);
  });
});

describe('Stored lines', () => {
  it('are read whoever wrote them, and what is no line is left out', () => {
    const foreign = [
      { id: 7, name: 'Old', image: null, price: '12.5', quantity: '2' },
      null,
      'x',
      { name: 'no id', quantity: 1 },
      { id: 'a', quantity: 0 },
    ];
    expect(readLines(foreign)).toEqual([
      { id: '7', name: 'Old', image: '', price: 12.5, quantity: 2, selectedSize: '', selectedColor: '' },
    ]);
    expect(readLines({ lines: 'no' })).toEqual([]);
  });

  it('hold at least one piece', () => {
    const product = {
      id: 'a',
      name: 'A',
      description: '',
      image: '',
      images: [],
      category: '',
      parentCategory: '',
      price: 1,
      originalPrice: null,
      featured: false,
      sizes: [],
      colors: [],
      attributes: [],
    };
    expect(toCartLine(product, { size: '', color: '', quantity: 0 }).quantity).toBe(1);
  });
});

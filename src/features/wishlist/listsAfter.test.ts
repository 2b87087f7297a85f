import { MAX_VIEWED, MAX_WISHES } from '../../lib/constants';
import { deviceForgotten } from '../device';
import { buildCartLine, buildProductModel } from '../../testing/builders';
import { lineSaved } from '../cart/cartEvents';
import { listsAfter, toCardProduct } from './wishlist';
import { productViewed, wishAdded, wishRemoved, type KeptLists } from './wishlistSlice';

const product = (id: string) => toCardProduct(buildProductModel({ id }));
const numbered = (count: number) => Array.from({ length: count }, (_, index) => product(`${index}`));
const lists: KeptLists = { wishlist: [product('a'), product('b')], viewed: [product('c'), product('d')] };

const idsAfter = (action: Parameters<typeof listsAfter>[1], before = lists) => {
  const { wishlist, viewed } = listsAfter(before, action);
  return { wishlist: wishlist.map(({ id }) => id), viewed: viewed.map(({ id }) => id) };
};

describe('The wishlist', () => {
  it('begins with the newest wish, and has each once', () => {
    expect(idsAfter(wishAdded(product('new'))).wishlist).toEqual(['new', 'a', 'b']);
    expect(idsAfter(wishAdded(product('b'))).wishlist).toEqual(['b', 'a']);
    expect(idsAfter(wishRemoved(product('a'))).wishlist).toEqual(['b']);
    expect(idsAfter(wishAdded(product('new'))).viewed).toEqual(['c', 'd']);
    expect(idsAfter(wishRemoved(product('c'))).viewed).toEqual(['c', 'd']);
  });

  it('takes one more while it is not full', () => {
    const almost = { ...lists, wishlist: numbered(MAX_WISHES - 1) };
    const full = listsAfter(almost, wishAdded(product('last')));
    expect(full.wishlist).toHaveLength(MAX_WISHES);
    expect(listsAfter(full, wishAdded(product('more')))).toBe(full);
    expect(idsAfter(wishAdded(product('5')), full).wishlist.slice(0, 3)).toEqual(['5', 'last', '0']);
  });

  it('gets what a saved line of the cart knows of its product', () => {
    const [wish] = listsAfter(lists, lineSaved({ line: buildCartLine({ id: 'new', price: 499 }) })).wishlist;
    expect(wish).toEqual({
      id: 'new',
      name: 'Handloom Linen Kurta',
      image: buildCartLine().image,
      category: '',
      price: 499,
      originalPrice: null,
      sizes: ['M'],
      colors: ['Indigo'],
    });
    const plain = buildCartLine({ selectedSize: '', selectedColor: '' });
    expect(listsAfter(lists, lineSaved({ line: plain })).wishlist[0]).toMatchObject({
      sizes: [],
      colors: [],
    });
  });
});

describe('The recently viewed products', () => {
  it('begin with the last one, and have each once', () => {
    expect(idsAfter(productViewed(product('a')))).toEqual({ wishlist: ['a', 'b'], viewed: ['a', 'c', 'd'] });
    expect(idsAfter(productViewed(product('d'))).viewed).toEqual(['d', 'c']);
  });

  it('are the last twelve', () => {
    const full = { ...lists, viewed: numbered(MAX_VIEWED) };
    const { viewed } = idsAfter(productViewed(product('new')), full);
    expect(viewed).toEqual(['new', ...numbered(MAX_VIEWED - 1).map(({ id }) => id)]);
  });
});

it('Another event leaves the lists as they are', () => {
  expect(listsAfter(lists, deviceForgotten({ keys: [], withCart: false }))).toBe(lists);
});

it('A kept product has what a card shows, and up to twenty sizes and colours', () => {
  const names = Array.from({ length: 21 }, (_, index) => `${index}`);
  const { id, name, image, category, price, originalPrice, ...rest } = buildProductModel();
  expect(rest).toHaveProperty('description');
  expect(
    toCardProduct({ ...rest, id, name, image, category, price, originalPrice, sizes: names, colors: names }),
  ).toEqual({
    id,
    name,
    image,
    category,
    price,
    originalPrice,
    sizes: names.slice(0, 20),
    colors: names.slice(0, 20),
  });
});

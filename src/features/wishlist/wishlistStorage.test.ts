import { LIMITS, MAX_VIEWED, MAX_WISHES, VIEWED_KEY, WISHLIST_KEY } from '../../lib/constants';
import { buildCartLine, buildProductModel } from '../../testing/builders';
import { createDeviceStorage } from '../../testing/deviceStorage';
import { lineSaved } from '../cart/cartEvents';
import { deviceForgotten } from '../device';
import { listsAfter, toCardProduct, readLists, writeLists } from './wishlistListeners';
import { type KeptLists, productViewed, wishAdded, wishRemoved } from './wishlistSlice';

const image = 'https://pictures.example/kurta.jpg';

const product = (id: string) => toCardProduct(buildProductModel({ id, image }));

const numbered = (count: number) => Array.from({ length: count }, (_, index) => product(`${index}`));

const lists = { wishlist: [product('a')], viewed: [product('b'), product('c')] };

const none = { wishlist: [], viewed: [] };

/** The storage of a device as one tab has it. */
function openStorage() {
  const device = createDeviceStorage(false, () => undefined);
  return { device, storage: device.open().storage };
}

/** The lists where these values are stored as products of the wishlist. */
function wishlistOf(products: unknown, version: unknown = 1) {
  const { device, storage } = openStorage();
  device.write(WISHLIST_KEY, JSON.stringify({ version, products }));
  return readLists(storage).wishlist;
}

describe('The stored lists', () => {
  it('are read as they were written', () => {
    const { storage } = openStorage();
    expect(writeLists(storage, lists, none)).toBe(true);
    expect(readLists(storage)).toEqual(lists);
  });

  it('are written only where they have changed', () => {
    const { device, storage } = openStorage();
    writeLists(storage, lists, { ...lists, wishlist: [] });
    expect(device.keys()).toEqual([WISHLIST_KEY]);
    writeLists(storage, lists, { ...lists, viewed: [] });
    expect(device.keys()).toEqual([WISHLIST_KEY, VIEWED_KEY]);
  });

  it('leave nothing on the device where they are empty', () => {
    const { device, storage } = openStorage();
    writeLists(storage, lists, none);
    expect(writeLists(storage, none, lists)).toBe(true);
    expect(device.keys()).toEqual([]);
  });

  it('tell that they could not be written', () => {
    const { device, storage } = openStorage();
    device.faults.isBlocked = true;
    expect(writeLists(storage, lists, none)).toBe(false);
    expect(readLists(storage)).toEqual(none);
  });

  it('are cut to their limits', () => {
    const { storage } = openStorage();
    const tooLong = { wishlist: numbered(MAX_WISHES + 1), viewed: numbered(MAX_VIEWED + 1) };
    writeLists(storage, tooLong, none);
    const { wishlist, viewed } = readLists(storage);
    expect([wishlist.length, viewed.length]).toEqual([MAX_WISHES, MAX_VIEWED]);
  });

  it.each([0, 2, '1', null])('are not read in the version %j', (version) => {
    expect(wishlistOf([product('a')], version)).toEqual([]);
  });
});

describe('A stored product', () => {
  it('is left out where it has no id, or is there twice', () => {
    const tooLong = product('x'.repeat(LIMITS.idLength + 1));
    const second = { ...product('a'), name: 'Second' };
    expect(wishlistOf([null, 'a', { name: 'no id' }, tooLong, product('a'), second])).toEqual([product('a')]);
  });

  it('has its id as its name where it has none', () => {
    expect(wishlistOf([{ id: 'a', name: ' ' }])).toMatchObject([{ name: 'a' }]);
  });

  it('is kept within its limits, whatever was stored', () => {
    const text = 'x'.repeat(LIMITS.nameLength);
    const foreign = {
      id: 7,
      name: `${text}x`,
      image: 'javascript:alert(1)',
      category: `${text}x`,
      price: -5,
      originalPrice: 'much',
      sizes: [`${text}x`, 'M', 'M', ''],
      colors: Array.from({ length: 30 }, (_, index) => index),
    };
    expect(wishlistOf([foreign])).toEqual([
      {
        id: '7',
        name: text,
        image: '',
        category: text,
        price: 0,
        originalPrice: null,
        sizes: [text, 'M'],
        colors: Array.from({ length: 20 }, (_, index) => `${index}`),
      },
    ]);
  });

  it.each([
    [LIMITS.price, LIMITS.price],
    [LIMITS.price + 1, LIMITS.price],
    ['12.5', 12.5],
  ])('at the price %j costs %d', (price, expected) => {
    expect(wishlistOf([{ id: 'a', price, originalPrice: price }])).toMatchObject([
      { price: expected, originalPrice: expected },
    ]);
  });
});

describe('Lists after', () => {
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
      const [wish] = listsAfter(
        lists,
        lineSaved({ line: buildCartLine({ id: 'new', price: 499 }) }),
      ).wishlist;
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
      expect(idsAfter(productViewed(product('a')))).toEqual({
        wishlist: ['a', 'b'],
        viewed: ['a', 'c', 'd'],
      });
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
      toCardProduct({
        ...rest,
        id,
        name,
        image,
        category,
        price,
        originalPrice,
        sizes: names,
        colors: names,
      }),
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
});

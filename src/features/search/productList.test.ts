/** @jest-environment jest-fixed-jsdom */
import { LIMITS } from '../../lib/constants';
import { buildProductModel } from '../../testing/builders';
import { createProductList } from './productList';

function page(from: number, count: number, parentCategory = 'Kurtas') {
  return Array.from({ length: count }, (_, index) =>
    buildProductModel({ id: `item-${from + index}`, parentCategory }),
  );
}

describe('A list that is read page by page', () => {
  it('is complete with as many products as the server says', () => {
    const list = createProductList();
    list.addPage({ products: page(0, 100), total: 150 });
    expect(list.reading()).toEqual({ status: 'reading', read: 100, total: 150 });
    list.addPage({ products: page(100, 50, 'Shirts'), total: 150 });
    expect(list.reading()).toEqual({ status: 'complete', read: 150, total: 150 });
    expect(list.needsMore(true)).toBe(false);
  });

  it('keeps what its cards show', () => {
    const list = createProductList();
    const product = buildProductModel();
    list.addPage({ products: [product], total: 1 });
    expect(list.table.productAt(0)).toEqual({
      ...product,
      description: '',
      attributes: [],
      images: [product.image],
    });
  });

  it('is read no further for its sub-categories than one page, but whole when a shopper wants it [decision.34]', () => {
    const list = createProductList();
    expect(list.needsMore(false)).toBe(true);
    list.addPage({ products: page(0, 100), total: 5000 });
    expect(list.needsMore(false)).toBe(false);
    expect(list.needsMore(true)).toBe(true);
  });

  it('is cut at a number of products', () => {
    const list = createProductList();
    while (list.needsMore(true)) {
      list.addPage({ products: page((list.nextPage() - 1) * 100, 100), total: 1_000_000 });
    }
    expect(list.reading()).toEqual({ status: 'cut', read: LIMITS.foundProducts, total: 1_000_000 });
  });

  it('can be read on after an empty page that comes too early', () => {
    const list = createProductList();
    list.addPage({ products: page(0, 100), total: 150 });
    list.addPage({ products: [], total: 150 });
    expect(list.reading().status).toBe('failed');
    list.retry();
    expect(list.nextPage()).toBe(2);
    list.addPage({ products: page(100, 50), total: 150 });
    expect(list.reading().status).toBe('complete');
  });
});

describe('What a server may send wrongly', () => {
  it('a first page without products, of a list that has some, counts as one that failed', () => {
    const list = createProductList();
    list.addPage({ products: [], total: 5 });
    expect(list.reading()).toEqual({ status: 'failed', read: 0, total: 5 });
    expect(list.needsMore(true)).toBe(false);
    list.retry();
    expect(list.needsMore(true)).toBe(true);
    expect(list.nextPage()).toBe(1);
  });

  it('an empty list is complete', () => {
    const list = createProductList();
    expect(list.needsMore(false)).toBe(true);
    list.addPage({ products: [], total: 0 });
    expect(list.reading()).toEqual({ status: 'complete', read: 0, total: 0 });
  });

  it('an empty page ends a list whose other pages could hold all of it', () => {
    const list = createProductList();
    list.addPage({ products: page(0, 3), total: 4 });
    list.addPage({ products: [], total: 3 });
    expect(list.reading()).toEqual({ status: 'complete', read: 3, total: 3 });
  });

  it('the same page for ever is read twice', () => {
    const list = createProductList();
    list.addPage({ products: page(0, 3), total: 9 });
    expect(list.reading().status).toBe('reading');
    list.addPage({ products: page(0, 3), total: 9 });
    expect(list.reading()).toEqual({ status: 'cut', read: 3, total: 9 });
  });

  it('more products than it says are counted', () => {
    const list = createProductList();
    list.addPage({ products: page(0, 5), total: 2 });
    expect(list.reading()).toEqual({ status: 'complete', read: 5, total: 5 });
  });

  it('a page that comes after the end is not added', () => {
    const list = createProductList();
    list.finish(0);
    list.addPage({ products: page(0, 1), total: 1 });
    expect(list.reading()).toEqual({ status: 'complete', read: 0, total: 0 });
  });
});

describe('A page that cannot be read', () => {
  it('is the one to read next, once the shopper tries again', () => {
    const list = createProductList();
    list.addPage({ products: page(0, 2), total: 4 });
    list.fail();
    expect(list.reading().status).toBe('failed');
    expect(list.needsMore(true)).toBe(false);
    list.retry();
    expect(list.reading().status).toBe('reading');
    expect(list.nextPage()).toBe(2);
  });

  it('is not asked for again where nothing failed', () => {
    const list = createProductList();
    list.finish(0);
    list.retry();
    expect(list.reading().status).toBe('complete');
  });
});

describe('A catalogue that was read whole', () => {
  it.each([
    [2, 'complete'],
    [3, 'cut'],
  ])('of %s products, two of which were read, is %s', (total, status) => {
    const list = createProductList();
    for (const product of page(0, 2)) expect(list.addFromFile(product)).toBe(true);
    list.finish(total);
    expect(list.reading()).toEqual({ status, read: 2, total });
    expect(list.addFromFile(buildProductModel({ id: 'late' }))).toBe(false);
    list.finish(99);
    expect(list.reading().total).toBe(total);
  });

  it('has no more products than the shop knows', () => {
    const list = createProductList();
    const added = page(0, LIMITS.foundProducts + 1).map((product) => list.addFromFile(product));
    expect(added.filter(Boolean)).toHaveLength(LIMITS.foundProducts);
    expect(added.at(-1)).toBe(false);
  });
});

describe('The words of a list', () => {
  it('are the names, categories and colours of its products', () => {
    const list = createProductList();
    const saw = buildProductModel({
      name: 'Tenon Saw',
      category: 'Hand Tools',
      parentCategory: 'Blades',
      colors: ['Red', 'Black'],
    });
    list.addPage({ products: [saw], total: 1 });
    expect(list.indexWords(() => false)).toBe(true);
    for (const text of ['tenon', 'hand', 'tools', 'blades', 'red', 'black'])
      expect(list.words.find(text)).toEqual([0]);
  });

  it('are added until it is late, and later on from there', () => {
    const list = createProductList();
    list.addPage({ products: page(0, 45), total: 45 });
    const looks = [false, true, false, false];
    const isLate = () => looks.shift() ?? true;
    expect(list.indexWords(isLate)).toBe(false);
    expect(list.words.size()).toBe(20);
    expect(list.indexWords(isLate)).toBe(true);
    expect(list.words.size()).toBe(45);
    expect(list.indexWords(() => true)).toBe(true);
  });
});

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
    expect([...list.subCategories]).toEqual(['Kurtas', 'Shirts']);
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

  it('is read no further for its sub-categories than ten pages, but whole when a shopper wants it', () => {
    const list = createProductList();
    for (let number = 0; number < 10; number += 1) {
      expect(list.needsMore(false)).toBe(true);
      list.addPage({ products: page(number * 100, 100), total: 5000 });
    }
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

import { buildProductModel } from '../../testing/builders';
import { createProductTable } from './productTable';

function tableWith(...products: readonly ReturnType<typeof buildProductModel>[]) {
  const table = createProductTable();
  const added = products.map((product) => table.add(product));
  return { table, added };
}

describe('A table of products', () => {
  it('has each product once', () => {
    const { table, added } = tableWith(
      buildProductModel({ id: 'a', name: 'First' }),
      buildProductModel({ id: 'a', name: 'Second' }),
      buildProductModel({ id: 'b', name: 'Third' }),
    );
    expect(added).toEqual([true, false, true]);
    expect(table.size()).toBe(2);
    expect(table.nameAt(0)).toBe('First');
    expect(table.nameAt(1)).toBe('Third');
  });

  it.each([
    ['https://shop.example/pictures/a/saw.jpg'],
    ['/saw.jpg'],
    ['saw.jpg'],
    ['https://shop.example/pictures/a/'],
  ])('gives back the picture %s', (image) => {
    const { table } = tableWith(buildProductModel({ image }));
    expect(table.productAt(0)).toMatchObject({ image, images: [image] });
  });

  it('gives back a product without picture, date, discount, sizes and colours', () => {
    const bare = { image: '', createdAt: null, originalPrice: null, price: 0, sizes: [], colors: [] };
    const { table } = tableWith(buildProductModel(bare));
    expect(table.productAt(0)).toMatchObject({ ...bare, images: [], featured: false });
    expect(table.factsAt(0)).toMatchObject({ createdAt: 0, isOnSale: false, sizes: [], colors: [] });
  });

  it.each([
    [499, 500, true],
    [500, 500, false],
    [0, 500, true],
    [500, null, false],
  ])('knows whether a price of %s instead of %s is a sale: %s', (price, originalPrice, isOnSale) => {
    const { table } = tableWith(buildProductModel({ price, originalPrice }));
    expect(table.factsAt(0)).toMatchObject({ price, isOnSale });
    expect(table.productAt(0)).toMatchObject({ price, originalPrice });
  });

  it('has an empty product where there is none', () => {
    const { table } = tableWith();
    const nothing = { category: '', parentCategory: '', sizes: [], colors: [], price: 0 };
    expect(table.productAt(0)).toEqual({
      ...nothing,
      ...{ id: '', name: '', image: '', images: [], description: '', originalPrice: null },
      ...{ featured: false, attributes: [], createdAt: null },
    });
    expect(table.nameAt(0)).toBe('');
    expect(table.factsAt(0)).toEqual({ ...nothing, facets: [], isOnSale: false, createdAt: 0 });
  });
});

/** @jest-environment jest-fixed-jsdom */
import { buildProduct } from '../../testing/builders';
import { toProduct, toProductPage } from './product';

// A server may send anything: answers are not validated before they reach a model.

const picture = 'http://localhost:8044/pictures/linen-kurta-1.svg';
const priced = (discountedPrice: unknown, regularPrice: unknown) =>
  toProduct({ ...buildProduct(), discountedPrice, regularPrice });

describe('Section 3, Product', () => {
  it('has its title for a name [3.product.5]', () => {
    expect(toProduct({ id: 'a', title: ' Claw Hammer ' })?.name).toBe('Claw Hammer');
  });

  it('is described by nothing unless the server says something [3.product.2]', () => {
    expect(toProduct({ id: 'a' })?.description).toBe('');
    expect(toProduct({ id: 'a', description: null })?.description).toBe('');
    expect(toProduct({ id: 'a', description: 'Forged.' })?.description).toBe('Forged.');
  });

  it.each([
    [1999, 2499],
    ['1999.00', '2499'],
  ])(
    'costs the discounted price, and did cost the regular one: %p, %p [3.product.6, 3.product.9]',
    (now, was) => {
      expect(priced(now, was)).toMatchObject({ price: 1999, originalPrice: 2499 });
    },
  );

  it('costs what the discount says, even where that is nothing [3.product.6]', () => {
    expect(priced(0, 2499)).toMatchObject({ price: 0, originalPrice: 2499 });
  });

  it('has no original price where only a discounted one is known [3.product.9]', () => {
    expect(priced(1999, null)).toMatchObject({ price: 1999, originalPrice: null });
  });

  it.each([null, undefined, '', 'free', {}])(
    'without a discount (%p) costs the regular price and never cost another [3.product.7, 3.product.10]',
    (discounted) => expect(priced(discounted, 2499)).toMatchObject({ price: 2499, originalPrice: null }),
  );

  it('costs nothing without both prices [3.product.8]', () => {
    expect(priced(null, undefined)).toMatchObject({ price: 0, originalPrice: null });
  });

  it('is shown by imgUrl [3.product.11]', () => {
    const images = [{ url: 'https://cdn.example/first.png' }];
    expect(toProduct(buildProduct({ images }))?.image).toBe(picture);
    expect(toProduct(buildProduct({ images }))?.images).toEqual([picture, 'https://cdn.example/first.png']);
    expect(toProduct(buildProduct({ imgUrl: '/uploads/1.png' }))?.image).toBe('/uploads/1.png');
  });

  it.each([null, undefined, '', 'javascript:alert(1)'])(
    'is shown by the first image where imgUrl is %p [3.product.12, 3.product.3]',
    (imgUrl) => {
      const images = [{ url: 'https://cdn.example/first.png' }, { url: 'https://cdn.example/second.png' }];
      expect(toProduct({ ...buildProduct(), imgUrl, images })?.image).toBe('https://cdn.example/first.png');
    },
  );

  it.each([null, [], 'x', [null, 7, {}, { url: 'data:text/html,x' }]])(
    'is shown by nothing without both: %p [3.product.13]',
    (images) => expect(toProduct({ ...buildProduct(), imgUrl: null, images })?.image).toBe(''),
  );

  it.each([
    ['featured', ['true'], true],
    ['featured', ['no', 'it is true'], true],
    ['featured', 'true', true],
    ['featured', ['false'], false],
    ['featured', [], false],
    ['Featured', ['true'], false],
    ['promoted', ['true'], false],
  ])('with %s of %p is featured: %p [3.product.14]', (key, value, featured) => {
    expect(toProduct({ ...buildProduct(), attributes: [{ key, value }] })?.featured).toBe(featured);
  });

  it.each(['size', 'sizes', 'SIZES', 'Size'])('finds its sizes under %s [3.product.15]', (key) => {
    const attributes = [{ key, value: ['S', 'M', 'S'] }];
    expect(toProduct(buildProduct({ attributes }))?.sizes).toEqual(['S', 'M']);
  });

  it.each(['color', 'colour', 'colors', 'Colour', 'COLORS'])(
    'finds its colours under %s [3.product.16]',
    (key) => {
      const attributes = [{ key, value: ['Indigo', 'Ivory'] }];
      expect(toProduct(buildProduct({ attributes }))?.colors).toEqual(['Indigo', 'Ivory']);
    },
  );

  it.each(['sizing', 'colorful', 'fabric'])('finds neither under %s [3.product.15, 3.product.16]', (key) => {
    const attributes = [{ key, value: ['M'] }];
    expect(toProduct(buildProduct({ attributes }))).toMatchObject({ sizes: [], colors: [] });
  });

  it('has attributes with a list of values and perhaps a unit [3.product.4]', () => {
    const attributes = [
      { id: 'a1', key: 'head_weight', value: ['450'], metricUnit: 'g' },
      { key: 'handle', value: ['Hickory', 'Steel'], metricUnit: null },
    ];
    expect(toProduct(buildProduct({ attributes }))?.attributes).toEqual([
      { key: 'head_weight', values: ['450'], unit: 'g' },
      { key: 'handle', values: ['Hickory', 'Steel'], unit: null },
    ]);
  });

  it('names the products of its family, which are no attributes [3.product.19]', () => {
    const variant = (id: string, ...value: string[]) => ({ id, key: 'variant', value });
    const product = toProduct(
      buildProduct({
        attributes: [
          { key: 'size', value: ['M'] },
          variant('kurta-m', 'size: M', 'colour: Off: white'),
          variant('kurta-l', 'size: L', 'unreadable'),
          variant('', 'size: XL'),
          variant('kurta-none'),
        ],
      }),
    );
    expect(product?.variants).toEqual([
      {
        id: 'kurta-m',
        options: [
          { key: 'size', value: 'M' },
          { key: 'colour', value: 'Off: white' },
        ],
      },
      { id: 'kurta-l', options: [{ key: 'size', value: 'L' }] },
    ]);
    expect(product?.attributes.map(({ key }) => key)).toEqual(['size']);
    const alone = toProduct(buildProduct({ attributes: [variant('kurta-m', 'size: M')] }));
    expect(alone).not.toHaveProperty('variants');
  });

  const bare = {
    id: 'a',
    name: 'Untitled product',
    description: '',
    image: '',
    images: [],
    category: '',
    parentCategory: '',
    price: 0,
    originalPrice: null,
    featured: false,
    sizes: [],
    colors: [],
    attributes: [],
    createdAt: null,
  };

  it.each([
    ['left out', { id: 'a' }],
    [
      'null',
      {
        ...{ id: 'a', title: null, description: null, imgUrl: null, category: null, parentCategory: null },
        ...{ regularPrice: null, discountedPrice: null, createdAt: null, images: null, attributes: null },
      },
    ],
    [
      'of another type',
      {
        ...{ id: 'a', title: {}, description: [], imgUrl: true, category: {}, parentCategory: [] },
        ...{ regularPrice: 'x', discountedPrice: [], images: { url: 'x' }, attributes: 'size' },
      },
    ],
    ['empty', { id: 'a', title: ' ', images: [], attributes: [{}, null, { key: '', value: ['x'] }] }],
    ['unknown', { id: 'a', price: 7, name: 'Not a field', extra: { deep: [1] } }],
  ])('is whole where the rest is %s [3.product.18]', (_what, answer) => {
    expect(toProduct(answer)).toEqual(bare);
  });

  it('takes numbers for texts and texts for numbers [3.product.18]', () => {
    const attributes = [{ key: 'size', value: [38, '40', null, ' '] }];
    expect(toProduct({ id: 7, title: 450, regularPrice: ' 12.5 ', attributes })).toMatchObject({
      id: '7',
      name: '450',
      price: 12.5,
      sizes: ['38', '40'],
    });
  });

  it('has no price below zero, and none beyond reason', () => {
    expect(priced(-50, 80)).toMatchObject({ price: 80, originalPrice: null });
    expect(priced(null, -1)).toMatchObject({ price: 0, originalPrice: null });
    expect(priced(1e300, 80)).toMatchObject({ price: 1e9, originalPrice: 80 });
  });

  it('is bounded in its texts and lists', () => {
    const many = Array.from({ length: 1000 }, (_, index) => `${index}`);
    const product = toProduct({
      id: 'a',
      title: 't'.repeat(5000),
      description: 'd'.repeat(50_000),
      imgUrl: `https://cdn.example/${'x'.repeat(9000)}`,
      images: many.map((name) => ({ url: `/${name}.svg` })),
      attributes: [{ key: 'size', value: many }, ...many.map((key) => ({ key, value: ['x'] }))],
    });
    expect(product?.name).toHaveLength(300);
    expect(product?.description).toHaveLength(20_000);
    expect(product?.image).toBe('/0.svg');
    expect(product?.images).toHaveLength(50);
    expect(product?.sizes).toHaveLength(100);
    expect(product?.attributes).toHaveLength(100);
    expect(toProduct({ id: 'a'.repeat(201) })).toBeNull();
  });

  it.each([{}, null, undefined, [], 'text', 7, { id: '' }, { id: {} }])(
    'is none without an id: %p',
    (answer) => {
      expect(toProduct(answer)).toBeNull();
    },
  );
});

describe('Section 7, GET /products', () => {
  it('reads the products in data [7.calls.13]', () => {
    const page = toProductPage({ data: [buildProduct(), buildProduct({ id: 'b' })] });
    expect(page.products.map(({ id }) => id)).toEqual(['51d0e8b4-linen-kurta', 'b']);
  });

  it('counts by pagination.total before count [7.calls.14]', () => {
    const data = [buildProduct()];
    expect(toProductPage({ data, pagination: { total: 26 }, count: 3 }).total).toBe(26);
    expect(toProductPage({ data, pagination: { total: '26' } }).total).toBe(26);
  });

  it('counts by count without pagination.total, and else what is there [7.calls.15]', () => {
    const data = [buildProduct()];
    expect(toProductPage({ data, count: 3 }).total).toBe(3);
    expect(toProductPage({ data, pagination: { total: null }, count: '3' }).total).toBe(3);
    expect(toProductPage({ data, pagination: null }).total).toBe(1);
  });

  it('is one hundred products long at most, whatever the server sends', () => {
    const data = Array.from({ length: 20_000 }, (_, index) => buildProduct({ id: `${index}` }));
    const page = toProductPage({ data });
    expect(page.products).toHaveLength(100);
    expect(page.total).toBe(20_000);
    expect(toProductPage({ data: [], pagination: { total: 1e300 } }).total).toBe(10_000_000);
  });

  it.each([
    null,
    {},
    [],
    'x',
    { data: 'x' },
    { data: { 0: buildProduct() } },
    { data: [null, 7, { title: 'no id' }], count: -4 },
  ])('is an empty list in %p [7.calls.13]', (answer) => {
    expect(toProductPage(answer)).toEqual({ products: [], total: 0 });
  });
});

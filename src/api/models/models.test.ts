import { buildProduct, buildStoreInfo } from '../../testing/builders';
import { toAccount } from './account';
import { toProduct, toProductPage } from './product';
import { toStoreInfo } from './storeInfo';

/** Reads text as the wire would bring it: nobody has checked that it is what the description promises. */
function fromWire<T>(text: string, read: (value: T) => unknown): unknown {
  const parsed: unknown = JSON.parse(text);
  return read(parsed as T);
}

describe('A product', () => {
  it('derives what section 3 says', () => {
    expect(toProduct(buildProduct())).toMatchObject({
      name: 'Handloom Linen Kurta',
      price: 1999,
      originalPrice: 2499,
      image: 'http://localhost:8044/pictures/linen-kurta-1.svg',
      sizes: ['S', 'M', 'L'],
      colors: ['Indigo', 'Ivory'],
      featured: false,
    });
  });

  it('costs the regular price without a discount, and nothing without both', () => {
    expect(toProduct(buildProduct({ discountedPrice: null }))).toMatchObject({
      price: 2499,
      originalPrice: null,
    });
    expect(toProduct(buildProduct({ discountedPrice: null, regularPrice: null }))?.price).toBe(0);
  });

  it('takes its picture from imgUrl, else from the first image, else has none', () => {
    const images = [{ url: 'https://cdn.example/first.png' }];
    expect(toProduct(buildProduct({ imgUrl: null, images }))?.image).toBe('https://cdn.example/first.png');
    expect(toProduct(buildProduct({ imgUrl: 'javascript:alert(1)', images: [] }))?.image).toBe('');
  });

  it.each(['size', 'SIZES', 'Size'])('finds sizes under %s', (key) => {
    expect(toProduct(buildProduct({ attributes: [{ key, value: ['One Size'] }] }))?.sizes).toEqual([
      'One Size',
    ]);
  });

  it.each(['color', 'Colour', 'COLORS'])('finds colours under %s', (key) => {
    expect(toProduct(buildProduct({ attributes: [{ key, value: ['Red'] }] }))?.colors).toEqual(['Red']);
  });

  it('is featured when its attribute says true', () => {
    expect(toProduct(buildProduct({ attributes: [{ key: 'featured', value: ['true'] }] }))?.featured).toBe(
      true,
    );
    expect(toProduct(buildProduct({ attributes: [{ key: 'featured', value: ['no'] }] }))?.featured).toBe(
      false,
    );
  });

  it.each([
    '{"id":"a"}',
    '{"id":"a","title":null,"attributes":null,"images":[null,7],"regularPrice":"12"}',
    '{"id":7,"attributes":[{"key":5,"value":"x"},"y"],"extra":{}}',
  ])('survives %s', (text) => {
    expect(fromWire(text, toProduct)).toMatchObject({ name: 'Untitled product', image: '' });
  });

  it.each(['{}', 'null', '[]', '"text"'])('is none without an id: %s', (text) => {
    expect(fromWire(text, toProduct)).toBeNull();
  });
});

describe('A listing', () => {
  it('counts by pagination.total, else count, else what is there', () => {
    const data = [buildProduct()];
    expect(toProductPage({ data, pagination: { total: 26 }, count: 3 }).total).toBe(26);
    expect(toProductPage({ data, count: 3 }).total).toBe(3);
    expect(toProductPage({ data }).total).toBe(1);
  });

  it.each(['null', '{}', '{"data":"x"}', '[]', '{"data":[null,{"title":"no id"}],"count":-4}'])(
    'survives %s',
    (text) => expect(fromWire(text, toProductPage)).toEqual({ products: [], total: 0 }),
  );
});

describe('Store information', () => {
  it('keeps known policies and safe pictures alone', () => {
    const info = toStoreInfo(
      buildStoreInfo({
        categories: ['Men', 'Men', ' '],
        categoryImages: { default: 'javascript:alert(1)', Men: 'https://cdn.example/men.png' },
        policies: { terms: '<p>Ours</p>', privacy: ' ', other: '<p>x</p>' },
      }),
    );
    expect(info.categories).toEqual(['Men']);
    expect(info.categoryImages).toEqual({ Men: 'https://cdn.example/men.png' });
    expect(info.policies).toEqual({ terms: '<p>Ours</p>' });
  });

  it.each(['null', '{}', '[]', '{"storeName":{},"categories":{"a":1},"policies":[1]}'])(
    'survives %s',
    (text) => {
      expect(fromWire(text, toStoreInfo)).toMatchObject({ storeName: '', categories: [], policies: {} });
    },
  );
});

describe('The account', () => {
  const asha = {
    firstName: 'Asha',
    lastName: 'Verma',
    email: 'a@b.c',
    createdAt: '2025-03-14T09:30:00.000Z',
  };

  it('is read from data, else from the answer itself', () => {
    expect(toAccount({ data: asha })).toEqual(asha);
    expect(toAccount(asha)).toEqual(asha);
  });

  it.each(['null', '{}', '{"data":null}', '{"data":[]}'])('survives %s', (text) => {
    expect(fromWire(text, toAccount)).toEqual({ firstName: '', lastName: '', email: '', createdAt: null });
  });
});

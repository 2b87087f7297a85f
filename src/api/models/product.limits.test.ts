import { toProduct, toProductPage } from './product';

// A server may send anything: answers are not validated before they reach a model.

describe('The limits of products', () => {
  const urls = Array.from({ length: 60 }, (_, index) => `https://cdn.example/${index}.png`);

  it.each([
    [
      'beside a main one',
      { imgUrl: 'https://cdn.example/main.png' },
      ['https://cdn.example/main.png', ...urls.slice(0, 49)],
    ],
    ['without a main one', {}, urls.slice(0, 50)],
  ])('are 50 pictures %s', (_what, more, expected) => {
    expect(toProduct({ id: 'a', images: urls.map((url) => ({ url })), ...more })?.images).toEqual(expected);
  });

  it('are 50 pictures that are sent, with those that cannot be shown', () => {
    const odd = Array.from({ length: 50 }, () => ({ url: 'javascript:alert(1)' }));
    expect(toProduct({ id: 'a', images: [...odd, { url: urls[0] }] })?.images).toEqual([]);
  });

  it('are 100 sizes, of all attributes together', () => {
    const sizes = (from: number) => Array.from({ length: 60 }, (_, index) => `S${from + index}`);
    const attributes = [
      { key: 'size', value: sizes(0) },
      { key: 'Size', value: sizes(60) },
    ];
    expect(toProduct({ id: 'a', attributes })?.sizes).toEqual([...sizes(0), ...sizes(60)].slice(0, 100));
  });

  it.each([
    [100, 99],
    [101, 101],
  ])('are 100 on a page: of %s sent, one of them odd, a page counts %s', (count, total) => {
    const sent = Array.from({ length: count }, (_, index) => ({ id: index === 0 ? '' : `p${index}` }));
    expect(toProductPage({ data: sent })).toMatchObject({ total, products: { length: 99 } });
  });
});

import type { ProductAttribute } from '../../api/models/types';
import {
  choiceOf,
  cutLists,
  dimensionsOf,
  initialSize,
  shownId,
  similarArg,
  sizeHeading,
  specificationsOf,
} from './productDetails';

function attribute(
  key: string,
  values: readonly string[] = ['x'],
  unit: string | null = null,
): ProductAttribute {
  return { key, values, unit };
}

describe('Section 5, Size heading', () => {
  it.each([
    ['Footwear', '', ['8', '9'], 'Shoe Size'],
    ["Women's footwear", '', ['One Size'], 'Shoe Size'],
    ["Men's Shoes", '', ['8'], 'Shoe Size'],
    ['Men', 'A Shoe for long days.', ['One Size'], 'Shoe Size'],
    ['Accessories', '', ['One Size'], 'Size'],
    ['Men', '', ['One Size', 'L'], 'Clothing Size'],
    ['Men', '', ['S', 'M'], 'Clothing Size'],
  ])(
    'of %s described as %j in %j is %s [5.size-heading.1, 5.size-heading.2, 5.size-heading.3, 5.size-heading.4]',
    (category, description, sizes, heading) => {
      expect(sizeHeading({ category, description, sizes })).toBe(heading);
    },
  );
});

describe('initialSize', () => {
  it('is One Size if it is the only one [3.product.17, 4.product-page.5]', () => {
    expect(initialSize(['One Size'])).toBe('One Size');
  });

  it.each([[[]], [['M']], [['One Size', 'M']]])('is none for %j', (sizes) => {
    expect(initialSize(sizes)).toBe('');
  });
});

describe('Section 5, Specifications', () => {
  it('hides keys with phone, writes underscores as spaces and adds the unit [5.specifications.1, 5.specifications.3]', () => {
    const attributes = [
      attribute('support_phone'),
      attribute('Phone'),
      attribute('head_weight', ['450'], 'g'),
      attribute('fabric', ['Linen', 'Cotton']),
      attribute('size', ['S', 'M']),
      attribute('Colour', ['Ivory']),
    ];
    expect(specificationsOf(attributes)).toEqual([
      { name: 'head weight', value: '450 g' },
      { name: 'fabric', value: 'Linen, Cotton' },
      { name: 'size', value: 'S, M' },
      { name: 'Colour', value: 'Ivory' },
    ]);
  });

  it('lists the first ten of what is left [5.specifications.2, 9.product.1]', () => {
    const attributes = [
      attribute('phone'),
      ...Array.from({ length: 12 }, (_, index) => attribute(`k${index}`)),
    ];
    const names = specificationsOf(attributes).map(({ name }) => name);
    expect(names).toEqual(['k0', 'k1', 'k2', 'k3', 'k4', 'k5', 'k6', 'k7', 'k8', 'k9']);
  });
});

describe('The dimensions of a product', () => {
  it('are the specifications that say how large or heavy it is', () => {
    const attributes = [
      attribute('fabric', ['Linen']),
      attribute('garment_length', ['102'], 'cm'),
      attribute('Weight', ['450'], 'g'),
      attribute('lightweight', ['yes']),
      attribute('size', ['S', 'M']),
    ];
    expect(dimensionsOf(attributes)).toEqual([
      { name: 'garment length', value: '102 cm' },
      { name: 'Weight', value: '450 g' },
    ]);
  });
});

describe('The choice that a product shows', () => {
  const product = { sizes: ['S', 'L'], colors: ['Ivory', 'Teal'] };
  const single = { sizes: ['One Size'], colors: ['Ivory'] };
  const line = { selectedSize: 'L', selectedColor: 'Teal' };
  const draft = { size: 'S', color: 'Ivory', quantity: 3 };

  it.each([
    ['what was chosen', product, draft, line, { size: 'S', color: 'Ivory', quantity: 3 }],
    ['else that of the cart line', product, {}, line, { size: 'L', color: 'Teal', quantity: 1 }],
    ['else the only one', single, {}, undefined, { size: 'One Size', color: 'Ivory', quantity: 1 }],
    ['else none', product, {}, undefined, { size: '', color: '', quantity: 1 }],
    [
      'also where the choice was taken back',
      single,
      { size: '', color: '' },
      line,
      { size: '', color: '', quantity: 1 },
    ],
  ])('is %s', (_what, shown, chosen, of, choice) => expect(choiceOf(shown, chosen, of)).toEqual(choice));
});

it('asks for one product more than it shows of the same category, which is in lower case', () => {
  expect(similarArg('Hand Tools')).toEqual({ page: 1, limit: 5, category: 'hand tools' });
});

describe('The sentence on cut lists', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);

  it.each([
    [49, 99, 99, ''],
    [50, 0, 0, 'Showing the first 50 pictures.'],
    [0, 100, 0, 'Showing the first 100 sizes.'],
    [0, 0, 100, 'Showing the first 100 colours.'],
    [50, 100, 100, 'Showing the first 50 pictures, the first 100 sizes, the first 100 colours.'],
  ])('for %s pictures, %s sizes and %s colours is %p', (pictures, sizes, colors, sentence) =>
    expect(cutLists({ images: many(pictures), sizes: many(sizes), colors: many(colors) })).toBe(sentence),
  );
});

it('shows the first eight characters of an id [2.product.5]', () => {
  expect(shownId('51d0e8b4-linen-kurta')).toBe('51d0e8b4');
  expect(shownId('7')).toBe('7');
});

import type { ProductAttribute } from '../../api/models/types';
import { initialSize, shownId, sizeHeading, specificationsOf } from './productDetails';

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
    ];
    expect(specificationsOf(attributes)).toEqual([
      { name: 'head weight', value: '450 g' },
      { name: 'fabric', value: 'Linen, Cotton' },
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

it('shows the first eight characters of an id [2.product.5]', () => {
  expect(shownId('51d0e8b4-linen-kurta')).toBe('51d0e8b4');
  expect(shownId('7')).toBe('7');
});

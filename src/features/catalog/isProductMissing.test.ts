import { buildProductModel } from '../../testing/builders';
import { isProductMissing, productToShow } from './isProductMissing';

const product = buildProductModel();
const broken = { kind: 'http', status: 500, message: '' };

it.each([
  ['is loading', { isError: false }, false],
  ['has loaded', { currentData: product, isError: false }, false],
  ['is not in the answer', { currentData: null, isError: false }, true],
  ['could not be loaded', { isError: true, error: broken }, true],
  ['could not be loaded again', { currentData: product, isError: true, error: broken }, false],
  [
    'has been removed since',
    { currentData: product, isError: true, error: { ...broken, status: 404 } },
    true,
  ],
])('A product that %s: %j', (_what, result, isMissing) => {
  expect(isProductMissing(result)).toBe(isMissing);
});

describe('The product to show', () => {
  const listed = buildProductModel({ name: 'As listed' });
  const answered = buildProductModel({ name: 'As answered' });

  it.each([
    ['its own answer', { currentData: answered, isError: false }, answered],
    ['what a list has sent, while there is none', { isError: false }, listed],
    ['none, where the answer says that there is none', { currentData: null, isError: false }, null],
    ['none, where it cannot be loaded', { isError: true }, undefined],
  ])('is %s', (_what, result, shown) => {
    expect(productToShow(result, listed)).toBe(shown);
  });
});

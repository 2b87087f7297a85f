import { buildProductModel } from '../../testing/builders';
import { isProductMissing } from './isProductMissing';

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

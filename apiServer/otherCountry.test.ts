import type * as documentedBrand from '../src/testing/documentedBrand';
import { isContactOf } from './orders';

jest.mock('../src/brand', () =>
  jest.requireActual<typeof documentedBrand>('../src/testing/documentedBrand').documentedBrand(),
);

it.each([
  '030 901820',
  '30 901820',
  '+49 30 901820',
  '0049 30 901820',
  '(+49) 30 901820',
  '+49 (0)30 901820',
])('The phone number of an order of the documented shop in Germany is known as %s', (written) => {
  expect(isContactOf(written, 'anna@example.com', '+49 30 901820')).toBe(true);
  expect(isContactOf(written, 'anna@example.com', '+49 30 901821')).toBe(false);
});

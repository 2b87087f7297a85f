import { brand } from '../src/brand';
import { isContactOf } from './orders';

const { prefix, digits } = brand.phone;
const own = '9'.repeat(digits[0]);
const stored = prefix + own;

describe('The phone number of an order', () => {
  it.each([
    own,
    `0${own}`,
    `${prefix} ${own}`,
    `00${prefix.slice(1)} ${own}`,
    `(${prefix}) ${own.slice(0, 3)}-${own.slice(3)}`,
  ])('is known as %s', (written) => {
    expect(isContactOf(written, 'asha@example.com', stored)).toBe(true);
    expect(isContactOf(stored, 'asha@example.com', written)).toBe(true);
  });

  it.each(['', own.slice(1), `${own}9`, `${prefix}8${own.slice(1)}`, `order ${own}`])(
    'is not known as %s',
    (written) => {
      expect(isContactOf(written, 'asha@example.com', stored)).toBe(false);
    },
  );
});

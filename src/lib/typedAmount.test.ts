import { plainDigits, readTypedAmount } from './typedAmount';

it.each([
  ['0', 0],
  [' 1500 ', 1500],
  ['1,000', 1000],
  ['1,00,000', 100_000],
  ['₹1,299.00', 1299],
  ['Rs. 1,299/-', 1299],
  ['1299 rupees', 1299],
  ['1 500', 1500],
  ['1\u00A0500', 1500],
  ['12.', 12],
  ['12.99', 12.99],
  ['2k', 2000],
  ['1.5 K', 1500],
  ['२०००', 2000],
  ['১,৫০০', 1500],
  ['２０００', 2000],
  ['', null],
  ['.', null],
  ['1,5', null],
  ['1,00', null],
  ['1.299,00', null],
  ['-1', null],
  ['1e3', null],
  ['12.9.9', null],
  ['12 dollars', null],
  ['2kg', null],
  ['x12', null],
])('reads the amount %j as %p', (text, amount) => {
  expect(readTypedAmount(text)).toBe(amount);
});

it('writes the digits of Indian scripts as those of prices', () => {
  expect(plainDigits('₹ १२३ कुर्ता')).toBe('₹ 123 कुर्ता');
});

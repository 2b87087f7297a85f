import fc from 'fast-check';
import { type AmountStyle, brand } from '../brand';
import { brand as ownBrand } from '../brand/index';
import { documentedBrand } from '../testing/documentedBrand';
import { formatDate, formatMoment, readDate } from './dates';
import { formatMoney, percentOff, writeAmount, writeCount } from './money';
import { plainDigits, readTypedAmount } from './typedAmount';

describe('The percent off a price', () => {
  it.each([
    [77, 100, 23],
    [1299, 1599, 18],
    [1199.4, 1999, 40],
    [1.15, 2.3, 50],
    [999, 1000, 0],
    [0, 500, 100],
    [1000, 1000, 0],
    [1200, 1000, 0],
    [500, null, 0],
    [0, 0, 0],
  ])('of %p instead of %p is %p, rounded down', (price, originalPrice, percent) =>
    expect(percentOff(price, originalPrice)).toBe(percent),
  );
});

describe('Money', () => {
  it.each([
    [1299, '₹1,299.00'],
    [0, '₹0.00'],
    [-0, '₹0.00'],
    [123456.5, '₹1,23,456.50'],
    [999, '₹999.00'],
    [12345678, '₹1,23,45,678.00'],
    [-0.5, '-₹0.50'],
    [0.1 + 0.2, '₹0.30'],
    [2.675, '₹2.68'],
    [1e11, '₹1,00,00,00,00,000.00'],
    [Number.POSITIVE_INFINITY, '₹0.00'],
    [Number.NaN, '₹0.00'],
    [-1299, '-₹1,299.00'],
    [-0.001, '₹0.00'],
    [-12.345, '-₹12.35'],
    [1e15, '₹1,00,00,00,00,00,00,000.00'],
    [2e15, '₹1,00,00,00,00,00,00,000.00'],
    [-2e15, '-₹1,00,00,00,00,00,00,000.00'],
  ])('formats %p rupees as %s [1.audience.2, 1.audience.3, 9.money.1, 9.money.2]', (amount, text) =>
    expect(formatMoney(amount)).toBe(text),
  );

  const { amounts } = brand;
  const styles: readonly (readonly [string, string, AmountStyle])[] = [
    ...[ownBrand, documentedBrand().brand].map((each) => [each.locale, each.currency, each.amounts] as const),
    ['en-US', 'USD', { ...amounts, before: '$', groups: [3, 3] }],
    [
      'de-DE',
      'EUR',
      { before: '', after: '\u00a0€', decimalMark: ',', groupMark: '.', groups: [3, 3], decimals: 2 },
    ],
    ['ja-JP', 'JPY', { ...amounts, before: '￥', groups: [3, 3], decimals: 0 }],
  ];

  it.each(styles)('of %s in %s is written as Intl writes it', (inLocale, inCurrency, style) => {
    const format = new Intl.NumberFormat(inLocale, {
      style: 'currency',
      currency: inCurrency,
      signDisplay: 'negative',
    });
    const counts = new Intl.NumberFormat(inLocale);
    const amount = fc.oneof(
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      fc.integer({ min: -1e9, max: 1e9 }).map((hundredths) => hundredths / 1000),
      fc.constantFrom(0, -0, 1e-7, -1e-7, 999.995, 1e15),
    );
    fc.assert(fc.property(amount, (each) => expect(writeAmount(each, style)).toBe(format.format(each))));
    fc.assert(fc.property(fc.nat(), (each) => expect(writeCount(each, style)).toBe(counts.format(each))));
  });
});

describe('Dates', () => {
  it('are written as the specification wants them on the account page', () => {
    expect(formatDate('2025-03-14T09:30:00.000Z')).toBe('March 14, 2025');
  });

  it('have their time alone on the same day, else the day too', () => {
    const moment = new Date(2026, 10, 24, 9, 5).getTime();
    expect(formatMoment(moment, moment + 3_600_000)).toBe('09:05');
    expect(formatMoment(moment, moment + 24 * 3_600_000)).toBe('09:05 on November 24, 2026');
  });

  it('are as long as a server may write them, and no longer', () => {
    const longest = `2026-03-02T08:00:00.${'0'.repeat(19)}Z`;
    expect(readDate(longest)).toBe(longest);
    expect(readDate(longest.replace('Z', '0Z'))).toBeNull();
  });

  it.each([null, 'soon', ''])('%j is not available', (date) =>
    expect(formatDate(date)).toBe('Not available'),
  );
});

describe('Typed amount', () => {
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
});

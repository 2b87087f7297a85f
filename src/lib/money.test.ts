import { formatDate } from './dates';
import { formatMoney } from './money';

describe('Money', () => {
  it.each([
    [1299, '₹1,299.00'],
    [0, '₹0.00'],
    [123456.5, '₹1,23,456.50'],
    [Number.NaN, '₹0.00'],
  ])('formats %p rupees as %s [1.audience.2, 1.audience.3, 9.money.1, 9.money.2]', (amount, text) =>
    expect(formatMoney(amount)).toBe(text),
  );
});

describe('Dates', () => {
  it('have month name, day and year', () =>
    expect(formatDate('2025-03-14T09:30:00.000Z')).toBe('March 14, 2025'));

  it.each([null, 'soon', ''])('%j is not available', (date) =>
    expect(formatDate(date)).toBe('Not available'),
  );
});

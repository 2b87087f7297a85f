import { brand } from '../brand';

const numbers = new Intl.NumberFormat(brand.locale);

/** A number of things, grouped as in the brand's locale. */
export function formatCount(count: number): string {
  return numbers.format(count);
}

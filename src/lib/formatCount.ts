import { brand } from '../brand';
import { lazily } from './lazily';

const numbers = lazily(() => new Intl.NumberFormat(brand.locale));

/** A number of things, grouped as in the brand's locale. */
export function formatCount(count: number): string {
  return numbers().format(count);
}

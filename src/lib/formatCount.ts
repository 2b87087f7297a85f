import { brand } from '../brand';
import { writeCount } from './amounts';

/** A number of things, grouped as in the brand's locale. */
export function formatCount(count: number): string {
  return writeCount(count, brand.amounts);
}

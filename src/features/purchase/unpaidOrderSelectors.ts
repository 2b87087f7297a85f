import type { RootState } from '../../app/types';
import { isUnpaid } from './isUnpaid';

/** The newest unpaid order of this session; '' for none. */
export function selectUnpaidOrder({ auth, purchase }: RootState): string {
  if (auth.status !== 'signedIn') return '';
  const unpaid = purchase.records.findLast(isUnpaid);
  return unpaid?.orderId ?? '';
}

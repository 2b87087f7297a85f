import type { RootState } from '../../app/types';

/** The newest order that waits for the signed-in shopper's payment; '' for none. */
export const selectUnpaidOrder = ({ auth, unpaid }: RootState): string =>
  auth.status === 'signedIn' && unpaid.isConfirmed ? (unpaid.orderIds.at(-1) ?? '') : '';

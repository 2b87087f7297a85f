import type { RootState } from '../../app/types';
import type { Purchase } from './purchase';

/** When a purchase was paid, as far as its record tells, in milliseconds since 1970; 0 where it does not. */
function paidAt({ attempt, sentAt }: Purchase): number {
  return attempt?.startedAt ?? sentAt;
}

/**
 * The purchase of this session that was paid last: its payment was started, or its order no longer waits for one.
 * Undefined for none, and where the records do not tell which of several it was.
 */
export function selectBoughtPurchase({ auth, checkout }: RootState): Purchase | undefined {
  if (auth.status !== 'signedIn') return undefined;
  const paid = checkout.records
    .filter(({ orderId, phase, attempt }) => orderId !== '' && (phase === 'settled' || attempt !== undefined))
    .sort((one, other) => paidAt(one) - paidAt(other));
  const last = paid.at(-1);
  // The order of another device was paid here, at a time that is no longer known.
  const isUnsure = paid.length > 1 && last?.attempt === undefined && paid.some((each) => paidAt(each) === 0);
  return isUnsure ? undefined : last;
}

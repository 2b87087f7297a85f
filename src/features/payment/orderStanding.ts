import type { Order } from '../../api/models/types';
import type { AppDispatch, RootState } from '../../app/types';
import { orderStatusKind } from '../../lib/orderStatus';
import type { LookupResult } from '../purchase/orderLookupThunks';
import { loadOrder, LOOKUP_INTERVAL } from '../purchase/orderLookupThunks';
import { selectOrderContact } from '../purchase/purchaseSelectors';
import type { OrderStanding } from './paymentSlice';

/** What a look-up needs of a listener. */
interface LookupApi {
  readonly dispatch: AppDispatch;
  readonly getState: () => RootState;
  readonly delay: (milliseconds: number) => Promise<unknown>;
}

/** An order that the store does not list counts as one that still waits for its payment. */
function toStanding(result: LookupResult<Order>): OrderStanding {
  if (result.kind !== 'found') return { kind: result.kind === 'none' ? 'waiting' : 'unknown' };
  const { status } = result.value;
  return orderStatusKind(status) === 'pending' ? { kind: 'waiting' } : { kind: 'movedOn', status };
}

/** Looks an order up, up to `attempts` times where the server may not have finished a payment yet. */
export async function lookUpStanding(
  { dispatch, getState, delay }: LookupApi,
  orderId: string,
  attempts = 1,
): Promise<OrderStanding> {
  const wanted = { orderId, contactInfo: selectOrderContact(getState(), orderId) };
  let standing = toStanding(await dispatch(loadOrder(wanted)));
  for (let attempt = 1; attempt < attempts && standing.kind !== 'movedOn'; attempt += 1) {
    await delay(LOOKUP_INTERVAL);
    standing = toStanding(await dispatch(loadOrder(wanted)));
  }
  return standing;
}

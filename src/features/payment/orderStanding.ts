import type { Order } from '../../api/models/types';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppListenerApi } from '../../app/types';
import { REQUEST_TIMEOUT } from '../../lib/constants';
import { orderStatusKind } from '../../lib/orderStatus';
import { type LookupResult, loadOrder, LOOKUP_INTERVAL, selectOrderContact } from '../checkout';
import type { OrderStanding } from './paymentState';

type LookupApi = Pick<AppListenerApi, 'delay' | 'dispatch' | 'getState'>;

/** An order that the server does not list counts as one that still waits for its payment. */
function toStanding(result: LookupResult<Order>): OrderStanding {
  if (result.kind !== 'found') return { kind: result.kind === 'none' ? 'waiting' : 'unknown' };
  const { status } = result.value;
  return orderStatusKind(status) === 'pending' ? { kind: 'waiting' } : { kind: 'movedOn', status };
}

/**
 * The phone or email to track an order with: what this page knows, else the account's email, so that one order is asked
 * for and not the whole list; '' where it cannot be found out.
 */
async function findContact({ dispatch, getState }: LookupApi, orderId: string): Promise<string> {
  const known = selectOrderContact(getState(), orderId);
  if (known !== '') return known;
  const account = await dispatch(
    storefrontApi.endpoints.getAccountInfo.initiate(undefined, { subscribe: false }),
  );
  return account.data?.email ?? '';
}

export async function pollStanding(api: LookupApi, orderId: string): Promise<OrderStanding> {
  const contactInfo = await findContact(api, orderId);
  return toStanding(await api.dispatch(loadOrder({ orderId, contactInfo })));
}

/**
 * Looks an order up, up to `attempts` times where the server may not have finished a payment yet, and no more after as long
 * as a request may take.
 */
export async function lookUpStanding(
  { dispatch, getState, delay }: LookupApi,
  orderId: string,
  attempts = 1,
): Promise<OrderStanding> {
  const wanted = { orderId, contactInfo: selectOrderContact(getState(), orderId) };
  const end = Date.now() + REQUEST_TIMEOUT;
  let standing = toStanding(await dispatch(loadOrder(wanted)));
  for (let attempt = 1; attempt < attempts && standing.kind !== 'movedOn' && Date.now() < end; attempt += 1) {
    await delay(LOOKUP_INTERVAL);
    standing = toStanding(await dispatch(loadOrder(wanted)));
  }
  return standing;
}

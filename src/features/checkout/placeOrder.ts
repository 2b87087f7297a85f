import { isApiError, isRefusal, refusalReason } from '../../api/apiError';
import type { Order } from '../../api/models/types';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppListenerApi, RootState } from '../../app/types';
import { REQUEST_TIMEOUT } from '../../lib/constants';
import { orderStatusKind } from '../../lib/orderStatus';
import { isSameAddress } from '../../lib/shippingAddress';
import { selectLastPurchase } from '../cart';
import { toastShown } from '../notifications';
import {
  duplicateFound,
  orderMissing,
  orderPlaced,
  orderRefused,
  orderSent,
  orderUnconfirmed,
  selectClaimedOrders,
  selectDuplicate,
  selectPurchase,
  selectUnresolved,
} from './checkoutSlice';
import { underTabLock } from './checkoutStorage';
import { checkoutTexts } from './checkoutTexts';
import { loadOrders, LOOKUP_INTERVAL, type LookupResult } from './orderLookupThunks';
import { findOrderOf } from './orderMatch';
import { toOrderProducts, type Purchase } from './purchase';

/** Name of the lock under which orders are placed and looked up: one tab at a time. */
const LOCK = 'checkout';
/** How often the orders are looked up after a request of this page has ended without an answer. */
const LOOKUPS = 3;

/** Until when the request of a purchase that was sent before may be on its way. */
function timeoutOf({ sentAt }: Purchase): number {
  return Math.min(sentAt, Date.now()) + REQUEST_TIMEOUT;
}

/** The order of a purchase, known meanwhile or among orders that were just loaded; null for none. */
function findOrder(state: RootState, { id }: Purchase, found: readonly Order[]) {
  const { orders } = state.checkout;
  const record = selectPurchase(state, id);
  if (record === undefined || orders === null) return null;
  if (record.orderId !== '') return { orderId: record.orderId, isCertain: true, isNew: true };
  return findOrderOf(found, record, selectClaimedOrders(state, id), orders);
}

/** Recognises the orders of unanswered requests in a list that was loaded for another reason, such as the orders page. */
export function recogniseOrders({ dispatch, getState }: AppListenerApi, found: readonly Order[]): void {
  const unresolved = selectUnresolved(getState());
  // What is being placed finds its own order first.
  if (unresolved.some(({ phase }) => phase === 'placing')) return;
  for (const record of unresolved) {
    const match = findOrder(getState(), record, found);
    if (match?.isCertain !== true) continue;
    const { orderId } = match;
    const isPaid = found.some(({ id, status }) => id === orderId && orderStatusKind(status) !== 'pending');
    dispatch(orderPlaced({ id: record.id, orderId, isPaid }));
  }
}

/**
 * An order is about to be paid: recognises the unanswered request that has made it, also where the store names its items
 * otherwise, if it did not exist before that request and may be the order of no other one.
 */
export function recogniseOrderToPay(api: AppListenerApi, orderId: string): void {
  const { dispatch, getState } = api;
  const orders = storefrontApi.endpoints.listOrders.select(undefined)(getState());
  const order = orders.data?.find(({ id }) => id === orderId);
  if (order === undefined) return;
  recogniseOrders(api, [order]);
  const [record, ...others] = selectUnresolved(getState()).filter(
    (each) => findOrder(getState(), each, [order])?.isNew,
  );
  if (record !== undefined && others.length === 0) dispatch(orderPlaced({ id: record.id, orderId }));
}

/** Looks up the number of a purchase's order, until a time in milliseconds since 1970, and at most `looks` times. */
async function resolve(
  { delay, dispatch, getState }: AppListenerApi,
  record: Purchase,
  until: number,
  // A bound also where this device's clock is set back.
  looks = Math.ceil((2 * REQUEST_TIMEOUT) / LOOKUP_INTERVAL),
): Promise<LookupResult<string>> {
  if (record.orderId !== '') return { kind: 'found', value: record.orderId };
  for (let look = 1; ; look += 1) {
    const orders = await dispatch(loadOrders());
    const match = orders && findOrder(getState(), record, orders);
    const isGone = selectPurchase(getState(), record.id) === undefined;
    // The session may have ended meanwhile, and the record with it.
    if (isGone || match?.isCertain === false) return { kind: 'unknown' };
    if (match) return { kind: 'found', value: match.orderId };
    if (look >= looks || Date.now() >= until) return { kind: orders === null ? 'unknown' : 'none' };
    await delay(LOOKUP_INTERVAL);
  }
}

/**
 * If the same cart was sent before, in this tab or another one, the checkout continues with that purchase; also where
 * another tab has ordered out of this cart while this one waited for the lock. False where it was not, or led to no order:
 * this purchase is to be sent.
 */
async function continueEarlier(api: AppListenerApi, mine: Purchase): Promise<boolean> {
  const { dispatch, getState } = api;
  const last = selectLastPurchase(getState());
  const isOrderedFrom = last !== '' && last !== mine.after;
  const ordered = selectPurchase(getState(), last);
  if (isOrderedFrom && ordered === undefined) {
    // Another tab could not store what it has ordered out of this cart.
    dispatch(duplicateFound({ id: mine.id, of: last }));
    dispatch(orderUnconfirmed({ id: last }));
    return true;
  }
  const isShared = ordered?.lines.some(({ id }) => mine.lines.some((line) => line.id === id));
  const earlier = isOrderedFrom && isShared ? ordered : selectDuplicate(getState(), mine);
  if (earlier === undefined) return false;
  const { id } = earlier;
  // As long as another request may take: the store may still be making the order of one that was given up.
  const until = Math.min(Date.now(), timeoutOf(earlier)) + REQUEST_TIMEOUT;
  const resolution = await resolve(api, earlier, until);
  if (resolution.kind === 'none') {
    dispatch(orderRefused({ id, reason: '' }));
    return false;
  }
  dispatch(duplicateFound({ id: mine.id, of: id }));
  if (resolution.kind !== 'found') {
    dispatch(orderUnconfirmed({ id }));
    return true;
  }
  dispatch(orderPlaced({ id, orderId: resolution.value }));
  const { address, orderId } = earlier;
  // Of one whose order was known before, the address is not kept.
  if (orderId === '' && !isSameAddress(address, mine.address))
    dispatch(toastShown({ variant: 'info', ...checkoutTexts.goesTo(address), isForNextPage: true }));
  return true;
}

/** Looks up the order of an unanswered request, and dispatches the result. */
async function lookUpOutcome(api: AppListenerApi, id: string, isOld: boolean): Promise<void> {
  const { dispatch, getState } = api;
  const record = selectPurchase(getState(), id);
  if (record === undefined) return;
  const resolution = await (isOld
    ? resolve(api, record, timeoutOf(record))
    : resolve(api, record, Date.now() + REQUEST_TIMEOUT, LOOKUPS));
  if (selectPurchase(getState(), id) === undefined) return;
  if (resolution.kind === 'found') dispatch(orderPlaced({ id, orderId: resolution.value }));
  // The store may still be making what was sent just now.
  else if (resolution.kind === 'none' && isOld) dispatch(orderMissing({ id }));
  else dispatch(orderUnconfirmed({ id }));
}

/** Sends a purchase, and dispatches what became of it. */
async function send(api: AppListenerApi, { id, lines, address }: Purchase): Promise<void> {
  const { dispatch, getState } = api;
  // A listener stores the record before this returns.
  dispatch(orderSent({ id, at: Date.now(), after: selectLastPurchase(getState()) }));
  const request = { products: toOrderProducts(lines), shippingAddress: address };
  const { data, error } = await dispatch(
    storefrontApi.endpoints.createOrder.initiate({ createOrderRequestDto: request }, { track: false }),
  );
  if (selectPurchase(getState(), id) === undefined) return;
  if (error === undefined && data !== '') dispatch(orderPlaced({ id, orderId: data }));
  else if (isApiError(error) && isRefusal(error))
    dispatch(orderRefused({ id, reason: refusalReason(error) }));
  else await lookUpOutcome(api, id, false);
}

/** Places the order of a submitted purchase, unless the same cart was sent before. */
export async function placeOrder(api: AppListenerApi, id: string): Promise<void> {
  await underTabLock(api, LOCK, async () => {
    const mine = selectPurchase(api.getState(), id);
    if (mine === undefined || (await continueEarlier(api, mine))) return false;
    if (selectPurchase(api.getState(), id) === undefined) return false;
    await send(api, mine);
    return true;
  });
}

/** Looks up the orders of unanswered requests of earlier visits and other tabs. */
export async function resolveEarlier(api: AppListenerApi): Promise<void> {
  for (const { id } of selectUnresolved(api.getState())) {
    // A tab that is still placing it holds the lock.
    await underTabLock(api, LOCK, async () => {
      const isOpen = selectUnresolved(api.getState()).some((record) => record.id === id);
      if (isOpen) await lookUpOutcome(api, id, true);
      return false;
    });
  }
}

import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import { isApiError, isRefusal } from '../../api/apiError';
import type { Order } from '../../api/models/types';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppDispatch, Environment, RootState } from '../../app/types';
import type { LockedRun } from '../../browser/tabLock';
import { selectLastPurchase } from '../cart';
import {
  duplicateFound,
  orderMissing,
  orderPlaced,
  orderRefused,
  orderSent,
  orderUnconfirmed,
  selectClaimedOrders,
  selectPurchase,
  selectDuplicate,
  selectUnresolved,
} from './checkoutSlice';
import { loadOrders, searchOrders } from './orderLookupThunks';
import { findOrderOf } from './orderMatch';
import { toOrderProducts, isSamePurchase, toPurchaseLines } from './purchase';
import type { Purchase } from './purchase';
import { readPurchases, underPurchaseLock, writeLedger } from './checkoutStorage';

type PurchaseApi = Pick<
  ListenerEffectAPI<RootState, AppDispatch, Environment>,
  'condition' | 'delay' | 'dispatch' | 'extra' | 'getState'
>;

/** How often the orders are looked up for an unanswered request of now, and for one of an earlier visit. */
const LOOKUPS = { afterSending: 3, earlier: 1 } as const;
/** Without Web Locks: how long a tab waits for storage events of tabs that place the same order, in milliseconds. */
const STORAGE_EVENT_DELAY = 600;
/** How long to wait for the record of another tab, in milliseconds. */
const STORAGE_TIMEOUT = 2000;
/** Without Web Locks: how long to wait for the outcome of another tab's order, in milliseconds. */
const OTHER_TAB_TIMEOUT = 30_000;

/** The result of looking up the order of a purchase. */
type Resolution = 'placed' | 'missing' | 'unknown';

/** Looks up the order of a purchase, and dispatches orderPlaced where it is found. */
async function resolve(api: PurchaseApi, record: Purchase, lookups: number): Promise<Resolution> {
  const { delay, dispatch, getState } = api;
  const { id } = record;
  const find = (orders: readonly Order[]) => findOrderOf(orders, record, selectClaimedOrders(getState(), id));
  const finding = await dispatch(searchOrders({ find, attempts: lookups, delay }));
  // The session may have ended meanwhile, and the record with it.
  // Stryker disable next-line ConditionalExpression,StringLiteral: Orders that are answered after the session has ended count as not loaded already.
  if (selectPurchase(getState(), id) === undefined) return 'unknown';
  // Stryker disable next-line StringLiteral: Whatever is neither placed nor missing is unknown.
  if (finding.kind !== 'found') return finding.kind === 'none' ? 'missing' : 'unknown';
  // Stryker disable next-line StringLiteral: Whatever is neither placed nor missing is unknown.
  if (!finding.value.isCertain) return 'unknown';
  dispatch(orderPlaced({ id, orderId: finding.value.orderId }));
  return 'placed';
}

/**
 * If the same cart was submitted before, in this tab or another one, the checkout continues with that purchase. False
 * where there is none, and this purchase is to be sent.
 */
async function continueDuplicate(api: PurchaseApi, mine: Purchase, isExclusive: boolean): Promise<boolean> {
  const { condition, dispatch, getState } = api;
  const duplicate = selectDuplicate(getState(), mine, isExclusive);
  if (duplicate === undefined) return false;
  if (!isExclusive && duplicate.phase === 'placing') {
    dispatch(duplicateFound({ id: mine.id, of: duplicate.id }));
    await condition(
      (_, state) => selectPurchase(state, duplicate.id)?.phase !== 'placing',
      OTHER_TAB_TIMEOUT,
    );
  } else {
    // Stryker disable next-line StringLiteral: Only a missing order is told from the others here.
    const resolution = duplicate.orderId !== '' ? 'placed' : await resolve(api, duplicate, LOOKUPS.earlier);
    if (resolution === 'missing') {
      dispatch(orderRefused({ id: duplicate.id }));
      return false;
    }
    dispatch(duplicateFound({ id: mine.id, of: duplicate.id }));
  }
  reportOutcome(api, duplicate.id);
  // Stryker disable next-line BooleanLiteral: The purchase has given way to the other one, or ended with its session, and a purchase that is not being placed is not sent.
  return true;
}

/** Dispatches the present outcome of the purchase that was submitted first. */
function reportOutcome({ dispatch, getState }: PurchaseApi, id: string): void {
  const duplicate = selectPurchase(getState(), id);
  // The session has ended.
  if (duplicate === undefined) return;
  if (duplicate.orderId !== '') dispatch(orderPlaced({ id, orderId: duplicate.orderId }));
  else if (duplicate.phase === 'settled') dispatch(orderRefused({ id }));
  else dispatch(orderUnconfirmed({ id }));
}

/**
 * If another tab has just placed the same order (a pending one that did not exist when this purchase was submitted), the
 * checkout continues with it. Its record may not be readable yet: storage can be updated later than the lock is granted.
 */
async function continueOtherTab(
  api: PurchaseApi,
  mine: Purchase,
  orders: readonly Order[],
): Promise<boolean> {
  const { condition, dispatch, getState } = api;
  const match =
    mine.knownOrderIds === null ? null : findOrderOf(orders, mine, selectClaimedOrders(getState(), mine.id));
  if (match === null) return false;
  const { orderId } = match;
  const other = () => getState().checkout.records.find((record) => record.orderId === orderId);
  // The other tab's record removes the lines from the cart.
  // Stryker disable next-line ConditionalExpression,EqualityOperator: The same happens at the timeout, and tests do not measure time.
  await condition(() => other() !== undefined, STORAGE_TIMEOUT);
  const { id } = other() ?? mine;
  // Stryker disable next-line BooleanLiteral: A purchase whose session has ended is not sent.
  if (selectPurchase(getState(), mine.id) === undefined) return true;
  if (id !== mine.id) dispatch(duplicateFound({ id: mine.id, of: id }));
  dispatch(orderPlaced({ id, orderId }));
  // Stryker disable next-line BooleanLiteral: The purchase has given way to the other one, or ended with its session, and a purchase that is not being placed is not sent.
  return true;
}

/** Sends a purchase, unless the same one was sent already. Called under the lock. */
export async function placeOrder(api: PurchaseApi, id: string, { isExclusive }: LockedRun): Promise<void> {
  const { delay, dispatch, getState } = api;
  if (!isExclusive) {
    await delay(STORAGE_EVENT_DELAY);
    readPurchases(api);
  }
  const mine = selectPurchase(getState(), id);
  if (mine?.phase !== 'placing' || (await continueDuplicate(api, mine, isExclusive))) return;
  // The orders before the request, in case it stays unanswered.
  const orders = await dispatch(loadOrders());
  if (selectPurchase(getState(), id)?.phase !== 'placing') return;
  // Without a lock for all tabs, the record of another tab may have been stored meanwhile.
  readPurchases(api);
  if (!isExclusive && (await continueDuplicate(api, mine, false))) return;
  if (await continueOtherTab(api, mine, orders ?? [])) return;
  dispatch(orderSent({ id, at: Date.now(), knownOrderIds: getState().checkout.pendingOrderIds }));
  await writeLedger(api);
  if (selectPurchase(getState(), id) === undefined) return;
  const request = { products: toOrderProducts(mine.lines), shippingAddress: mine.address };
  const answer = await dispatch(
    storefrontApi.endpoints.createOrder.initiate({ createOrderRequestDto: request }, { track: false }),
  );
  if (selectPurchase(getState(), id) === undefined) return;
  if (answer.error === undefined && answer.data !== '') {
    dispatch(orderPlaced({ id, orderId: answer.data }));
  } else if (isApiError(answer.error) && isRefusal(answer.error)) {
    dispatch(orderRefused({ id }));
  } else {
    await lookUpOutcome(api, id, false);
  }
}

/** Looks up the order of an unanswered request, and dispatches the result. */
async function lookUpOutcome(api: PurchaseApi, id: string, isOld: boolean): Promise<void> {
  const { dispatch, getState } = api;
  const record = selectPurchase(getState(), id);
  if (record === undefined) return;
  const resolution = await resolve(api, record, isOld ? LOOKUPS.earlier : LOOKUPS.afterSending);
  if (selectPurchase(getState(), id) === undefined || resolution === 'placed') return;
  if (resolution === 'missing') dispatch(orderMissing({ id, isOld }));
  else dispatch(orderUnconfirmed({ id }));
}

/** Whether the cart still contains what a purchase has sent. */
export function isOfCart(state: RootState, record: Purchase): boolean {
  const { lines } = state.cart;
  return isSamePurchase(record, {
    ...record,
    lines: toPurchaseLines(lines),
    after: selectLastPurchase(state),
  });
}

/** Looks up the orders of unanswered requests of earlier visits and other tabs. */
export async function resolveEarlier(api: PurchaseApi): Promise<void> {
  const { dispatch, getState } = api;
  for (const { id } of selectUnresolved(getState())) {
    // A tab that is still placing it holds the lock.
    await underPurchaseLock(api, async ({ isExclusive }) => {
      const record = selectPurchase(getState(), id);
      const isOver = record?.phase === 'unsure' || (record?.phase === 'placing' && isExclusive);
      if (record === undefined || !isOver) return;
      if (record.sentAt === 0) {
        // Its tab was closed while it waited for the lock.
        dispatch(orderRefused({ id }));
        return;
      }
      await lookUpOutcome(api, id, true);
    });
  }
}

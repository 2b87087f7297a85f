import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import { matchPath } from 'react-router-dom';
import { isApiError, isRefusal } from '../../api/apiError';
import type { Order } from '../../api/models/types';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppDispatch, AppStartListening, OutsideWorld, RootState } from '../../app/types';
import { paths } from '../../lib/routes';
import type { LockedRun } from '../../lib/tabLock';
import { selectLastPurchase } from '../cart/cartSelectors';
import { linesOrdered } from '../cart/cartSlice';
import { loadOrders, searchOrders } from './orderLookupThunks';
import { findOrderOf } from './orderMatch';
import { toOrderProducts } from './orderProducts';
import type { Purchase } from './purchase';
import { isSamePurchase, toPurchaseLines } from './purchase';
import { selectClaimedOrders, selectPurchase, selectTwin, selectUnresolved } from './purchaseSelectors';
import {
  checkoutOpened,
  duplicateFound,
  orderMissing,
  orderPlaced,
  orderRefused,
  orderSent,
  orderUnconfirmed,
  resolutionStarted,
  submitted,
} from './purchaseSlice';
import { readPurchases } from './purchaseStorage';

type PurchaseApi = Pick<
  ListenerEffectAPI<RootState, AppDispatch, OutsideWorld>,
  'condition' | 'delay' | 'dispatch' | 'extra' | 'getState'
>;

/** Name of the lock under which orders are placed: one tab at a time. */
const LOCK = 'checkout';
/** How often the orders are looked through after an order without an answer, and for one of an earlier visit. */
const LOOKS = { afterSending: 3, earlier: 1 } as const;
/** Without locks: how long a tab waits to hear of another one that does the same, in milliseconds. */
const HEARING_TIME = 600;
/** How long a record of another tab may take to be known in this one, in milliseconds. */
const STORAGE_TIMEOUT = 2000;
/** Without locks: how long a tab waits for what becomes of another tab's order, in milliseconds. */
const OTHER_TAB_TIMEOUT = 30_000;

/** What the orders say of a purchase that was sent. */
type Resolution = 'placed' | 'missing' | 'unknown';

/** Looks for the order that a purchase has become, and notes it where there is one. */
async function resolve(api: PurchaseApi, { id }: Purchase, looks: number): Promise<Resolution> {
  const { delay, dispatch, getState } = api;
  const record = selectPurchase(getState(), id);
  if (record === undefined || record.sentAt === 0) return 'missing';
  const find = (orders: readonly Order[]) => findOrderOf(orders, record, selectClaimedOrders(getState(), id));
  const finding = await dispatch(searchOrders({ find, attempts: looks, delay }));
  // The session may have ended meanwhile, and the record with it.
  if (selectPurchase(getState(), id) === undefined) return 'unknown';
  if (finding.kind !== 'found') return finding.kind === 'none' ? 'missing' : 'unknown';
  if (!finding.value.isCertain) return 'unknown';
  dispatch(orderPlaced({ id, orderId: finding.value.orderId }));
  return 'placed';
}

/**
 * What becomes of a purchase whose cart was submitted before, in this tab or another one. True where this one is
 * done with: the other one is gone on with, or nobody knows yet what became of it.
 */
async function isDuplicate(api: PurchaseApi, mine: Purchase, isExclusive: boolean): Promise<boolean> {
  const { condition, dispatch, getState } = api;
  const twin = selectTwin(getState(), mine, isExclusive);
  if (twin === undefined) return false;
  if (!isExclusive && twin.phase === 'placing') {
    dispatch(duplicateFound({ id: mine.id, of: twin.id }));
    await condition((_, state) => selectPurchase(state, twin.id)?.phase !== 'placing', OTHER_TAB_TIMEOUT);
  } else {
    const resolution = twin.orderId !== '' ? 'placed' : await resolve(api, twin, LOOKS.earlier);
    if (resolution === 'missing') {
      dispatch(orderRefused({ id: twin.id }));
      return false;
    }
    dispatch(duplicateFound({ id: mine.id, of: twin.id }));
  }
  followTwin(api, twin.id);
  return true;
}

/** Goes on as the purchase that was submitted first stands now. */
function followTwin({ dispatch, getState }: PurchaseApi, id: string): void {
  const twin = selectPurchase(getState(), id);
  // The session has ended.
  if (twin === undefined) return;
  if (twin.orderId !== '') dispatch(orderPlaced({ id, orderId: twin.orderId }));
  else if (twin.phase === 'settled') dispatch(orderRefused({ id }));
  else dispatch(orderUnconfirmed({ id }));
}

/**
 * Whether another tab has just placed the same order: it waits for its payment, and was not there when this purchase
 * was submitted. Browsers tell tabs of each other's storage later than they hand over a lock.
 */
async function isOrderedElsewhere(
  api: PurchaseApi,
  mine: Purchase,
  orders: readonly Order[],
): Promise<boolean> {
  const { condition, dispatch, getState } = api;
  const match =
    mine.knownOrderIds === null ? null : findOrderOf(orders, mine, selectClaimedOrders(getState(), mine.id));
  if (match === null) return false;
  const { orderId } = match;
  const other = () => getState().purchase.records.find((record) => record.orderId === orderId);
  // Its record takes the lines out of the cart, and soon is known here too.
  await condition(() => other() !== undefined, STORAGE_TIMEOUT);
  const { id } = other() ?? mine;
  if (selectPurchase(getState(), mine.id) === undefined) return true;
  if (id !== mine.id) dispatch(duplicateFound({ id: mine.id, of: id }));
  dispatch(orderPlaced({ id, orderId }));
  return true;
}

/** Sends a purchase once, unless the same one was sent already. For the tab that holds the lock. */
async function place(api: PurchaseApi, id: string, { isExclusive }: LockedRun): Promise<void> {
  const { delay, dispatch, getState } = api;
  if (!isExclusive) await delay(HEARING_TIME);
  readPurchases(api);
  const mine = selectPurchase(getState(), id);
  if (mine?.phase !== 'placing' || (await isDuplicate(api, mine, isExclusive))) return;
  // What there is now is known, should an answer fail to come.
  const orders = await dispatch(loadOrders());
  if (selectPurchase(getState(), id)?.phase !== 'placing') return;
  // Without a lock another tab's record may have come meanwhile.
  readPurchases(api);
  if (!isExclusive && (await isDuplicate(api, mine, false))) return;
  if (await isOrderedElsewhere(api, mine, orders ?? [])) return;
  dispatch(orderSent({ id, at: Date.now(), knownOrderIds: getState().purchase.pendingOrderIds }));
  const request = { products: toOrderProducts(mine.lines), shippingAddress: mine.address };
  const answer = await dispatch(
    storefrontApi.endpoints.createOrder.initiate(
      { createOrderRequestDto: request },
      { fixedCacheKey: 'checkout' },
    ),
  );
  if (selectPurchase(getState(), id) === undefined) return;
  if (answer.error === undefined && answer.data !== '') {
    dispatch(orderPlaced({ id, orderId: answer.data }));
  } else if (isApiError(answer.error) && isRefusal(answer.error)) {
    dispatch(orderRefused({ id }));
  } else {
    await findOut(api, id, false);
  }
}

/** Looks for the order of a purchase without an answer, and says what is known. */
async function findOut(api: PurchaseApi, id: string, isOld: boolean): Promise<void> {
  const { dispatch, getState } = api;
  const record = selectPurchase(getState(), id);
  if (record === undefined) return;
  const resolution = await resolve(api, record, isOld ? LOOKS.earlier : LOOKS.afterSending);
  if (selectPurchase(getState(), id) === undefined || resolution === 'placed') return;
  if (resolution === 'missing') dispatch(orderMissing({ id, isOld }));
  else dispatch(orderUnconfirmed({ id }));
}

/** Whether the cart still holds what a purchase has sent: then the checkout waits for it. */
function isOfCart(state: RootState, record: Purchase): boolean {
  const { lines } = state.cart;
  return isSamePurchase(record, {
    ...record,
    lines: toPurchaseLines(lines),
    after: selectLastPurchase(state),
  });
}

/** Finds out what became of the purchases of earlier visits and other tabs whose answers never came. */
async function resolveEarlier(api: PurchaseApi): Promise<void> {
  const { dispatch, extra, getState } = api;
  for (const { id } of selectUnresolved(getState())) {
    // A tab that is placing it holds the lock until it knows.
    await extra.tabLock.hold(LOCK, async ({ isExclusive }) => {
      readPurchases(api);
      const record = selectPurchase(getState(), id);
      const isOver = record?.phase === 'unsure' || (record?.phase === 'placing' && isExclusive);
      if (record === undefined || !isOver) return;
      if (record.sentAt === 0) {
        // Its tab was closed while it waited for its turn.
        dispatch(orderRefused({ id }));
        return;
      }
      await findOut(api, id, true);
    });
  }
}

/**
 * Places orders, once each (specification, section 4). An order without an answer is looked for among the shopper's
 * orders before anything is called a failure.
 */
export function addPurchaseListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: submitted,
    effect: async ({ payload: { id } }, api) => {
      // Only the event that made the record places an order.
      if (api.getState().purchase.currentId !== id) return;
      await api.extra.tabLock.hold(LOCK, (run) => place(api, id, run));
    },
  });

  startListening({
    actionCreator: checkoutOpened,
    effect: async (_action, api) => {
      const { condition, dispatch, getState } = api;
      if (getState().cart.status === 'loading') await condition((_, { cart }) => cart.status === 'ready');
      const earlier = selectUnresolved(getState());
      // The checkout waits for what the cart's own purchase has become.
      const own = earlier.find((record) => record.sentAt > 0 && isOfCart(getState(), record));
      if (own !== undefined) dispatch(resolutionStarted({ id: own.id }));
      if (earlier.length > 0) await resolveEarlier(api);
      else await dispatch(loadOrders());
    },
  });

  startListening({
    predicate: (_action, current, previous) => current.auth.sessionId !== previous.auth.sessionId,
    effect: async (_action, api) => {
      const { pathname } = api.getState().location.location;
      // The checkout does it when it is opened, and waits for what it finds.
      if (matchPath(paths.checkout, pathname) !== null) return;
      if (selectUnresolved(api.getState()).length > 0) await resolveEarlier(api);
      // They may have been paid elsewhere.
      else if (api.getState().purchase.records.some(({ orderId }) => orderId !== '')) {
        await api.dispatch(loadOrders());
      }
    },
  });

  startListening({
    actionCreator: orderPlaced,
    effect: ({ payload: { id } }, { dispatch, getState }) => {
      const { lines = [] } = selectPurchase(getState(), id) ?? {};
      dispatch(linesOrdered({ purchaseId: id, lines }));
    },
  });
}

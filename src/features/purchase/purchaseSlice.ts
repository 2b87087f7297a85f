import type { PayloadAction } from '@reduxjs/toolkit';
import { createAction, createSlice, nanoid } from '@reduxjs/toolkit';
import type { CartLine, Order } from '../../api/models/types';
import { storefrontApi } from '../../api/storefrontApi';
import { orderStatusKind } from '../../lib/orderStatus';
import type { ShippingAddress } from '../../lib/shippingAddress';
import { blankAddress, isBlankAddress, isSameAddress } from '../../lib/shippingAddress';
import { pendingOrderIds } from './orderMatch';
import type { Purchase } from './purchase';
import { blankPurchase, DRAFT_ID, mergePurchases, toPurchaseLines } from './purchase';
import { isUnpaid } from './isUnpaid';

/** Every purchase of this session, and what this page's checkout does. */
export interface PurchaseState {
  /** Oldest first. */
  readonly records: readonly Purchase[];
  /** The session of the open checkout; '' for none. */
  readonly owner: string;
  /** The purchase that this page's checkout waits for; '' for none. */
  readonly currentId: string;
  /** Numbers of the pending orders as loaded last in this session; null before. */
  readonly pendingOrderIds: readonly string[] | null;
  /** Why the last order of the open checkout was not placed; null where none failed since. */
  readonly failure: 'refused' | 'unconfirmed' | null;
  /** The unpaid order whose notice has been seen; '' for none. */
  readonly noticedOrderId: string;
}

/** Before anything is bought. */
export const noPurchases: PurchaseState = {
  records: [],
  owner: '',
  currentId: '',
  pendingOrderIds: null,
  failure: null,
  noticedOrderId: '',
};

/** The checkout page was opened by the session `owner`. It keeps waiting for an order that is being placed. */
export const checkoutOpened = createAction<{ owner: string }>('purchase/checkoutOpened');

/** The payload of a submission. */
interface SubmittedOrder {
  readonly lines: readonly CartLine[];
  /** As it is sent. */
  readonly address: ShippingAddress;
  /** The id of the last purchase that was removed from the cart; '' for none. */
  readonly after: string;
}

/** The payload of a saved draft. */
interface SavedDraft {
  readonly owner: string;
  /** By this the redaction of traces knows that the address was not sent. */
  readonly phase: 'draft';
  readonly address: ShippingAddress;
}

/** Why an order was not submitted. */
export type RefusalReason = 'cartEmpty' | 'blankFields';

function change(state: PurchaseState, id: string, changes: Partial<Purchase>): PurchaseState {
  const records = state.records.map((record) =>
    record.id === id ? { ...record, ...changes, revision: record.revision + 1 } : record,
  );
  return { ...state, records };
}

/** Ends a purchase: its lines and address are removed. */
function settle(state: PurchaseState, id: string): PurchaseState {
  const { lines, address, knownOrderIds } = blankPurchase(id, 'settled');
  return change(state, id, { phase: 'settled', lines, address, knownOrderIds });
}

/** The order of purchase `id` was not placed: says so where this page's checkout waits for it. */
function fail(state: PurchaseState, id: string, failure: PurchaseState['failure']): PurchaseState {
  return state.currentId === id ? { ...stopWaiting(state, id), failure } : state;
}

/** If the checkout waits for purchase `id`, it now waits for `nextId` instead; '' for none. */
function stopWaiting(state: PurchaseState, id: string, nextId = ''): PurchaseState {
  return state.currentId === id ? { ...state, currentId: nextId } : state;
}

function settleAll(state: PurchaseState, isOver: (record: Purchase) => boolean): PurchaseState {
  return state.records.filter(isOver).reduce((next, { id }) => settle(next, id), state);
}

/** Settles the purchases whose orders are no longer pending. */
function settlePaid(state: PurchaseState, orders: readonly Order[]): PurchaseState {
  const paid = new Set(
    orders.filter(({ status }) => orderStatusKind(status) !== 'pending').map(({ id }) => id),
  );
  return settleAll(state, (record) => isUnpaid(record) && paid.has(record.orderId));
}

const { createOrder, listOrders, trackOrder } = storefrontApi.endpoints;

/**
 * Every purchase of this session, one record each (specification, sections 4 and 5; ruling 28).
 *
 *   draft (the address that is being typed; settled with the order)
 *   --submitted--> placing --orderPlaced--> placed --paymentSent--> paying
 *                   |   ^                    ^ |                      |
 *     orderMissing, |   |                    | '---- paymentAnswered -'
 * orderUnconfirmed  |   '- resolutionStarted | placed, paying --the order no longer waits, noticeDismissed--> settled
 *                   v   |                    |
 *                 unsure ------orderPlaced---'
 *   placing, unsure --orderRefused, duplicateFound--> settled
 *
 * placing: being sent, or waiting for the lock. unsure: sent, but no order was found; the same cart is sent again only
 * after another look-up. All tabs share the records: the version with the higher revision wins. The root reducer drops
 * them with the session.
 */
const purchaseSlice = createSlice({
  name: 'purchase',
  initialState: noPurchases,
  reducers: {
    /** The stored records were read: at the start, at sign-in, or after another tab has written them. */
    purchasesRead: (state, { payload }: PayloadAction<readonly Purchase[]>) => ({
      ...state,
      records: mergePurchases(state.records, payload),
    }),
    /** The address typed so far; ignored if it comes from the form of an earlier session. Traces hide its texts. */
    draftSaved: (state, { payload }: PayloadAction<SavedDraft>) => {
      const { owner, phase, address } = payload;
      const current = state.records.find(({ id }) => id === state.currentId);
      const isPlaced = current !== undefined && current.phase !== 'placing';
      if (owner === '' || owner !== state.owner || isPlaced) return state;
      const draft = state.records.find(({ id }) => id === DRAFT_ID);
      if (draft?.phase !== 'draft' && isBlankAddress(address)) return state;
      if (draft === undefined) {
        const created = { ...blankPurchase(DRAFT_ID, phase), address };
        return { ...state, records: [created, ...state.records] };
      }
      if (isSameAddress(draft.address, address)) return state;
      return change(state, DRAFT_ID, { phase, address });
    },
    /** The form was submitted. Ignored while an order is being placed. */
    submitted: {
      prepare: ({ lines, address, after }: SubmittedOrder) => ({
        // Of two tabs' purchases the one that was submitted first has the smaller id.
        payload: { id: `${Date.now()}-${nanoid()}`, lines: toPurchaseLines(lines), address, after },
      }),
      reducer: (state, { payload }: PayloadAction<Pick<Purchase, 'id' | 'lines' | 'address' | 'after'>>) => {
        const current = state.records.find(({ id }) => id === state.currentId);
        if (current?.phase === 'placing') return state;
        const record: Purchase = {
          ...blankPurchase(payload.id, 'placing'),
          ...payload,
          knownOrderIds: state.pendingOrderIds,
        };
        return { ...state, failure: null, currentId: payload.id, records: [...state.records, record] };
      },
    },
    /** The request is about to be sent: from now on an order may exist. */
    orderSent: (
      state,
      { payload }: PayloadAction<{ id: string; at: number; knownOrderIds: readonly string[] | null }>,
    ) => change(state, payload.id, { sentAt: payload.at, knownOrderIds: payload.knownOrderIds }),
    /** The order of an earlier purchase is being looked up, and the checkout waits for it. */
    resolutionStarted: (state, { payload }: PayloadAction<{ id: string }>) => ({
      ...change(state, payload.id, { phase: 'placing' }),
      currentId: payload.id,
    }),
    /** The order exists: by the server's answer, or found among the shopper's orders. */
    orderPlaced: (state, { payload }: PayloadAction<{ id: string; orderId: string }>) => {
      const { phone } = state.records.find(({ id }) => id === payload.id)?.address ?? blankAddress;
      // Only the phone is still needed, to track the order.
      const address = { ...blankAddress, phone };
      const next = change(state, payload.id, { phase: 'placed', orderId: payload.orderId, address });
      return settle(next, DRAFT_ID);
    },
    /** The same purchase was submitted in another tab: this page waits for that one. */
    duplicateFound: (state, { payload }: PayloadAction<{ id: string; of: string }>) =>
      stopWaiting(settle(state, payload.id), payload.id, payload.of),
    /** The server has refused the order, or the request was never sent. */
    orderRefused: (state, { payload }: PayloadAction<{ id: string }>) =>
      fail(settle(state, payload.id), payload.id, 'refused'),
    /** The order of an unanswered request was not found among the shopper's orders. */
    orderMissing: (state, { payload }: PayloadAction<{ id: string; isOld: boolean }>) =>
      fail(change(state, payload.id, { phase: 'unsure' }), payload.id, payload.isOld ? null : 'refused'),
    /** It could not be found out whether the order of an unanswered request exists. */
    orderUnconfirmed: (state, { payload }: PayloadAction<{ id: string }>) =>
      fail(change(state, payload.id, { phase: 'unsure' }), payload.id, 'unconfirmed'),
    /** The form was submitted with something missing. */
    submitRefused: (state, _action: PayloadAction<{ reason: RefusalReason }>) => state,
    /** A payment of an order is being sent. */
    paymentSent: {
      prepare: (orderId: string) => ({ payload: { orderId, id: nanoid() } }),
      reducer: (state, { payload: { orderId, id } }: PayloadAction<{ orderId: string; id: string }>) => {
        const known = state.records.findLast((record) => record.orderId === orderId);
        if (known !== undefined) return change(state, known.id, { phase: 'paying' });
        return { ...state, records: [...state.records, { ...blankPurchase(id, 'paying'), orderId }] };
      },
    },
    /** The payment was answered: the order is settled when its status changes. */
    paymentAnswered: (state, { payload: { orderId } }: PayloadAction<{ orderId: string }>) => {
      const known = state.records.find((record) => record.orderId === orderId && record.phase === 'paying');
      return known === undefined ? state : change(state, known.id, { phase: 'placed' });
    },
    /** The notice of an unpaid order was shown on a page that was left: from now on a small mark is enough. */
    noticeSeen: (state, { payload: { orderId } }: PayloadAction<{ orderId: string }>) =>
      state.noticedOrderId === orderId ? state : { ...state, noticedOrderId: orderId },
    /** The notice of an unpaid order was closed. */
    noticeDismissed: (state, { payload: { orderId } }: PayloadAction<{ orderId: string }>) =>
      settleAll(state, (record) => record.orderId === orderId),
  },
  extraReducers: (builder) => {
    builder
      .addCase(checkoutOpened, (state, { payload: { owner } }) => {
        const current = state.records.find(({ id }) => id === state.currentId);
        return current?.phase === 'placing'
          ? { ...state, owner }
          : { ...state, owner, currentId: '', failure: null };
      })
      .addMatcher(listOrders.matchFulfilled, (state, { payload: orders }) => ({
        ...settlePaid(state, orders),
        pendingOrderIds: pendingOrderIds(orders),
      }))
      .addMatcher(trackOrder.matchFulfilled, (state, { payload: order }) =>
        order === null ? state : settlePaid(state, [order]),
      )
      .addMatcher(createOrder.matchFulfilled, (state, { payload: orderId }) =>
        orderId === '' || state.pendingOrderIds === null
          ? state
          : { ...state, pendingOrderIds: [...state.pendingOrderIds, orderId] },
      );
  },
});

export const purchaseActions = { ...purchaseSlice.actions, checkoutOpened };
export const {
  purchasesRead,
  draftSaved,
  submitted,
  orderSent,
  resolutionStarted,
  orderPlaced,
  duplicateFound,
  orderRefused,
  orderMissing,
  orderUnconfirmed,
  submitRefused,
  paymentSent,
  paymentAnswered,
  noticeSeen,
  noticeDismissed,
} = purchaseActions;
export const purchaseReducer = purchaseSlice.reducer;

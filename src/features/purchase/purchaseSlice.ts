import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { CartLine, Order } from '../../api/models/types';
import { storefrontApi } from '../../api/storefrontApi';
import { orderStatusKind } from '../../lib/orderStatus';
import type { ShippingAddress } from '../../lib/shippingAddress';
import { blankAddress, isBlankAddress, isSameAddress } from '../../lib/shippingAddress';
import { pendingOrderIds } from './orderMatch';
import type { Purchase } from './purchase';
import { blankPurchase, DRAFT_ID, isUnpaid, mergePurchases, toPurchaseLines } from './purchase';

/**
 * Every purchase of this session, one record each (specification, sections 4 and 5; ruling 28).
 *
 *   draft (the address that is being typed; ends with an order)
 *   --submitted--> placing --orderPlaced--> placed --paymentSent--> paying
 *                   |   ^                    ^ |                      |
 *     orderMissing, |   |                    | '---- paymentAnswered -'
 * orderUnconfirmed  |   '- resolutionStarted | placed, paying --the order no longer waits, noticeDismissed--> settled
 *                   v   |                    |
 *                 unsure ------orderPlaced---'
 *   placing, unsure --orderRefused, duplicateFound--> settled
 *
 * placing: it is sent, or waits for its turn. unsure: it was sent, and no order was found yet; the same cart is
 * sent again only after another look. Records are shared by all tabs: the version with more revisions counts. The
 * root reducer drops them all with the session.
 */
interface PurchaseState {
  /** Oldest first. */
  readonly records: readonly Purchase[];
  /** The session whose checkout is open; '' for none. */
  readonly owner: string;
  /** The purchase that this page's checkout waits for; '' for none. */
  readonly currentId: string;
  /** Numbers of the orders that wait for a payment, as last seen in this session; null while nobody has looked. */
  readonly pendingOrderIds: readonly string[] | null;
}

const initialState: PurchaseState = { records: [], owner: '', currentId: '', pendingOrderIds: null };

/** What the checkout submits. */
interface SubmittedOrder {
  readonly lines: readonly CartLine[];
  /** The address as it is sent. */
  readonly address: ShippingAddress;
  /** The last purchase whose lines had left the cart before; '' for none. */
  readonly after: string;
}

/** Why an order was not submitted. */
export type RefusalReason = 'cartEmpty' | 'blankFields';

function change(state: PurchaseState, id: string, changes: Partial<Purchase>): PurchaseState {
  const records = state.records.map((record) =>
    record.id === id ? { ...record, ...changes, revision: record.revision + 1 } : record,
  );
  return { ...state, records };
}

/** The record of a purchase that is over: what was bought, and where it was sent, is nobody's business any more. */
function settle(state: PurchaseState, id: string): PurchaseState {
  const { lines, address, knownOrderIds } = blankPurchase(id, 'settled');
  return change(state, id, { phase: 'settled', lines, address, knownOrderIds });
}

/** The checkout waits for this purchase no longer, but for the next one; '' for none. */
function leave(state: PurchaseState, id: string, nextId = ''): PurchaseState {
  return state.currentId === id ? { ...state, currentId: nextId } : state;
}

function settleAll(state: PurchaseState, isOver: (record: Purchase) => boolean): PurchaseState {
  return state.records.filter(isOver).reduce((next, { id }) => settle(next, id), state);
}

/** Settles the purchases whose orders are seen to wait for a payment no longer. */
function settleMovedOn(state: PurchaseState, orders: readonly Order[]): PurchaseState {
  const movedOn = new Set(
    orders.filter(({ status }) => orderStatusKind(status) !== 'pending').map(({ id }) => id),
  );
  return settleAll(state, (record) => isUnpaid(record) && movedOn.has(record.orderId));
}

const { createOrder, listOrders, trackOrder } = storefrontApi.endpoints;

const purchaseSlice = createSlice({
  name: 'purchase',
  initialState,
  reducers: {
    /** The stored records have been read: at the start, at sign-in, or because another tab wrote them. */
    purchasesRead: (state, { payload }: PayloadAction<readonly Purchase[]>) => ({
      ...state,
      records: mergePurchases(state.records, payload),
    }),
    /** The checkout page was opened. An order that is on its way stays the one that it waits for. */
    checkoutOpened: (state, { payload: { owner } }: PayloadAction<{ owner: string }>) => {
      const current = state.records.find(({ id }) => id === state.currentId);
      return current?.phase === 'placing' ? { ...state, owner } : { ...state, owner, currentId: '' };
    },
    /** What the shopper has typed of the address so far; from a form of an earlier session it comes too late. */
    draftSaved: (state, { payload }: PayloadAction<{ owner: string; address: ShippingAddress }>) => {
      const { owner, address } = payload;
      const current = state.records.find(({ id }) => id === state.currentId);
      const isPlaced = current !== undefined && current.phase !== 'placing';
      if (owner === '' || owner !== state.owner || isPlaced) return state;
      const draft = state.records.find(({ id }) => id === DRAFT_ID);
      if (draft?.phase !== 'draft' && isBlankAddress(address)) return state;
      if (draft === undefined) {
        const created = { ...blankPurchase(DRAFT_ID, 'draft'), address };
        return { ...state, records: [created, ...state.records] };
      }
      if (draft.phase === 'draft' && isSameAddress(draft.address, address)) return state;
      return change(state, DRAFT_ID, { phase: 'draft', address });
    },
    /** The shopper placed the order. One at a time: a second click changes nothing. */
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
        return { ...state, currentId: payload.id, records: [...state.records, record] };
      },
    },
    /** The request is about to leave. From now on nobody knows whether there is an order until somebody looks. */
    orderSent: (
      state,
      { payload }: PayloadAction<{ id: string; at: number; knownOrderIds: readonly string[] | null }>,
    ) => change(state, payload.id, { sentAt: payload.at, knownOrderIds: payload.knownOrderIds }),
    /** The order of a purchase that was sent earlier is looked for, and the checkout waits for it. */
    resolutionStarted: (state, { payload }: PayloadAction<{ id: string }>) => ({
      ...change(state, payload.id, { phase: 'placing' }),
      currentId: payload.id,
    }),
    /** The order exists: the server said so, or it was found among the shopper's orders. */
    orderPlaced: (state, { payload }: PayloadAction<{ id: string; orderId: string }>) => {
      const known = state.records.find(({ id }) => id === payload.id);
      // The store knows where the order goes; the phone is what it knows the shopper by.
      const address = { ...blankAddress, phone: known?.address.phone ?? '' };
      const next = change(state, payload.id, { phase: 'placed', orderId: payload.orderId, address });
      return settle(next, DRAFT_ID);
    },
    /** The same purchase was submitted in another tab: this page goes on with that one. */
    duplicateFound: (state, { payload }: PayloadAction<{ id: string; of: string }>) =>
      leave(settle(state, payload.id), payload.id, payload.of),
    /** The server has said no, or the request never left: there is no order. */
    orderRefused: (state, { payload }: PayloadAction<{ id: string }>) =>
      leave(settle(state, payload.id), payload.id),
    /** An order without an answer was not found among the shopper's orders. */
    orderMissing: (state, { payload }: PayloadAction<{ id: string; isOld: boolean }>) =>
      leave(change(state, payload.id, { phase: 'unsure' }), payload.id),
    /** Nobody can say whether an order without an answer exists. */
    orderUnconfirmed: (state, { payload }: PayloadAction<{ id: string }>) =>
      leave(change(state, payload.id, { phase: 'unsure' }), payload.id),
    /** The shopper tried to order and something is missing. */
    submitRefused: (state, _action: PayloadAction<{ reason: RefusalReason }>) => state,
    /** A payment of an order is on its way. */
    paymentSent: {
      prepare: (orderId: string) => ({ payload: { orderId, id: nanoid() } }),
      reducer: (state, { payload: { orderId, id } }: PayloadAction<{ orderId: string; id: string }>) => {
        const known = state.records.findLast((record) => record.orderId === orderId);
        if (known !== undefined) return change(state, known.id, { phase: 'paying' });
        return { ...state, records: [...state.records, { ...blankPurchase(id, 'paying'), orderId }] };
      },
    },
    /** It is known what became of the payment that was sent: the order waits for another one, or does not. */
    paymentAnswered: (state, { payload: { orderId } }: PayloadAction<{ orderId: string }>) => {
      const known = state.records.find((record) => record.orderId === orderId && record.phase === 'paying');
      return known === undefined ? state : change(state, known.id, { phase: 'placed' });
    },
    /** The shopper does not want to be reminded of an order. */
    noticeDismissed: (state, { payload: { orderId } }: PayloadAction<{ orderId: string }>) =>
      settleAll(state, (record) => record.orderId === orderId),
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(listOrders.matchFulfilled, (state, { payload: orders }) => ({
        ...settleMovedOn(state, orders),
        pendingOrderIds: pendingOrderIds(orders),
      }))
      .addMatcher(trackOrder.matchFulfilled, (state, { payload: order }) =>
        order === null ? state : settleMovedOn(state, [order]),
      )
      .addMatcher(createOrder.matchFulfilled, (state, { payload: orderId }) =>
        orderId === '' || state.pendingOrderIds === null
          ? state
          : { ...state, pendingOrderIds: [...state.pendingOrderIds, orderId] },
      );
  },
});

export const {
  purchasesRead,
  checkoutOpened,
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
  noticeDismissed,
} = purchaseSlice.actions;
export const purchaseReducer = purchaseSlice.reducer;

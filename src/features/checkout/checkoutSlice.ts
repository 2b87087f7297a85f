import { createAction, createSlice, nanoid, prepareAutoBatched, type PayloadAction } from '@reduxjs/toolkit';
import { isApiError, isRefusal } from '../../api/apiError';
import type { PaymentAttempt } from '../../api/paymentAttempt';
import { serverTimeOf } from '../../api/apiMatchers';
import { storefrontApi } from '../../api/storefrontApi';
import { isBlankAddress, isSameAddress, type ShippingAddress } from '../../lib/shippingAddress';
import { blankPurchase, DRAFT_ID, isSameOrder, isUnpaid, mergePurchases, type Purchase } from './purchase';
import {
  add,
  answerPayment,
  change,
  dismissMark,
  fail,
  isUnresolved,
  leaveUnsure,
  noPurchases,
  place,
  settle,
  settlePaid,
  type CheckoutState,
  type PlacedOrder,
  type SentOrder,
  type SubmittedOrder,
  type TypedAddress,
} from './checkoutState';

/** The checkout page was opened by the session `owner`. It keeps waiting for an order that is being placed. */
export const checkoutOpened = createAction<{ owner: string }>('checkout/checkoutOpened');

/** The form was submitted with something missing. */
export const submitRefused = createAction<{ reason: 'cartEmpty' | 'blankFields' }>('checkout/submitRefused');

const recordOf = ({ records }: CheckoutState, id: string): Purchase | undefined =>
  records.find((record) => record.id === id);

/** Whether this page's checkout waits for an order that is being placed. */
const isPlacing = (state: CheckoutState): boolean => recordOf(state, state.currentId)?.phase === 'placing';

const { listOrders, submitPayment, trackOrder } = storefrontApi.endpoints;

/**
 * Every purchase of this session, one record each.
 *
 *   draft (the address that is being typed; settled with the order)
 *   --submitted--> placing --orderPlaced--> placed --paymentSent--> paying
 *                   |   ^                    ^ |                      |
 *     orderMissing, |   |                    | '---- paymentAnswered -'
 * orderUnconfirmed  |   '- resolutionStarted | placed, paying --the order no longer waits--> settled
 *                   v   |                    |
 *                 unsure ------orderPlaced---'
 *   placing, unsure --orderRefused, duplicateFound--> settled
 *
 * placing: waiting for the lock (sentAt 0), or sent. unsure: sent, but no order was found; the same cart is sent again
 * only after another look-up. All tabs share the records of what was sent: the version with the higher revision wins.
 * The root reducer drops them with the session.
 */
const checkoutSlice = createSlice({
  name: 'checkout',
  initialState: noPurchases,
  reducers: {
    /** The stored records were read: at the start, at sign-in, or after another tab has written them. */
    purchasesRead: (state, { payload }: PayloadAction<readonly Purchase[]>) => ({
      ...state,
      records: mergePurchases(state.records, payload),
    }),
    /** The address typed so far; ignored if it comes from the form of an earlier session. */
    draftSaved: (state, { payload }: PayloadAction<TypedAddress & { owner: string }>) => {
      const { owner, phase, address } = payload;
      const current = recordOf(state, state.currentId);
      const isPlaced = current !== undefined && current.phase !== 'placing';
      if (owner === '' || owner !== state.owner || isPlaced) return state;
      const draft = recordOf(state, DRAFT_ID);
      if (draft?.phase !== 'draft' && isBlankAddress(address)) return state;
      if (draft === undefined) return add(state, { ...blankPurchase(DRAFT_ID, phase), address });
      if (isSameAddress(draft.address, address)) return state;
      return change(state, DRAFT_ID, { phase, address });
    },
    /** The form was submitted. Ignored while an order is being placed. */
    submitted: {
      // Shown in the next frame: rendering would hold the request up.
      prepare: (order: SubmittedOrder) =>
        prepareAutoBatched<SubmittedOrder & { readonly id: string }>()({
          id: `${Date.now()}-${nanoid()}`,
          ...order,
        }),
      reducer: (state, { payload }: PayloadAction<SubmittedOrder & { readonly id: string }>) => {
        if (isPlacing(state)) return state;
        const { id, lines, address, after } = payload;
        const record: Purchase = { ...blankPurchase(id, 'placing'), lines, address, after };
        return add({ ...state, failure: null, currentId: id }, record);
      },
    },
    /** The request is about to be sent: from now on an order may exist. Another tab may have ordered since the submission. */
    orderSent: {
      prepare: prepareAutoBatched<SentOrder>(),
      // A trace of an older build names no `after`: then it stays.
      reducer: (state, { payload: { id, at, ...changes } }: PayloadAction<SentOrder>) =>
        change(state, id, { ...changes, sentAt: at, knownOrderIds: state.orders?.ids ?? null }),
    },
    /** The order of an earlier purchase is being looked up: the checkout waits for it, unless it is placing another one. */
    resolutionStarted: (state, { payload }: PayloadAction<{ id: string }>) =>
      isPlacing(state)
        ? state
        : { ...change(state, payload.id, { phase: 'placing' }), currentId: payload.id },
    /** The order exists: by the server's answer, or found among the shopper's orders. */
    orderPlaced: (state, { payload }: PayloadAction<PlacedOrder>) => {
      const record = recordOf(state, payload.id);
      // It was known already: what has become of it since stays.
      if (record === undefined || record.orderId !== '') return state;
      return settle(place(state, record, payload), DRAFT_ID);
    },
    /** The same cart was submitted before, here or in another tab: this page waits for that purchase. */
    duplicateFound: (state, { payload: { id, of } }: PayloadAction<{ id: string; of: string }>) => ({
      ...settle(state, id),
      currentId: state.currentId === id ? of : state.currentId,
    }),
    /** The server has refused the order, for the given reason ('' for none). */
    orderRefused: (state, { payload: { id, reason } }: PayloadAction<{ id: string; reason: string }>) =>
      fail(settle(state, id), id, { kind: 'refused', reason }),
    /** The order of an earlier unanswered request was not found among the shopper's orders. */
    orderMissing: (state, { payload: { id } }: PayloadAction<{ id: string }>) =>
      fail(leaveUnsure(state, id), id, null),
    /** It could not be found out whether the order of an unanswered request exists. */
    orderUnconfirmed: (state, { payload: { id } }: PayloadAction<{ id: string }>) =>
      fail(leaveUnsure(state, id), id, { kind: 'unconfirmed', reason: '' }),
    /** A payment of an order is being sent. */
    paymentSent: {
      prepare: (orderId: string) => ({ payload: { orderId, id: nanoid() } }),
      reducer: (state, { payload: { orderId, id } }: PayloadAction<{ orderId: string; id: string }>) => {
        const known = state.records.findLast((record) => record.orderId === orderId);
        if (known !== undefined) return change(state, known.id, { phase: 'paying' });
        return add(state, { ...blankPurchase(id, 'paying'), orderId });
      },
    },
    /** The payment was answered: the order is settled when its status changes. */
    paymentAnswered: (
      state,
      { payload: { orderId, attempt } }: PayloadAction<{ orderId: string; attempt?: PaymentAttempt }>,
    ) => answerPayment(state, orderId, attempt),
    /** The mark of an unpaid order was closed. The order stays what it is. */
    markDismissed: (state, { payload: { orderId } }: PayloadAction<{ orderId: string }>) =>
      dismissMark(state, orderId),
  },
  extraReducers: (builder) => {
    builder
      .addCase(checkoutOpened, (state, { payload: { owner } }) => ({
        ...state,
        owner,
        ...(!isPlacing(state) && { currentId: '', failure: null }),
      }))
      .addMatcher(submitPayment.matchRejected, (state, { payload, meta }) =>
        isApiError(payload) && isRefusal(payload)
          ? answerPayment(state, meta.arg.originalArgs.paymentRequestDto.orderId)
          : state,
      )
      .addMatcher(listOrders.matchFulfilled, (state, action) => ({
        ...settlePaid(state, action.payload),
        orders: {
          ids: action.payload.map(({ id }) => id),
          serverTime: serverTimeOf(action),
          at: action.meta.fulfilledTimeStamp,
        },
      }))
      .addMatcher(trackOrder.matchFulfilled, (state, { payload: order }) =>
        order === null ? state : settlePaid(state, [order]),
      );
  },
  selectors: {
    selectPurchase: recordOf,
    /** The state of this page's checkout: the form is open, the order is being placed, or it exists. */
    selectCheckoutStatus: (state): 'open' | 'placing' | 'placed' => {
      const current = recordOf(state, state.currentId);
      if (current?.phase === 'placing') return 'placing';
      // Settled without a number: another tab was refused.
      return current === undefined || current.orderId === '' ? 'open' : 'placed';
    },
    selectFailure: ({ failure }) => failure,
    /** The address that is being typed; null for none. */
    selectDraft: (state): ShippingAddress | null => {
      const draft = recordOf(state, DRAFT_ID);
      return draft?.phase === 'draft' ? draft.address : null;
    },
    /** The purchases that were sent and of which it is unknown whether an order exists, oldest first. */
    selectUnresolved: ({ records }) => records.filter(isUnresolved),
    /** An earlier submission of the same products that was sent and not refused; undefined for none. */
    selectDuplicate: ({ records }, mine: Purchase) =>
      records.find(
        (record) =>
          record.id !== mine.id &&
          // An order that exists is not the one of a cart that was filled anew.
          (isUnresolved(record) || (record.orderId !== '' && record.after === mine.after)) &&
          isSameOrder(record.lines, mine.lines),
      ),
    /** The order numbers of other purchases. */
    selectClaimedOrders: ({ records }, id: string): readonly string[] =>
      records.filter((record) => record.id !== id && record.orderId !== '').map(({ orderId }) => orderId),
    /** Whether a payment of this order was sent and not answered. */
    selectIsPaying: ({ records }, orderId: string) =>
      records.some((record) => record.orderId === orderId && record.phase === 'paying'),
    /** The payment of this order that was started and is approved elsewhere; null for none. */
    selectPaymentAttempt: ({ records }, orderId: string) =>
      records.findLast((record) => record.orderId === orderId && isUnpaid(record))?.attempt ?? null,
  },
});

export const checkoutActions = { ...checkoutSlice.actions, checkoutOpened, submitRefused };
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
  paymentSent,
  paymentAnswered,
  markDismissed,
} = checkoutActions;
export const {
  selectPurchase,
  selectCheckoutStatus,
  selectFailure,
  selectDraft,
  selectUnresolved,
  selectDuplicate,
  selectClaimedOrders,
  selectIsPaying,
  selectPaymentAttempt,
} = checkoutSlice.selectors;
export const checkoutReducer = checkoutSlice.reducer;

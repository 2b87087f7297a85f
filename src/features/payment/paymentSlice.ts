import type { PayloadAction } from '@reduxjs/toolkit';
import { createAction, createSlice } from '@reduxjs/toolkit';
import { unknownPaymentError } from '../../api/models/payment';
import type { ClosedPaymentOutcome, Order, OrderStatusCode } from '../../api/models/types';
import { endpointFailed } from '../../api/apiMatchers';
import type { SubmitPaymentArg } from '../../api/storefrontApi';
import { storefrontApi } from '../../api/storefrontApi';
import { orderStatusKind } from '../../lib/orderStatus';
import type { Secret } from '../../lib/secrets/secret';
import type { QrOutcome, RedirectOutcome } from '../../api/paymentOutcomes';
import { paymentTexts } from './paymentTexts';
import type { PaymentValues } from './paymentRules';

/**
 * The payment flow (specification, section 4); README.md draws its states. checking: a payment was sent and its answer
 * never came, in this page or before a reload; the order is looked up before anything is called a failure. unsure: it
 * could not be looked up. redirecting: the page goes to a bank or an app. settled: the order no longer waits for a
 * payment. `isWatched`: the order is polled while a QR code is shown or an app is open.
 */
export type PaymentState =
  | { readonly status: 'idle' }
  | { readonly status: 'loadingFields'; readonly orderId: string }
  | { readonly status: 'form'; readonly orderId: string }
  | { readonly status: 'submitting'; readonly orderId: string }
  | { readonly status: 'checking'; readonly orderId: string; readonly isAfterFailure: boolean }
  | { readonly status: 'unsure'; readonly orderId: string; readonly isAfterFailure: boolean }
  | {
      readonly status: 'redirecting';
      readonly orderId: string;
      readonly outcome: RedirectOutcome;
      readonly isWatched: boolean;
    }
  | {
      readonly status: 'qr';
      readonly orderId: string;
      readonly outcome: QrOutcome;
      readonly isWatched: boolean;
    }
  /** The browser refused to post the bank's form: the Content-Security-Policy does not allow that host. */
  | { readonly status: 'blocked'; readonly orderId: string }
  | { readonly status: 'completed'; readonly orderId: string }
  | { readonly status: 'settled'; readonly orderId: string; readonly orderStatus: OrderStatusCode }
  /** `orderId` is '' when the address named no order. */
  | {
      readonly status: 'failed';
      readonly orderId: string;
      readonly message: string;
      readonly canRetry: boolean;
    };

/** No payment page is open. */
const idlePayment: PaymentState = { status: 'idle' };

/** What a look-up says of the order that is paid. */
export type OrderStanding =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'movedOn'; readonly status: OrderStatusCode }
  | { readonly kind: 'unknown' };

const { getPaymentFields, listOrders, submitPayment, trackOrder } = storefrontApi.endpoints;
const paymentFailed = endpointFailed(submitPayment);

function toOutcome(orderId: string, outcome: ClosedPaymentOutcome): PaymentState {
  switch (outcome.kind) {
    case 'failed':
      return { status: 'failed', orderId, message: outcome.message, canRetry: true };
    case 'completed':
      return { status: 'completed', orderId };
    case 'qrText':
    case 'qrImage':
      return { status: 'qr', orderId, outcome, isWatched: true };
    case 'redirectPost':
    case 'deeplink':
    case 'redirect':
      return { status: 'redirecting', orderId, outcome, isWatched: outcome.kind === 'deeplink' };
  }
}

/** Whether an answer belongs to the payment that is being submitted: another order's may come late. */
function isAwaited(
  state: PaymentState,
  { meta }: { readonly meta: { readonly arg: { readonly originalArgs: SubmitPaymentArg } } },
): state is Extract<PaymentState, { status: 'submitting' }> {
  return state.status === 'submitting' && state.orderId === meta.arg.originalArgs.paymentRequestDto.orderId;
}

/** The outcome cannot be shown or followed: the error view, from which the shopper may start again. */
function withoutOutcome(state: PaymentState): PaymentState {
  return state.status === 'qr' || state.status === 'redirecting'
    ? { status: 'failed', orderId: state.orderId, message: unknownPaymentError, canRetry: true }
    : state;
}

/** States in which the shopper is about to pay, and need not once the order has moved on. */
const beforePaying: ReadonlySet<PaymentState['status']> = new Set([
  'blocked',
  'loadingFields',
  'form',
  'failed',
  'unsure',
]);

/** States from which the shopper may choose another way to pay. */
const canReopen: ReadonlySet<PaymentState['status']> = new Set(['blocked', 'failed', 'redirecting', 'qr']);

/** Orders have been loaded: one that no longer waits for a payment is not paid again. */
function withLoadedOrders(state: PaymentState, orders: readonly Order[]): PaymentState {
  if (state.status === 'idle' || !beforePaying.has(state.status)) return state;
  const order = orders.find(({ id }) => id === state.orderId);
  return order === undefined || orderStatusKind(order.status) === 'pending'
    ? state
    : { status: 'settled', orderId: order.id, orderStatus: order.status };
}

const paymentSlice = createSlice({
  name: 'payment',
  initialState: (): PaymentState => idlePayment,
  reducers: {
    /** The payment page was opened for an order; '' where the address names none. */
    opened: (_state, action: PayloadAction<{ orderId: string }>): PaymentState => {
      const { orderId } = action.payload;
      return orderId === ''
        ? { status: 'failed', orderId, message: paymentTexts.orderMissing, canRetry: false }
        : { status: 'loadingFields', orderId };
    },
    /** A payment of this order was sent before the page was loaded, and its result is not known. */
    attemptFound: (state): PaymentState =>
      state.status === 'loadingFields'
        ? { status: 'checking', orderId: state.orderId, isAfterFailure: false }
        : state,
    /** The fields are there, newly loaded or from before. */
    fieldsReady: (state): PaymentState =>
      state.status === 'loadingFields' ? { status: 'form', orderId: state.orderId } : state,
    /** The shopper submitted the form; a second time changes nothing. */
    submitted: {
      prepare: (orderId: string, fields: Secret<PaymentValues>) => ({
        payload: { orderId },
        // In `meta.arg`, which the serializability check ignores; a trace reads '[secret]'.
        meta: { arg: fields },
      }),
      reducer: (
        state,
        { payload: { orderId } }: PayloadAction<{ orderId: string }, string, { arg: Secret<PaymentValues> }>,
      ): PaymentState =>
        state.status === 'form' && state.orderId === orderId ? { status: 'submitting', orderId } : state,
    },
    /** The order has been looked up for this flow. */
    orderLookedUp: (
      state,
      { payload }: PayloadAction<{ orderId: string; standing: OrderStanding }>,
    ): PaymentState => {
      const { orderId, standing } = payload;
      if (state.status === 'idle' || state.status === 'completed' || state.orderId !== orderId) return state;
      if (standing.kind === 'movedOn') return { status: 'settled', orderId, orderStatus: standing.status };
      if (standing.kind === 'unknown' && state.status === 'submitting') {
        return { status: 'unsure', orderId, isAfterFailure: true };
      }
      if (state.status !== 'checking') return state;
      if (standing.kind === 'unknown') return { ...state, status: 'unsure' };
      return state.isAfterFailure
        ? { status: 'failed', orderId, message: paymentTexts.submitFailed, canRetry: true }
        : { status: 'loadingFields', orderId };
    },
    /** The shopper wants the order to be looked up again. */
    checkAsked: (state): PaymentState => {
      if (state.status === 'unsure') return { ...state, status: 'checking' };
      if (state.status === 'qr' || state.status === 'redirecting') return { ...state, isWatched: true };
      return state;
    },
    /** The order has been polled for long enough. */
    watchEnded: (state): PaymentState =>
      state.status === 'qr' || state.status === 'redirecting' ? { ...state, isWatched: false } : state,
    /** The QR code cannot be drawn, or the browser cannot show its picture. */
    qrUnreadable: withoutOutcome,
    /** Something of the outcome is hidden, and this page does not have the open one. */
    outcomeMissing: withoutOutcome,
    /** The browser refused to post the bank's form. */
    bankBlocked: (state): PaymentState =>
      state.status === 'redirecting' && state.outcome.kind === 'redirectPost'
        ? { status: 'blocked', orderId: state.orderId }
        : state,
    /** The page is back from the back/forward cache: the shopper has left the bank. */
    returned: (state): PaymentState => {
      if (state.status === 'redirecting') return { status: 'loadingFields', orderId: state.orderId };
      if (state.status === 'submitting') {
        return { status: 'checking', orderId: state.orderId, isAfterFailure: false };
      }
      return state;
    },
    /** The shopper wants another try, or another way to pay. */
    formReopened: (state): PaymentState =>
      canReopen.has(state.status) && 'orderId' in state && state.orderId !== ''
        ? { status: 'loadingFields', orderId: state.orderId }
        : state,
    closed: (): PaymentState => idlePayment,
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(endpointFailed(getPaymentFields), (state): PaymentState =>
        state.status === 'loadingFields'
          ? { status: 'failed', orderId: state.orderId, message: paymentTexts.fieldsFailed, canRetry: true }
          : state,
      )
      .addMatcher(submitPayment.matchFulfilled, (state, action): PaymentState =>
        isAwaited(state, action) ? toOutcome(state.orderId, action.payload) : state,
      )
      .addMatcher(submitPayment.matchRejected, (state, action): PaymentState =>
        isAwaited(state, action) && paymentFailed(action)
          ? { status: 'checking', orderId: state.orderId, isAfterFailure: true }
          : state,
      )
      .addMatcher(listOrders.matchFulfilled, (state, { payload: orders }) => withLoadedOrders(state, orders))
      .addMatcher(trackOrder.matchFulfilled, (state, { payload: order }) =>
        withLoadedOrders(state, order === null ? [] : [order]),
      );
  },
  selectors: {
    /** The state of the payment flow. */
    selectPayment: (state) => state,
  },
});

/** The shopper wants to go to the bank again. */
export const continuedToBank = createAction('payment/continuedToBank');
/** The shopper submitted a form with errors. */
export const formRefused = createAction('payment/formRefused');

export const paymentActions = { ...paymentSlice.actions, continuedToBank, formRefused };
export const { selectPayment } = paymentSlice.selectors;
export const {
  opened,
  attemptFound,
  fieldsReady,
  submitted,
  orderLookedUp,
  checkAsked,
  watchEnded,
  qrUnreadable,
  outcomeMissing,
  bankBlocked,
  returned,
  formReopened,
  closed,
} = paymentActions;
export const paymentReducer = paymentSlice.reducer;

import { type PayloadAction, createAction, createSlice } from '@reduxjs/toolkit';
import { endpointFailed } from '../../api/apiMatchers';
import { unknownPaymentError } from '../../api/models/payment';
import { type SubmitPaymentArg, storefrontApi } from '../../api/storefrontApi';
import type { ClosedPaymentOutcome, Order, OrderStatusCode } from '../../api/models/types';
import type { QrOutcome, RedirectOutcome } from '../../api/paymentOutcomes';
import { orderStatusKind } from '../../lib/orderStatus';
import type { Secret } from '../../lib/secrets/secret';
import { type PaymentAttempt, outcomeOfAttempt } from '../../api/paymentAttempt';
import { paymentTexts } from './paymentTexts';
import type { PaymentValues } from './paymentRules';

type InStatus<Status, Facts = unknown> = {
  readonly status: Status;
  readonly orderId: string;
} & Readonly<Facts>;

/**
 * The payment flow; README.md draws its states. checking: a payment was sent and its answer
 * never came, in this page or before a reload; the order is looked up before anything is called a failure. unsure: it
 * could not be looked up. redirecting: the page goes to a bank or an app. blocked: the browser refused to post the bank's
 * form, as the Content-Security-Policy does not allow that host. settled: the order no longer waits for a payment.
 * `seenAttempt`: when that payment began; 0 for none.
 */
export type PaymentState =
  | { readonly status: 'idle' }
  | InStatus<'loadingFields'>
  | InStatus<'form', { seenAttempt: number }>
  | InStatus<'submitting', { seenAttempt: number }>
  | InStatus<'checking', { isAfterFailure: boolean }>
  | InStatus<'unsure', { isAfterFailure: boolean }>
  | InStatus<'redirecting', { outcome: RedirectOutcome }>
  | InStatus<'qr', { outcome: QrOutcome }>
  | InStatus<'blocked'>
  | InStatus<'completed'>
  | InStatus<'settled', { orderStatus: OrderStatusCode }>
  | InStatus<'failed', { message: string }>;

export const idlePayment: PaymentState = { status: 'idle' };

export type OrderStanding =
  | { readonly kind: 'waiting' | 'unknown' }
  | { readonly kind: 'movedOn'; readonly status: OrderStatusCode };

/** The order that is polled, as a payment of it was started and is approved elsewhere; '' for none. */
export function polledOrder(state: PaymentState): string {
  const isPolled =
    state.status === 'qr' ||
    (state.status === 'redirecting' && state.outcome.kind === 'deeplink') ||
    (state.status === 'form' && state.seenAttempt > 0);
  return isPolled ? state.orderId : '';
}

function toOutcome(orderId: string, outcome: ClosedPaymentOutcome): PaymentState {
  switch (outcome.kind) {
    case 'failed':
      return { status: 'failed', orderId, message: outcome.message };
    case 'completed':
      return { status: 'completed', orderId };
    case 'qrText':
    case 'qrImage':
      return { status: 'qr', orderId, outcome };
    case 'redirectPost':
    case 'deeplink':
    case 'redirect':
      return { status: 'redirecting', orderId, outcome };
  }
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

const { getPaymentFields, listOrders, submitPayment, trackOrder } = storefrontApi.endpoints;
const paymentFailed = endpointFailed(submitPayment);

/** Whether an answer belongs to the payment that is being submitted: another order's may come late. */
function isAwaited(
  state: PaymentState,
  { meta }: { readonly meta: { readonly arg: { readonly originalArgs: SubmitPaymentArg } } },
): state is Extract<PaymentState, { status: 'submitting' }> {
  return state.status === 'submitting' && state.orderId === meta.arg.originalArgs.paymentRequestDto.orderId;
}

const paymentSlice = createSlice({
  name: 'payment',
  initialState: (): PaymentState => idlePayment,
  reducers: {
    /** The payment page was opened for an order. */
    opened: (_state, { payload: { orderId } }: PayloadAction<{ orderId: string }>): PaymentState => ({
      status: 'loadingFields',
      orderId,
    }),
    /** A payment of this order was sent, here before a reload or in another tab, and its result is not known. */
    attemptFound: (state): PaymentState =>
      state.status === 'loadingFields' || state.status === 'submitting'
        ? { status: 'checking', orderId: state.orderId, isAfterFailure: false }
        : state,
    /** Another tab has started a payment since this form was opened: it is shown first, and nothing was sent. */
    otherAttemptFound: (state, { payload }: PayloadAction<{ startedAt: number }>): PaymentState =>
      state.status === 'submitting'
        ? { status: 'form', orderId: state.orderId, seenAttempt: payload.startedAt }
        : state,
    /** The code of a payment that was started before is shown again: nothing is sent for it. */
    codeShown: (state, action: PayloadAction<{ attempt: PaymentAttempt }>): PaymentState => {
      if (state.status !== 'loadingFields' && state.status !== 'form') return state;
      const outcome = outcomeOfAttempt(action.payload.attempt);
      return outcome === null || 'url' in outcome ? state : { status: 'qr', orderId: state.orderId, outcome };
    },
    /** The fields are there, newly loaded or from before. `seenAttempt`: the started payment above them; 0 for none. */
    fieldsReady: (state, { payload }: PayloadAction<{ seenAttempt: number }>): PaymentState =>
      state.status === 'loadingFields' ? { status: 'form', orderId: state.orderId, ...payload } : state,
    /** The shopper submitted the form; a second time changes nothing. */
    submitted: {
      prepare: (orderId: string, fields: Secret<PaymentValues>) => ({
        payload: { orderId },
        // In `meta.arg`, which the serializability check ignores.
        meta: { arg: fields },
      }),
      reducer: (
        state,
        { payload: { orderId } }: PayloadAction<{ orderId: string }, string, { arg: Secret<PaymentValues> }>,
      ): PaymentState =>
        state.status === 'form' && state.orderId === orderId
          ? { status: 'submitting', orderId, seenAttempt: state.seenAttempt }
          : state,
    },
    /** The order has been looked up for this flow. */
    orderLookedUp: (
      state,
      { payload }: PayloadAction<{ orderId: string; standing: OrderStanding }>,
    ): PaymentState => {
      const { orderId, standing } = payload;
      if (state.status === 'idle' || state.status === 'completed' || state.orderId !== orderId) return state;
      if (standing.kind === 'movedOn') return { status: 'settled', orderId, orderStatus: standing.status };
      // Nothing was sent.
      if (standing.kind === 'unknown' && state.status === 'submitting') {
        return { status: 'unsure', orderId, isAfterFailure: false };
      }
      if (state.status !== 'checking') return state;
      if (standing.kind === 'unknown') return { ...state, status: 'unsure' };
      return state.isAfterFailure
        ? { status: 'failed', orderId, message: paymentTexts.submitFailed }
        : { status: 'loadingFields', orderId };
    },
    checkAsked: (state): PaymentState =>
      state.status === 'unsure' ? { ...state, status: 'checking' } : state,
    /** The browser cannot show the code's picture, or this page does not have what is hidden of the outcome. */
    outcomeUnusable: (state): PaymentState =>
      state.status === 'qr' || state.status === 'redirecting'
        ? { status: 'failed', orderId: state.orderId, message: unknownPaymentError }
        : state,
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
      state.status !== 'idle' && canReopen.has(state.status)
        ? { status: 'loadingFields', orderId: state.orderId }
        : state,
    closed: (): PaymentState => idlePayment,
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(endpointFailed(getPaymentFields), (state): PaymentState =>
        state.status === 'loadingFields'
          ? { status: 'failed', orderId: state.orderId, message: paymentTexts.fieldsFailed }
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
      ),
  selectors: {
    selectPayment: (state) => state,
  },
});

export const continuedToBank = createAction('payment/continuedToBank');
export const formRefused = createAction('payment/formRefused');

export const paymentActions = { ...paymentSlice.actions, continuedToBank, formRefused };
export const { selectPayment } = paymentSlice.selectors;
export const {
  opened,
  attemptFound,
  otherAttemptFound,
  codeShown,
  fieldsReady,
  submitted,
  orderLookedUp,
  checkAsked,
  outcomeUnusable,
  bankBlocked,
  returned,
  formReopened,
  closed,
} = paymentActions;
export const paymentReducer = paymentSlice.reducer;

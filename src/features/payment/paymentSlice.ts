import { type PayloadAction, createAction, createSlice } from '@reduxjs/toolkit';
import { endpointFailed } from '../../api/apiMatchers';
import { unknownPaymentError } from '../../api/models/payment';
import { type SubmitPaymentArg, storefrontApi } from '../../api/storefrontApi';
import type { Secret } from '../../lib/secrets/secret';
import { type PaymentAttempt, outcomeOfAttempt } from '../../api/paymentAttempt';
import {
  type OrderStanding,
  type PaymentState,
  canReopen,
  idlePayment,
  toOutcome,
  withLoadedOrders,
} from './paymentState';
import { paymentTexts } from './paymentTexts';
import type { PaymentValues } from './paymentRules';

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
    /** The payment page was opened for an order; '' where the address names none. */
    opened: (_state, action: PayloadAction<{ orderId: string }>): PaymentState => {
      const { orderId } = action.payload;
      return orderId === ''
        ? { status: 'failed', orderId, message: paymentTexts.orderMissing, canRetry: false }
        : { status: 'loadingFields', orderId };
    },
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
        ? { status: 'failed', orderId, message: paymentTexts.submitFailed, canRetry: true }
        : { status: 'loadingFields', orderId };
    },
    checkAsked: (state): PaymentState =>
      state.status === 'unsure' ? { ...state, status: 'checking' } : state,
    /** The browser cannot show the code's picture, or this page does not have what is hidden of the outcome. */
    outcomeUnusable: (state): PaymentState =>
      state.status === 'qr' || state.status === 'redirecting'
        ? { status: 'failed', orderId: state.orderId, message: unknownPaymentError, canRetry: true }
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
      canReopen.has(state.status) && 'orderId' in state && state.orderId !== ''
        ? { status: 'loadingFields', orderId: state.orderId }
        : state,
    closed: (): PaymentState => idlePayment,
  },
  extraReducers: (builder) =>
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

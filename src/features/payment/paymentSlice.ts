import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { PaymentOutcome } from '../../api/models/types';
import { endpointFailed } from '../../api/outcomes';
import { storefrontApi } from '../../api/storefrontApi';
import { paymentTexts } from './paymentTexts';

/**
 * The payment flow (specification, section 4).
 *
 *   idle --opened--> loadingFields --fields arrived--> form --submitted--> submitting
 *                         |                             ^                     |
 *                         |                             '--formReopened--.    |
 *                         '--fields failed--> failed --------------------'    |
 *                                                ^                            v
 *     failed <-- no order, exception, declined --+--- failed | redirecting | qr | completed
 *
 * redirecting: a form is posted, or the page moves on to a bank or an app. completed: nothing more to do.
 */
export type PaymentState =
  | { readonly status: 'idle' }
  | { readonly status: 'loadingFields'; readonly orderId: string }
  | { readonly status: 'form'; readonly orderId: string }
  | { readonly status: 'submitting'; readonly orderId: string }
  | { readonly status: 'redirecting'; readonly orderId: string; readonly outcome: RedirectOutcome }
  | { readonly status: 'qr'; readonly orderId: string; readonly outcome: QrOutcome }
  | { readonly status: 'completed'; readonly orderId: string }
  /** `orderId` is '' when the address named no order. */
  | {
      readonly status: 'failed';
      readonly orderId: string;
      readonly message: string;
      readonly canRetry: boolean;
    };

type RedirectOutcome = Extract<PaymentOutcome, { kind: 'redirectPost' | 'deeplink' | 'redirect' }>;
type QrOutcome = Extract<PaymentOutcome, { kind: 'qrText' | 'qrImage' }>;

const { getPaymentFields, submitPayment } = storefrontApi.endpoints;

function reached(orderId: string, outcome: PaymentOutcome): PaymentState {
  switch (outcome.kind) {
    case 'failed':
      return { status: 'failed', orderId, message: outcome.message, canRetry: true };
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

function initial(): PaymentState {
  return { status: 'idle' };
}

const paymentSlice = createSlice({
  name: 'payment',
  initialState: initial,
  reducers: {
    /** The payment page was opened for an order; '' where the address names none. */
    opened: (_state, action: PayloadAction<{ orderId: string }>): PaymentState => {
      const { orderId } = action.payload;
      return orderId === ''
        ? { status: 'failed', orderId, message: paymentTexts.orderMissing, canRetry: false }
        : { status: 'loadingFields', orderId };
    },
    /** The fields are there, newly loaded or from before. */
    fieldsReady: (state): PaymentState =>
      state.status === 'loadingFields' ? { status: 'form', orderId: state.orderId } : state,
    /** The shopper wants another try, or another way to pay. */
    formReopened: (state): PaymentState =>
      state.status === 'idle' || state.orderId === ''
        ? state
        : { status: 'loadingFields', orderId: state.orderId },
    /** The shopper submitted a form with errors. Says so, changes nothing. */
    formRefused: (state): PaymentState => state,
    closed: initial,
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(endpointFailed(getPaymentFields), (state): PaymentState =>
        state.status === 'loadingFields'
          ? { status: 'failed', orderId: state.orderId, message: paymentTexts.fieldsFailed, canRetry: true }
          : state,
      )
      .addMatcher(submitPayment.matchPending, (state, action): PaymentState =>
        state.status === 'form'
          ? { status: 'submitting', orderId: action.meta.arg.originalArgs.paymentRequestDto.orderId }
          : state,
      )
      .addMatcher(submitPayment.matchFulfilled, (state, action): PaymentState =>
        state.status === 'submitting' ? reached(state.orderId, action.payload) : state,
      )
      .addMatcher(endpointFailed(submitPayment), (state): PaymentState =>
        state.status === 'submitting'
          ? { status: 'failed', orderId: state.orderId, message: paymentTexts.submitFailed, canRetry: true }
          : state,
      );
  },
});

export const { opened, fieldsReady, formReopened, formRefused, closed } = paymentSlice.actions;
export const paymentReducer = paymentSlice.reducer;

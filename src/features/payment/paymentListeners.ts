import { isRefusal } from '../../api/apiError';
import { endpointFailed } from '../../api/apiMatchers';
import { toPaymentAttempt, unansweredAttempt } from '../../api/paymentAttempt';
import { type QrOutcome, type RedirectOutcome, forgetOutcome, openOutcome } from '../../api/paymentOutcomes';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppListenerApi, AppStartListening, RootState } from '../../app/types';
import { routes } from '../../lib/routes';
import { selectToasts, toastShown, toastsResolved } from '../notifications';
import {
  paymentAnswered,
  paymentSent,
  recogniseOrderToPay,
  selectIsPaying,
  selectIsSettled,
  selectPaymentAttempt,
  underTabLock,
} from '../checkout';
import { addOrderPollingListener, lookUpStanding } from './orderStanding';
import {
  attemptFound,
  bankBlocked,
  closed,
  codeShown,
  continuedToBank,
  formRefused,
  opened,
  orderLookedUp,
  otherAttemptFound,
  outcomeUnusable,
  returned,
  submitted,
} from './paymentSlice';
import { paymentTexts } from './paymentTexts';

const ATTEMPTS_WITHOUT_ANSWER = 3;

/** The order that is looked up because its payment had no answer; '' for none. */
function checkedOrder({ payment }: RootState): string {
  return payment.status === 'checking' ? payment.orderId : '';
}

function shownOutcome({ payment }: RootState): RedirectOutcome | QrOutcome | null {
  return payment.status === 'redirecting' || payment.status === 'qr' ? payment.outcome : null;
}

/** Name of the lock under which an order is paid: one tab at a time. */
const lockOf = (orderId: string): string => `payment:${orderId}`;

/** Posts the bank's form or opens the address, with the shopper's own values, or not at all. */
function redirect(outcome: RedirectOutcome, { dispatch, extra }: AppListenerApi): void {
  const open = openOutcome(outcome);
  if (open === null) dispatch(outcomeUnusable());
  else if (open.kind === 'redirectPost') extra.browser.postForm(open.url, open.inputs);
  else extra.browser.leaveTo(open.url);
}

const { submitPayment } = storefrontApi.endpoints;
const paymentFailed = endpointFailed(submitPayment);

/** Sends a submitted payment, once, under the order's lock: what another tab has started meanwhile is shown first. */
function addSendingListener(startListening: AppStartListening): void {
  startListening({
    actionCreator: submitted,
    effect: async ({ payload: { orderId }, meta }, api) => {
      const { dispatch, getOriginalState, getState } = api;
      // Only the event that changed the state sends anything.
      if (getOriginalState().payment.status === 'submitting') return;
      await underTabLock(api, lockOf(orderId), async (hasWaited) => {
        const submitting = () => {
          const { payment } = getState();
          return payment.status === 'submitting' && payment.orderId === orderId ? payment : null;
        };
        const payment = submitting();
        if (payment === null) return false;
        const attempt = selectPaymentAttempt(getState(), orderId);
        if (selectIsPaying(getState(), orderId)) {
          dispatch(attemptFound());
          return false;
        }
        if (attempt !== null && attempt.startedAt !== payment.seenAttempt) {
          dispatch(otherAttemptFound({ startedAt: attempt.startedAt }));
          return false;
        }
        // A started payment may just have gone through, or another tab has tried to pay it and remembers nothing of that.
        if (attempt !== null || hasWaited || selectIsSettled(getState(), orderId)) {
          dispatch(orderLookedUp({ orderId, standing: await lookUpStanding(api, orderId) }));
        }
        if (submitting() === null) return false;
        recogniseOrderToPay(api, orderId);
        dispatch(paymentSent(orderId));
        const request = { paymentRequestDto: { orderId, fields: meta.arg } };
        await dispatch(submitPayment.initiate(request, { track: false }));
        return true;
      });
    },
  });
}

function addAnswerListeners(startListening: AppStartListening): void {
  startListening({
    matcher: submitPayment.matchFulfilled,
    effect: ({ meta, payload }, api) => {
      const { dispatch, extra, getOriginalState, getState } = api;
      const { payment } = getState();
      const attempt = toPaymentAttempt(payload, Date.now());
      const { orderId } = meta.arg.originalArgs.paymentRequestDto;
      dispatch(paymentAnswered({ orderId, ...(attempt !== null && { attempt }) }));
      // Only the answer that changed the state acts: a late or second one must not lead the shopper anywhere.
      if (payment === getOriginalState().payment) {
        forgetOutcome(payload);
        return;
      }
      if (payment.status === 'completed') {
        dispatch(toastShown({ ...paymentTexts.initiated, isForNextPage: true }));
        extra.navigator.push(routes.orders);
      }
      if (payment.status === 'redirecting') redirect(payment.outcome, api);
    },
  });

  startListening({
    actionCreator: continuedToBank,
    effect: (_action, api) => {
      const { payment } = api.getState();
      if (payment.status === 'redirecting') redirect(payment.outcome, api);
    },
  });

  startListening({
    predicate: (_action, current, previous) =>
      shownOutcome(previous)?.openId !== shownOutcome(current)?.openId,
    effect: (_action, { getOriginalState }) => {
      const outcome = shownOutcome(getOriginalState());
      if (outcome !== null) forgetOutcome(outcome);
    },
  });
}

function addCheckingListener(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, current, previous) => checkedOrder(current) !== '' && checkedOrder(previous) === '',
    effect: async (action, api) => {
      const { dispatch, getState, signal, cancelActiveListeners } = api;
      cancelActiveListeners();
      const orderId = checkedOrder(getState());
      // After a refusal the server does not act any more.
      const isFinal = paymentFailed(action) && isRefusal(action.payload);
      // Waits for a payment that is still pending, in this page or another tab: then the order tells.
      await underTabLock(api, lockOf(orderId), async () => {
        if (signal.aborted) return false;
        const standing = await lookUpStanding(api, orderId, isFinal ? 1 : ATTEMPTS_WITHOUT_ANSWER);
        // It may still come: the form then stands below what was started.
        const attempt = unansweredAttempt(Date.now());
        if (standing.kind === 'waiting' && !isFinal) dispatch(paymentAnswered({ orderId, attempt }));
        dispatch(orderLookedUp({ orderId, standing }));
        return false;
      });
    },
  });
}

function isBeforePaying({ payment: { status } }: RootState): boolean {
  return status === 'idle' || status === 'loadingFields' || status === 'form';
}

/** 'Proceeding to payment...' says nothing true any more once the payment is under way, or has an outcome. */
function addProgressListener(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, current, previous) => isBeforePaying(previous) && !isBeforePaying(current),
    effect: (_action, { dispatch, getState }) => {
      if (selectToasts(getState()).some(({ about }) => about === 'createOrder')) {
        dispatch(toastsResolved({ about: 'createOrder' }));
      }
    },
  });
}

/** Follows the page while a payment is open: what was tried before, and the way back from the bank. */
function addPageListener(startListening: AppStartListening): void {
  startListening({
    predicate: (action) => opened.match(action) || closed.match(action),
    effect: (action, api) => {
      const { dispatch, extra, signal, cancelActiveListeners, getState } = api;
      cancelActiveListeners();
      if (!opened.match(action)) return;
      const { orderId } = action.payload;
      const attempt = selectPaymentAttempt(getState(), orderId);
      if (selectIsPaying(getState(), orderId)) dispatch(attemptFound());
      else if (attempt !== null) dispatch(codeShown({ attempt }));
      const stop = extra.page.onReturn(() => {
        dispatch(returned());
        // The order shows what was done at the bank.
        void lookUpStanding(api, orderId);
      });
      const stopHearing = extra.browser.onFormBlocked(() => dispatch(bankBlocked()));
      // Keeps this listener active until the page is closed, or opened for another order.
      return new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => {
          stop();
          stopHearing();
          resolve();
        });
      });
    },
  });
}

export function addPaymentListeners(startListening: AppStartListening): void {
  addSendingListener(startListening);
  addAnswerListeners(startListening);
  addCheckingListener(startListening);
  addPageListener(startListening);
  addOrderPollingListener(startListening);
  addProgressListener(startListening);

  startListening({
    actionCreator: formRefused,
    effect: (_action, { dispatch }) => {
      dispatch(toastShown({ variant: 'destructive', ...paymentTexts.validation, about: 'submitPayment' }));
    },
  });
}

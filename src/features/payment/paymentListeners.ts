import type { Order } from '../../api/models/types';
import type { Finding } from '../../api/orderLookup';
import { isRefusal, loadOrders, lookThroughOrders } from '../../api/orderLookup';
import { endpointFailed } from '../../api/outcomes';
import { openOutcome } from '../../api/paymentOutcomes';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppStartListening, OutsideWorld, RootState } from '../../app/types';
import { readNote, writeNote } from '../../lib/deviceNotes';
import { orderStatusKind } from '../../lib/orderStatus';
import { routes } from '../../lib/routes';
import { readTexts } from '../../lib/untrusted';
import { toastShown } from '../notifications/notificationsSlice';
import { nextPause, WATCH_TIME } from './orderWatch';
import type { OrderStanding } from './paymentSlice';
import {
  attemptFound,
  closed,
  formRefused,
  opened,
  orderLookedUp,
  returned,
  submitted,
  watchEnded,
} from './paymentSlice';
import { paymentTexts } from './paymentTexts';

/** Device storage key of the payments that are on their way: the orders' numbers, and nothing that was typed. */
export const PAYMENT_ATTEMPT_KEY = 'payment_attempts';

/** How many payments without an answer are kept in mind at most. */
const ATTEMPT_LIMIT = 10;

/** How often the order is looked up at most after a payment without an answer. */
const LOOKS_WITHOUT_ANSWER = 3;

/** The order if it no longer waits for a payment; else null. */
function movedOn(orders: readonly Order[], orderId: string): Order | null {
  const order = orders.find(({ id }) => id === orderId);
  return order === undefined || orderStatusKind(order.status) === 'pending' ? null : order;
}

function toStanding(finding: Finding<Order>): OrderStanding {
  if (finding.kind === 'found') return { kind: 'movedOn', status: finding.value.status };
  return { kind: finding.kind === 'none' ? 'waiting' : 'unknown' };
}

/** The order that is watched; '' for none. */
function watchedOrder({ payment }: RootState): string {
  return (payment.status === 'qr' || payment.status === 'redirecting') && payment.isWatched
    ? payment.orderId
    : '';
}

/** The order that is looked up because its payment had no answer; '' for none. */
function checkedOrder({ payment }: RootState): string {
  return payment.status === 'checking' ? payment.orderId : '';
}

/** The orders whose payment was sent and not answered yet, from any tab. */
function attemptedOrders({ deviceStorage }: OutsideWorld): readonly string[] {
  return readTexts(readNote(deviceStorage, PAYMENT_ATTEMPT_KEY));
}

/** Keeps in mind that an order's payment is on its way, or that it no longer is; other orders' stay as they are. */
function noteAttempt(world: OutsideWorld, orderId: string, isOnItsWay: boolean): void {
  const others = attemptedOrders(world).filter((other) => other !== orderId);
  const orderIds = isOnItsWay ? [...others, orderId].slice(-ATTEMPT_LIMIT) : others;
  writeNote(world.deviceStorage, PAYMENT_ATTEMPT_KEY, orderIds.length === 0 ? null : orderIds);
}

/** Name of the lock under which an order is paid: one tab at a time. */
function lockOf(orderId: string): string {
  return `payment:${orderId}`;
}

/**
 * Sends a payment once, finds out what became of one without an answer, and carries out what the answer asks
 * for (specification, section 4).
 */
export function addPaymentListeners(startListening: AppStartListening): void {
  const { submitPayment } = storefrontApi.endpoints;
  const paymentFailed = endpointFailed(submitPayment);

  startListening({
    actionCreator: submitted,
    effect: async (
      { payload: { orderId }, meta },
      { dispatch, extra, getOriginalState, getState, delay },
    ) => {
      const isMine = (): boolean => {
        const { payment } = getState();
        return payment.status === 'submitting' && payment.orderId === orderId;
      };
      // Only the event that moved the flow sends anything.
      if (getOriginalState().payment.status === 'submitting' || !isMine()) return;
      await extra.tabLock.hold(lockOf(orderId), async (hasWaited) => {
        if (hasWaited) {
          // Another tab has just paid this order, or tried to.
          const find = (orders: readonly Order[]) => movedOn(orders, orderId);
          const finding = await lookThroughOrders({ dispatch, wait: delay, find, looks: 1 });
          dispatch(orderLookedUp({ orderId, standing: toStanding(finding) }));
        }
        if (!isMine()) return;
        noteAttempt(extra, orderId, true);
        const request = { paymentRequestDto: { orderId, fields: meta.arg } };
        await dispatch(submitPayment.initiate(request, { fixedCacheKey: 'payment' }));
      });
    },
  });

  startListening({
    matcher: submitPayment.matchFulfilled,
    effect: ({ meta }, { dispatch, extra, getOriginalState, getState }) => {
      const { payment } = getState();
      noteAttempt(extra, meta.arg.originalArgs.paymentRequestDto.orderId, false);
      // Only the answer that moved the flow acts: a late or second one must not lead the shopper anywhere.
      if (payment === getOriginalState().payment) return;
      if (payment.status === 'completed') {
        dispatch(toastShown({ title: paymentTexts.initiatedTitle, message: paymentTexts.initiated }));
        extra.navigator.push(routes.orders);
      }
      if (payment.status === 'redirecting') {
        const outcome = openOutcome(payment.outcome);
        if (outcome.kind === 'redirectPost') extra.browser.postForm(outcome.url, outcome.inputs);
        else extra.browser.leaveTo(outcome.url);
      }
    },
  });

  startListening({
    matcher: submitPayment.matchRejected,
    effect: (action, { extra }) => {
      // A plain no leaves nothing to find out.
      if (paymentFailed(action) && isRefusal(action.payload)) {
        noteAttempt(extra, action.meta.arg.originalArgs.paymentRequestDto.orderId, false);
      }
    },
  });

  startListening({
    predicate: (_action, current, previous) => checkedOrder(current) !== '' && checkedOrder(previous) === '',
    effect: async (action, { dispatch, extra, getState, delay, signal, cancelActiveListeners }) => {
      cancelActiveListeners();
      const orderId = checkedOrder(getState());
      // After a plain no the server is not still at it.
      const isFinal = paymentFailed(action) && isRefusal(action.payload);
      // A payment that is still on its way, from this page or another tab, is waited for: then the order tells.
      await extra.tabLock.hold(lockOf(orderId), async () => {
        if (signal.aborted) return;
        const finding = await lookThroughOrders({
          dispatch,
          wait: delay,
          find: (orders) => movedOn(orders, orderId),
          looks: isFinal ? 1 : LOOKS_WITHOUT_ANSWER,
        });
        if (finding.kind !== 'unknown') noteAttempt(extra, orderId, false);
        dispatch(orderLookedUp({ orderId, standing: toStanding(finding) }));
      });
    },
  });

  startListening({
    predicate: (action) => opened.match(action) || closed.match(action),
    effect: (action, { dispatch, extra, signal, cancelActiveListeners, condition, getState }) => {
      cancelActiveListeners();
      if (!opened.match(action)) return;
      const { orderId } = action.payload;
      if (attemptedOrders(extra).includes(orderId)) dispatch(attemptFound());
      if (getState().payment.status === 'idle') return;
      const stop = extra.page.onReturn(() => {
        dispatch(returned());
        // Whatever was done at the bank, the order knows.
        void loadOrders(dispatch);
      });
      signal.addEventListener('abort', stop);
      // Stays until the page is closed, or opened for another order.
      return condition(() => false).then(() => undefined);
    },
  });

  startListening({
    predicate: (_action, current, previous) => watchedOrder(current) !== '' && watchedOrder(previous) === '',
    effect: async (_action, { dispatch, extra, getState, delay, pause, cancelActiveListeners }) => {
      cancelActiveListeners();
      const { payment } = getState();
      const orderId = watchedOrder(getState());
      const startedAt = Date.now();
      for (;;) {
        await delay(nextPause(Date.now() - startedAt));
        if (getState().payment !== payment) return;
        if (!extra.page.isVisible()) {
          await pause(
            new Promise<void>((resolve) => {
              const stop = extra.page.onVisible(() => {
                stop();
                resolve();
              });
            }),
          );
          if (getState().payment !== payment) return;
        }
        const orders = await loadOrders(dispatch);
        if (getState().payment !== payment) return;
        const order = movedOn(orders ?? [], orderId);
        if (order !== null) {
          dispatch(orderLookedUp({ orderId, standing: { kind: 'movedOn', status: order.status } }));
          extra.navigator.replace(routes.orders);
          return;
        }
        if (Date.now() - startedAt >= WATCH_TIME) {
          dispatch(watchEnded());
          return;
        }
      }
    },
  });

  startListening({
    actionCreator: formRefused,
    effect: (_action, { dispatch }) => {
      dispatch(
        toastShown({
          variant: 'destructive',
          title: paymentTexts.validationTitle,
          message: paymentTexts.validation,
        }),
      );
    },
  });
}

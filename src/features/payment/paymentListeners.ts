import type { Order } from '../../api/models/types';
import type { Finding } from '../../api/orderLookup';
import { isRefusal, loadOrder, LOOK_AGAIN_AFTER } from '../../api/orderLookup';
import { endpointFailed } from '../../api/outcomes';
import { openOutcome } from '../../api/paymentOutcomes';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppDispatch, AppStartListening, RootState } from '../../app/types';
import { orderStatusKind } from '../../lib/orderStatus';
import { routes } from '../../lib/routes';
import { toastShown } from '../notifications/notificationsSlice';
import { selectIsPaying, selectOrderContact } from '../purchase/purchaseSelectors';
import { paymentAnswered, paymentSent } from '../purchase/purchaseSlice';
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

/** What looking an order up needs of a listener. */
interface LookupApi {
  readonly dispatch: AppDispatch;
  readonly getState: () => RootState;
  readonly delay: (milliseconds: number) => Promise<unknown>;
}

/** How often the order is looked up at most after a payment without an answer. */
const LOOKS_WITHOUT_ANSWER = 3;

/** What an order says of itself; 'waiting' where the store does not name it. */
function toStanding(finding: Finding<Order>): OrderStanding {
  if (finding.kind !== 'found') return { kind: finding.kind === 'none' ? 'waiting' : 'unknown' };
  const { status } = finding.value;
  return orderStatusKind(status) === 'pending' ? { kind: 'waiting' } : { kind: 'movedOn', status };
}

/** Looks the order up, as often as given where the server may still be at it. */
async function lookUp(
  { dispatch, getState, delay }: LookupApi,
  orderId: string,
  looks = 1,
): Promise<OrderStanding> {
  const wanted = { orderId, contactInfo: selectOrderContact(getState(), orderId) };
  let standing = toStanding(await loadOrder(dispatch, wanted));
  for (let look = 1; look < looks && standing.kind !== 'movedOn'; look += 1) {
    await delay(LOOK_AGAIN_AFTER);
    standing = toStanding(await loadOrder(dispatch, wanted));
  }
  return standing;
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
    effect: async ({ payload: { orderId }, meta }, api) => {
      const { dispatch, extra, getOriginalState, getState } = api;
      const isMine = (): boolean => {
        const { payment } = getState();
        return payment.status === 'submitting' && payment.orderId === orderId;
      };
      // Only the event that moved the flow sends anything.
      if (getOriginalState().payment.status === 'submitting' || !isMine()) return;
      await extra.tabLock.hold(lockOf(orderId), async ({ hasWaited, isExclusive }) => {
        const isPaying = selectIsPaying(getState(), orderId);
        if (isPaying && !isExclusive) {
          // Another tab may be paying this order: the shopper is told before anything is sent twice.
          dispatch(orderLookedUp({ orderId, standing: { kind: 'unknown' } }));
        } else if (hasWaited || isPaying) {
          // Another tab has just paid this order, or tried to.
          dispatch(orderLookedUp({ orderId, standing: await lookUp(api, orderId) }));
        }
        if (!isMine()) return;
        dispatch(paymentSent(orderId));
        const request = { paymentRequestDto: { orderId, fields: meta.arg } };
        await dispatch(storefrontApi.endpoints.submitPayment.initiate(request, { fixedCacheKey: 'payment' }));
      });
    },
  });

  startListening({
    matcher: submitPayment.matchFulfilled,
    effect: ({ meta }, { dispatch, extra, getOriginalState, getState }) => {
      const { payment } = getState();
      dispatch(paymentAnswered({ orderId: meta.arg.originalArgs.paymentRequestDto.orderId }));
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
    effect: (action, { dispatch }) => {
      // A plain no leaves nothing to find out.
      if (paymentFailed(action) && isRefusal(action.payload)) {
        dispatch(paymentAnswered({ orderId: action.meta.arg.originalArgs.paymentRequestDto.orderId }));
      }
    },
  });

  startListening({
    predicate: (_action, current, previous) => checkedOrder(current) !== '' && checkedOrder(previous) === '',
    effect: async (action, api) => {
      const { dispatch, extra, getState, signal, cancelActiveListeners } = api;
      cancelActiveListeners();
      const orderId = checkedOrder(getState());
      // After a plain no the server is not still at it.
      const isFinal = paymentFailed(action) && isRefusal(action.payload);
      // A payment that is still on its way, from this page or another tab, is waited for: then the order tells.
      await extra.tabLock.hold(lockOf(orderId), async () => {
        if (signal.aborted) return;
        const standing = await lookUp(api, orderId, isFinal ? 1 : LOOKS_WITHOUT_ANSWER);
        if (standing.kind !== 'unknown') dispatch(paymentAnswered({ orderId }));
        dispatch(orderLookedUp({ orderId, standing }));
      });
    },
  });

  startListening({
    predicate: (action) => opened.match(action) || closed.match(action),
    effect: (action, api) => {
      const { dispatch, extra, signal, cancelActiveListeners, condition, getState } = api;
      cancelActiveListeners();
      if (!opened.match(action)) return;
      const { orderId } = action.payload;
      if (selectIsPaying(getState(), orderId)) dispatch(attemptFound());
      if (getState().payment.status === 'idle') return;
      const stop = extra.page.onReturn(() => {
        dispatch(returned());
        // Whatever was done at the bank, the order knows.
        void lookUp(api, orderId);
      });
      signal.addEventListener('abort', stop);
      // Stays until the page is closed, or opened for another order.
      return condition(() => false).then(() => undefined);
    },
  });

  startListening({
    predicate: (_action, current, previous) => watchedOrder(current) !== '' && watchedOrder(previous) === '',
    effect: async (_action, api) => {
      const { dispatch, extra, getState, delay, pause, cancelActiveListeners } = api;
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
        const standing = await lookUp(api, orderId);
        if (getState().payment !== payment) return;
        if (standing.kind === 'movedOn') {
          dispatch(orderLookedUp({ orderId, standing }));
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

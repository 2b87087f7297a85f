import type { AppStartListening } from '../../app/types';
import { routes } from '../../lib/routes';
import { loadOrders } from '../checkout';
import { pollStanding } from './orderStanding';
import { orderLookedUp } from './paymentSlice';
import { polledOrder } from './paymentState';

/** Often at first, when most shoppers pay, then less often, so that a forgotten page costs the server little. */
const shortIntervals = [
  { until: 60_000, interval: 5_000 },
  { until: 3 * 60_000, interval: 10_000 },
  { until: 10 * 60_000, interval: 30_000 },
] as const;
const LAST_INTERVAL = 60_000;

/** The time until the next look-up of an order that has been polled for `elapsed`, in milliseconds. */
export function pollingInterval(elapsed: number): number {
  return shortIntervals.find(({ until }) => elapsed < until)?.interval ?? LAST_INTERVAL;
}

/**
 * Polls the order while its QR code, an open payment app or a started payment is shown, and not while the tab is hidden: opens the
 * orders once it no longer waits for a payment.
 */
export function addOrderPollingListener(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, current, previous) =>
      polledOrder(current.payment) !== '' && polledOrder(previous.payment) === '',
    effect: async (_action, api) => {
      const { dispatch, extra, getState, delay, pause, cancelActiveListeners } = api;
      cancelActiveListeners();
      const orderId = polledOrder(getState().payment);
      const startedAt = Date.now();
      const isOver = (): boolean => orderId === '' || polledOrder(getState().payment) !== orderId;
      const tabVisible = (): Promise<void> =>
        new Promise((resolve) => {
          const stop = extra.page.onVisible(() => {
            stop();
            resolve();
          });
        });
      for (;;) {
        await delay(pollingInterval(Date.now() - startedAt));
        if (isOver()) return;
        if (!extra.page.isVisible()) await pause(tabVisible());
        if (isOver()) return;
        const standing = await pollStanding(api, orderId);
        if (isOver()) return;
        if (standing.kind === 'movedOn') {
          // The list that opens now must not show the order as it was.
          await dispatch(loadOrders());
          if (isOver()) return;
          dispatch(orderLookedUp({ orderId, standing }));
          extra.navigator.replace(routes.orders);
          return;
        }
      }
    },
  });
}

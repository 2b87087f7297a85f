import type { AppStartListening, RootState } from '../../app/types';
import { routes } from '../../lib/routes';
import { loadOrders } from '../checkout';
import { pollStanding } from './orderStanding';
import { orderLookedUp, watchEnded } from './paymentSlice';

/** After this time the shop stops looking the order up by itself, in milliseconds. */
export const POLLING_TIMEOUT = 10 * 60_000;

/** Often at first, when most shoppers pay, then less often, so that a forgotten page costs the server little. */
const shortIntervals = [
  { until: 60_000, interval: 5_000 },
  { until: 3 * 60_000, interval: 10_000 },
] as const;
const LAST_INTERVAL = 30_000;

/** The time until the next look-up of an order that has been polled for `elapsed`, in milliseconds. */
export function pollingInterval(elapsed: number): number {
  return shortIntervals.find(({ until }) => elapsed < until)?.interval ?? LAST_INTERVAL;
}

/** The order that is polled; '' for none. */
function polledOrder({ payment }: RootState): string {
  return 'isWatched' in payment && payment.isWatched ? payment.orderId : '';
}

/**
 * Polls the order while its QR code is shown or a payment app is open, and not while the tab is hidden: opens the
 * orders once it no longer waits for a payment.
 */
export function addOrderPollingListener(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, current, previous) => polledOrder(current) !== '' && polledOrder(previous) === '',
    effect: async (_action, api) => {
      const { dispatch, extra, getState, delay, pause, cancelActiveListeners } = api;
      cancelActiveListeners();
      const orderId = polledOrder(getState());
      const startedAt = Date.now();
      const isOver = (): boolean => orderId === '' || polledOrder(getState()) !== orderId;
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
        if (Date.now() - startedAt >= POLLING_TIMEOUT) {
          dispatch(watchEnded());
          return;
        }
      }
    },
  });
}

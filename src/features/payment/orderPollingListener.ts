import type { AppStartListening, RootState } from '../../app/types';
import { routes } from '../../lib/routes';
import { POLLING_TIMEOUT, pollingInterval } from './orderPolling';
import { loadOrders } from '../checkout';
import { pollStanding } from './orderStanding';
import { orderLookedUp, watchEnded } from './paymentSlice';

/** The order that is polled; '' for none. */
function polledOrder({ payment }: RootState): string {
  // Stryker disable next-line ConditionalExpression: A state without isWatched is not watched either; the check is there for the type.
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
        // Stryker disable next-line ConditionalExpression: another check follows; the tests see after the last that nothing was sent.
        if (isOver()) return;
        if (!extra.page.isVisible()) await pause(tabVisible());
        // Stryker disable next-line ConditionalExpression: another check follows; the tests see after the last that nothing was sent.
        if (isOver()) return;
        const standing = await pollStanding(api, orderId);
        // Stryker disable next-line ConditionalExpression: another check follows; the tests see after the last that nothing was sent.
        if (isOver()) return;
        if (standing.kind === 'movedOn') {
          // The list that opens now must not show the order as it was.
          await dispatch(loadOrders());
          // Stryker disable next-line ConditionalExpression: another check follows; the tests see after the last that nothing was sent.
          if (isOver()) return;
          dispatch(orderLookedUp({ orderId, standing }));
          extra.navigator.replace(routes.orders);
          return;
        }
        // Stryker disable next-line EqualityOperator: A look of one millisecond later, and tests do not measure time.
        if (Date.now() - startedAt >= POLLING_TIMEOUT) {
          dispatch(watchEnded());
          return;
        }
      }
    },
  });
}

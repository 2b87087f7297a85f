import type { Order } from '../../api/models/types';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppListenerApi, AppStartListening } from '../../app/types';
import { REQUEST_TIMEOUT } from '../../lib/constants';
import { orderStatusKind } from '../../lib/orderStatus';
import { routes } from '../../lib/routes';
import { type LookupResult, loadOrder, loadOrders, LOOKUP_INTERVAL, selectOrderContact } from '../checkout';
import { type OrderStanding, orderLookedUp, polledOrder } from './paymentSlice';

type LookupApi = Pick<AppListenerApi, 'delay' | 'dispatch' | 'getState'>;

/** An order that the server does not list counts as one that still waits for its payment. */
function toStanding(result: LookupResult<Order>): OrderStanding {
  if (result.kind !== 'found') return { kind: result.kind === 'none' ? 'waiting' : 'unknown' };
  const { status } = result.value;
  return orderStatusKind(status) === 'pending' ? { kind: 'waiting' } : { kind: 'movedOn', status };
}

/**
 * The phone or email to track an order with: what this page knows, else the account's email, so that one order is asked
 * for and not the whole list; '' where it cannot be found out.
 */
async function findContact({ dispatch, getState }: LookupApi, orderId: string): Promise<string> {
  const known = selectOrderContact(getState(), orderId);
  if (known !== '') return known;
  const account = await dispatch(
    storefrontApi.endpoints.getAccountInfo.initiate(undefined, { subscribe: false }),
  );
  return account.data?.email ?? '';
}

export async function pollStanding(api: LookupApi, orderId: string): Promise<OrderStanding> {
  const contactInfo = await findContact(api, orderId);
  return toStanding(await api.dispatch(loadOrder({ orderId, contactInfo })));
}

/**
 * Looks an order up, up to `attempts` times where the server may not have finished a payment yet, and no more after as long
 * as a request may take.
 */
export async function lookUpStanding(
  { dispatch, getState, delay }: LookupApi,
  orderId: string,
  attempts = 1,
): Promise<OrderStanding> {
  const wanted = { orderId, contactInfo: selectOrderContact(getState(), orderId) };
  const end = Date.now() + REQUEST_TIMEOUT;
  let standing = toStanding(await dispatch(loadOrder(wanted)));
  for (let attempt = 1; attempt < attempts && standing.kind !== 'movedOn' && Date.now() < end; attempt += 1) {
    await delay(LOOKUP_INTERVAL);
    standing = toStanding(await dispatch(loadOrder(wanted)));
  }
  return standing;
}

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
    predicate: (_action, current, previous) => polledOrder(current.payment) !== polledOrder(previous.payment),
    effect: async (_action, api) => {
      const { dispatch, extra, getState, delay, pause, cancelActiveListeners } = api;
      // Ends what this one follows, wherever it waits.
      cancelActiveListeners();
      const orderId = polledOrder(getState().payment);
      if (orderId === '') return;
      const startedAt = Date.now();
      const tabVisible = (): Promise<void> =>
        new Promise((resolve) => {
          const stop = extra.page.onVisible(() => {
            stop();
            resolve();
          });
        });
      for (;;) {
        await delay(pollingInterval(Date.now() - startedAt));
        if (!extra.page.isVisible()) await pause(tabVisible());
        const standing = await pause(pollStanding(api, orderId));
        if (standing.kind === 'movedOn') {
          // The list that opens now must not show the order as it was.
          await pause(dispatch(loadOrders()));
          dispatch(orderLookedUp({ orderId, standing }));
          extra.navigator.replace(routes.orders);
          return;
        }
      }
    },
  });
}

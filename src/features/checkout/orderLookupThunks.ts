import { isApiError, isRefusal } from '../../api/apiError';
import type { Order } from '../../api/models/types';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppDispatch } from '../../app/types';

/**
 * Look-ups for calls whose answer never came: the server may have acted all the same, so the shop asks for the orders
 * before it says that something failed.
 */

/** The time between two look-ups, for a server that has not finished yet, in milliseconds. */
export const LOOKUP_INTERVAL = 1500;

/** What a look-up finds; 'unknown' where the orders cannot be loaded. */
export type LookupResult<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' };

type Thunk<Result> = (dispatch: AppDispatch) => Promise<Result>;

/** Loads the shopper's orders, past the cache; null where they cannot be loaded. Never throws. */
export function loadOrders(): Thunk<readonly Order[] | null> {
  return async (dispatch) => {
    // A request that is already running began before what is to be found out.
    await dispatch(storefrontApi.util.getRunningQueryThunk('listOrders', undefined));
    const result = await dispatch(
      storefrontApi.endpoints.listOrders.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    return result.isSuccess ? result.data : null;
  };
}

/**
 * Loads one order, past the cache: by its number where the phone or email is known, '' for neither, else among all orders;
 * 'none' where the server does not list it. Never throws.
 */
export function loadOrder(
  wanted: Readonly<Record<'orderId' | 'contactInfo', string>>,
): Thunk<LookupResult<Order>> {
  return async (dispatch) => {
    if (wanted.contactInfo !== '') {
      const result = await dispatch(
        storefrontApi.endpoints.trackOrder.initiate(wanted, { forceRefetch: true, subscribe: false }),
      );
      if (result.isSuccess && result.data !== null) return { kind: 'found', value: result.data };
      const isDenied = isApiError(result.error) && isRefusal(result.error);
      if (!result.isSuccess && !isDenied) return { kind: 'unknown' };
    }
    const orders = await dispatch(loadOrders());
    const order = orders?.find(({ id }) => id === wanted.orderId);
    if (order !== undefined) return { kind: 'found', value: order };
    return { kind: orders === null ? 'unknown' : 'none' };
  };
}

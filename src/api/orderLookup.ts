import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from './apiError';
import { isApiError } from './apiError';
import type { Order } from './models/types';
import { storefrontApi } from './storefrontApi';

/**
 * Finding out what became of a call whose answer never came: the server may have acted all the same, so the
 * shop asks for the orders before it says that something failed.
 */

/** How long the server gets to finish what it was doing before it is asked once more, in milliseconds. */
export const LOOK_AGAIN_AFTER = 1500;

/** What the orders say: what was looked for, that it is not there, or nothing because they cannot be had. */
export type Finding<T> =
  { readonly kind: 'found'; readonly value: T } | { readonly kind: 'none' } | { readonly kind: 'unknown' };

type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Asks the server for the shopper's orders, now; null where they cannot be had. Never throws. */
export async function loadOrders(dispatch: ApiDispatch): Promise<readonly Order[] | null> {
  // An answer that is on its way was asked for before whatever is to be found out.
  await dispatch(storefrontApi.util.getRunningQueryThunk('listOrders', undefined));
  const answer = await dispatch(
    storefrontApi.endpoints.listOrders.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  return answer.isSuccess ? answer.data : null;
}

/** Which order to look up, and what the store knows its shopper by: a phone or an email, '' for neither. */
export interface WantedOrder {
  readonly orderId: string;
  readonly contactInfo: string;
}

/**
 * Asks the server for one order, now: by its number where the shopper's phone or email is known, else among all
 * orders; 'none' where the store does not name it. Never throws.
 */
export async function loadOrder(dispatch: ApiDispatch, wanted: WantedOrder): Promise<Finding<Order>> {
  if (wanted.contactInfo !== '') {
    const answer = await dispatch(
      storefrontApi.endpoints.trackOrder.initiate(wanted, { forceRefetch: true, subscribe: false }),
    );
    if (answer.isSuccess && answer.data !== null) return { kind: 'found', value: answer.data };
    const isDenied = isApiError(answer.error) && isRefusal(answer.error);
    if (!answer.isSuccess && !isDenied) return { kind: 'unknown' };
  }
  const orders = await loadOrders(dispatch);
  const order = orders?.find(({ id }) => id === wanted.orderId);
  if (order !== undefined) return { kind: 'found', value: order };
  return { kind: orders === null ? 'unknown' : 'none' };
}

/** How to look through the orders. */
export interface Lookup<T> {
  readonly dispatch: ApiDispatch;
  /** Resolves after so many milliseconds. */
  readonly wait: (time: number) => Promise<unknown>;
  /** Picks what is looked for; null where it is not there. */
  readonly find: (orders: readonly Order[]) => T | null;
  /** How often to look at most. */
  readonly looks: number;
}

/** Looks for something in the shopper's orders, more than once where the server may still be at it. */
export async function lookThroughOrders<T>({ dispatch, wait, find, looks }: Lookup<T>): Promise<Finding<T>> {
  let finding: Finding<T> = { kind: 'unknown' };
  for (let look = 0; look < looks; look += 1) {
    if (look > 0) await wait(LOOK_AGAIN_AFTER);
    const orders = await loadOrders(dispatch);
    const value = orders === null ? null : find(orders);
    if (value !== null) return { kind: 'found', value };
    finding = { kind: orders === null ? 'unknown' : 'none' };
  }
  return finding;
}

/**
 * Whether the server has said no, so that it certainly did not act: a refusal in the 400s. A cut line, a server
 * that broke and an answer that nobody can read leave it open.
 */
export function isRefusal(error: ApiError): boolean {
  return error.kind === 'http' && error.status >= 400 && error.status < 500 && error.status !== 408;
}

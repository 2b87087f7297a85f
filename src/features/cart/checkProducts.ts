import { isApiError, isGone } from '../../api/apiError';
import type { CheckedProduct } from '../../api/models/types';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppDispatch, AppListenerApi, RootState } from '../../app/types';
import { ownValue } from '../../lib/untrusted';
import { productsChecked } from './cartSlice';

type CheckApi = Pick<AppListenerApi, 'condition' | 'dispatch' | 'getState' | 'pause' | 'signal'>;

/** How long the store's word on a product counts, in milliseconds. */
const CHECKED_FOR = 60 * 60_000;
/** How many products are asked for at a time. */
const AT_A_TIME = 4;

/** Ids of the products in the cart that the store has not been asked for in the last hour. */
function uncheckedIds({ cart }: RootState, now: number): readonly string[] {
  const ids = [...new Set(cart.lines.map(({ id }) => id))];
  return ids.filter((id) => now - (ownValue(cart.checked, id)?.at ?? -Infinity) >= CHECKED_FOR);
}

/** Asks for one product; null where the answer says nothing of it. */
async function checkProduct(dispatch: AppDispatch, id: string, at: number): Promise<CheckedProduct | null> {
  const { data, error } = await dispatch(
    storefrontApi.endpoints.getProduct.initiate({ id }, { forceRefetch: true, subscribe: false }),
  );
  // A failed request leaves the answer of an earlier one.
  if (isApiError(error)) return isGone(error) ? { at, price: null, hasSizes: false } : null;
  // An answer about another product says nothing of this one.
  if (data?.id !== id) return null;
  const { price, originalPrice, sizes } = data;
  return { at, price, originalPrice, hasSizes: sizes.length > 0, sizes };
}

/**
 * Asks again for the products of the cart, a few at a time: prices change, and products are sold out while a cart waits.
 * Begins once the stored cart has been read; ends early when its listener is cancelled.
 */
export async function checkProducts(api: CheckApi): Promise<void> {
  const { condition, dispatch, getState, pause, signal } = api;
  if (getState().cart.status === 'loading') await condition((_, { cart }) => cart.status === 'ready');
  const now = Date.now();
  const ids = uncheckedIds(getState(), now);
  for (let start = 0; start < ids.length && !signal.aborted; start += AT_A_TIME) {
    const group = ids.slice(start, start + AT_A_TIME);
    const answers = await pause(
      Promise.all(group.map(async (id) => [id, await checkProduct(dispatch, id, now)] as const)),
    );
    const known = answers.flatMap(([id, checked]) => (checked === null ? [] : [[id, checked] as const]));
    if (known.length > 0) dispatch(productsChecked(Object.fromEntries(known)));
  }
}

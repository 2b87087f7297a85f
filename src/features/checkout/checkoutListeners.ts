import { endpointFailed } from '../../api/outcomes';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppStartListening, OutsideWorld } from '../../app/types';
import { routes } from '../../lib/routes';
import { toastShown } from '../notifications/notificationsSlice';
import type { RefusalReason } from './checkoutSlice';
import { draftRestored, submitRefused } from './checkoutSlice';
import { checkoutTexts } from './checkoutTexts';
import type { ShippingAddress } from './shippingAddress';
import { readAddress } from './shippingAddress';

/** Local storage key of the shipping address that is being typed. */
export const CHECKOUT_DRAFT_KEY = 'checkout_draft';

const refusals = {
  cartEmpty: { title: checkoutTexts.cartEmptyTitle, message: checkoutTexts.cartEmpty },
  blankFields: { title: checkoutTexts.fieldsTitle, message: checkoutTexts.fields },
} as const satisfies Record<RefusalReason, { title: string; message: string }>;

function readDraft({ deviceStorage }: OutsideWorld): ShippingAddress | null {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(CHECKOUT_DRAFT_KEY) ?? 'null');
    return readAddress(stored);
  } catch {
    // Blocked storage, or text that nobody can read: the shopper types it again.
    return null;
  }
}

/** Reads the stored draft of the shipping address. Dispatch the result once, at start. Never throws. */
export function restoreCheckoutDraft(world: OutsideWorld) {
  return draftRestored(readDraft(world));
}

/**
 * Moves on to the payment once an order exists, says so when none does (specification, section 8) or when
 * something is missing (section 5), and keeps the draft on the device.
 */
export function addCheckoutListeners(startListening: AppStartListening): void {
  const { createOrder } = storefrontApi.endpoints;
  const failure = toastShown.bind(null, {
    variant: 'destructive',
    title: checkoutTexts.failedTitle,
    message: checkoutTexts.failed,
  });

  startListening({
    matcher: createOrder.matchFulfilled,
    effect: ({ payload: orderId }, { dispatch, extra }) => {
      if (orderId === '') {
        dispatch(failure());
        return;
      }
      dispatch(toastShown({ title: checkoutTexts.createdTitle, message: checkoutTexts.created }));
      extra.navigator.push(routes.payment(orderId));
    },
  });

  startListening({
    matcher: endpointFailed(createOrder),
    effect: (_action, { dispatch }) => {
      dispatch(failure());
    },
  });

  startListening({
    actionCreator: submitRefused,
    effect: ({ payload: { reason } }, { dispatch }) => {
      dispatch(toastShown({ variant: 'destructive', ...refusals[reason] }));
    },
  });

  startListening({
    predicate: (action, current, previous) =>
      current.checkout.draft !== previous.checkout.draft && !draftRestored.match(action),
    effect: (_action, { getState, extra: { deviceStorage } }) => {
      const { draft } = getState().checkout;
      try {
        if (draft === null) deviceStorage.removeItem(CHECKOUT_DRAFT_KEY);
        else deviceStorage.setItem(CHECKOUT_DRAFT_KEY, JSON.stringify(draft));
      } catch {
        // A device that keeps nothing costs the shopper only what a reload would have saved.
      }
    },
  });
}

import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import { nanoid } from '@reduxjs/toolkit';
import { isApiError } from '../../api/apiError';
import { isRefusal, loadOrders, lookThroughOrders } from '../../api/orderLookup';
import { endpointFailed } from '../../api/outcomes';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppDispatch, AppStartListening, OutsideWorld, RootState } from '../../app/types';
import { readNote, writeNote } from '../../lib/deviceNotes';
import { routes } from '../../lib/routes';
import { readText } from '../../lib/untrusted';
import { signedOut } from '../auth/authSlice';
import { linesOrdered } from '../cart/cartSlice';
import { toastShown } from '../notifications/notificationsSlice';
import type { RefusalReason } from './checkoutSlice';
import {
  attemptFound,
  draftRestored,
  opened,
  orderFound,
  orderNotFound,
  orderUnconfirmed,
  submitRefused,
  submitted,
} from './checkoutSlice';
import { checkoutTexts } from './checkoutTexts';
import type { OrderAttempt } from './orderAttempt';
import { countItems, findAttempted, isSameItems, toOrderAttempt } from './orderAttempt';
import { readAddress } from './shippingAddress';

/** Local storage key of the order that is on its way. */
export const CHECKOUT_ATTEMPT_KEY = 'checkout_attempt';

/** How often the orders are looked through at most for one without an answer. */
const LOOKS = 2;

/** Local storage key of the shipping address that is being typed. */
export const CHECKOUT_DRAFT_KEY = 'checkout_draft';

/** Local storage key of the mark of who signed in last: the draft is shown to nobody else. */
export const CHECKOUT_OWNER_KEY = 'checkout_owner';

const refusals = {
  cartEmpty: { title: checkoutTexts.cartEmptyTitle, message: checkoutTexts.cartEmpty },
  blankFields: { title: checkoutTexts.fieldsTitle, message: checkoutTexts.fields },
} as const satisfies Record<RefusalReason, { title: string; message: string }>;

/** Reads the stored draft of the shipping address and whose it is. Dispatch the result once, at start. Never throws. */
export function restoreCheckoutDraft({ deviceStorage }: OutsideWorld) {
  return draftRestored({
    draft: readAddress(readNote(deviceStorage, CHECKOUT_DRAFT_KEY)),
    owner: readText(readNote(deviceStorage, CHECKOUT_OWNER_KEY)),
  });
}

type CheckoutListenerApi = ListenerEffectAPI<RootState, AppDispatch, OutsideWorld>;

function readAttempt({ deviceStorage }: OutsideWorld): OrderAttempt | null {
  return toOrderAttempt(readNote(deviceStorage, CHECKOUT_ATTEMPT_KEY));
}

/** The order that is about to be sent: what is in the cart, and which orders there are already. */
function toAttempt(state: RootState): OrderAttempt {
  const { data: orders } = storefrontApi.endpoints.listOrders.select(undefined)(state);
  return {
    items: countItems(state.cart.lines),
    knownOrders: orders?.map(({ id }) => id) ?? [],
    sentAt: Date.now(),
  };
}

/**
 * Whether an order that had no answer does not exist. If it does, the checkout moves on with it; if nobody can
 * say, the checkout says that.
 */
async function isCertainlyMissing(
  { dispatch, delay, extra, getState }: CheckoutListenerApi,
  attempt: OrderAttempt,
): Promise<boolean> {
  const finding = await lookThroughOrders({
    dispatch,
    wait: delay,
    find: (orders) => findAttempted(orders, attempt),
    looks: LOOKS,
  });
  if (finding.kind === 'unknown') {
    dispatch(orderUnconfirmed());
    return false;
  }
  writeNote(extra.deviceStorage, CHECKOUT_ATTEMPT_KEY, null);
  if (finding.kind === 'none') return true;
  const isCartOrdered = isSameItems(countItems(getState().cart.lines), attempt.items);
  dispatch(orderFound({ orderId: finding.value.id, isCartOrdered }));
  return false;
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

  function goOnToPayment(
    { dispatch, extra }: Pick<CheckoutListenerApi, 'dispatch' | 'extra'>,
    orderId: string,
  ) {
    dispatch(toastShown({ title: checkoutTexts.createdTitle, message: checkoutTexts.created }));
    extra.navigator.push(routes.payment(orderId));
  }

  function takeOutCart({ dispatch, getState }: Pick<CheckoutListenerApi, 'dispatch' | 'getState'>) {
    dispatch(linesOrdered({ purchaseId: nanoid(), lines: getState().cart.lines }));
  }

  startListening({
    actionCreator: submitted,
    effect: async ({ payload: request }, api) => {
      const { dispatch, extra, getOriginalState, getState } = api;
      // Only the event that moved the checkout places an order.
      if (getOriginalState().checkout.status !== 'open' || getState().checkout.status !== 'placing') return;
      await extra.tabLock.hold('checkout', async (hasWaited) => {
        const earlier = readAttempt(extra);
        const attempt = toAttempt(getState());
        // An order without an answer, or another tab that has just placed one: the same order is not placed twice.
        if ((hasWaited || earlier !== null) && !(await isCertainlyMissing(api, earlier ?? attempt))) return;
        writeNote(extra.deviceStorage, CHECKOUT_ATTEMPT_KEY, attempt);
        const answer = await dispatch(
          createOrder.initiate({ createOrderRequestDto: request }, { fixedCacheKey: 'checkout' }),
        );
        const isAnswered =
          answer.error === undefined
            ? answer.data !== ''
            : isApiError(answer.error) && isRefusal(answer.error);
        if (isAnswered) writeNote(extra.deviceStorage, CHECKOUT_ATTEMPT_KEY, null);
        else if (await isCertainlyMissing(api, attempt)) dispatch(orderNotFound({ isOld: false }));
      });
    },
  });

  startListening({
    actionCreator: opened,
    effect: async (_action, api) => {
      const { dispatch, extra, getState } = api;
      if (getState().checkout.status !== 'open') return;
      const attempt = readAttempt(extra);
      if (attempt === null) {
        // What there is now is known, should an answer fail to come.
        await loadOrders(dispatch);
        return;
      }
      dispatch(attemptFound());
      if (await isCertainlyMissing(api, attempt)) dispatch(orderNotFound({ isOld: true }));
    },
  });

  startListening({
    matcher: createOrder.matchFulfilled,
    effect: ({ payload: orderId }, api) => {
      if (orderId === '') return;
      takeOutCart(api);
      goOnToPayment(api, orderId);
    },
  });

  startListening({
    actionCreator: orderFound,
    effect: ({ payload: { orderId, isCartOrdered } }, api) => {
      if (isCartOrdered) takeOutCart(api);
      goOnToPayment(api, orderId);
    },
  });

  startListening({
    matcher: endpointFailed(createOrder),
    effect: ({ payload: error }, { dispatch }) => {
      if (isRefusal(error)) dispatch(failure());
    },
  });

  startListening({
    actionCreator: orderNotFound,
    effect: ({ payload: { isOld } }, { dispatch }) => {
      if (!isOld) dispatch(failure());
    },
  });

  startListening({
    actionCreator: orderUnconfirmed,
    effect: (_action, { dispatch }) => {
      dispatch(
        toastShown({
          variant: 'destructive',
          title: checkoutTexts.unconfirmedTitle,
          message: checkoutTexts.unconfirmed,
        }),
      );
    },
  });

  startListening({
    actionCreator: signedOut,
    effect: (_action, { extra }) => writeNote(extra.deviceStorage, CHECKOUT_ATTEMPT_KEY, null),
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
      writeNote(deviceStorage, CHECKOUT_DRAFT_KEY, getState().checkout.draft);
    },
  });

  startListening({
    predicate: (action, current, previous) =>
      current.checkout.owner !== previous.checkout.owner && !draftRestored.match(action),
    effect: (_action, { getState, extra: { deviceStorage } }) => {
      const { owner } = getState().checkout;
      writeNote(deviceStorage, CHECKOUT_OWNER_KEY, owner === '' ? null : owner);
      // Whoever signs in has not sent what somebody else did.
      writeNote(deviceStorage, CHECKOUT_ATTEMPT_KEY, null);
    },
  });
}

import { isAnyOf } from '@reduxjs/toolkit';
import { storefrontApi } from '../../api/storefrontApi';
import { cartTexts } from '../../features/cart/cartTexts';
import { checkoutPressed, lineEvents } from '../../features/cart/cartEvents';
import { lineName, removedText } from '../../features/cart/cartLine';
import { choiceChanged, sizeMissed } from '../../features/catalog/catalogEvents';
import { contactTexts } from '../../features/contact/contactTexts';
import { notificationsActions } from '../../features/notifications/notificationsSlice';
import { paymentActions } from '../../features/payment/paymentSlice';
import { paymentTexts } from '../../features/payment/paymentTexts';
import { checkoutActions } from '../../features/checkout/checkoutSlice';
import { PAGE_STARTED, type PartHead, type TracedAction } from '../trace';
import { lineKey } from '../../lib/lineChoice';
import { paths } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { fieldsOf } from '../../lib/untrusted';
import type { ShippingAddress } from '../../lib/shippingAddress';
import { locationActions } from '../../features/location/locationSlice';
import type { RootState } from '../../app/types';
import type { ReplayedTrace } from './comparison';
import { tellTrace } from './storyLines';

/** What a shopper did, or saw then. */
type ShopperStep =
  | { readonly kind: 'open' | 'goTo'; readonly address: string }
  | { readonly kind: 'reload' | 'back' | 'addFromPage' | 'payAtBank' | 'sendMessage' }
  /** The shop led to an address. */
  | { readonly kind: 'arrive'; readonly pathname: string }
  | { readonly kind: 'addFromCard'; readonly name: string }
  /** `button` is its accessible name. */
  | { readonly kind: 'press'; readonly button: string }
  | { readonly kind: 'choose'; readonly what: 'size' | 'color'; readonly value: string }
  /** `label` is that of the quantity's field, within its buttons' names. */
  | { readonly kind: 'changeQuantity'; readonly label: string; readonly difference: number }
  | { readonly kind: 'register'; readonly email: string }
  | { readonly kind: 'signIn'; readonly email: string; readonly succeeds: boolean }
  | { readonly kind: 'placeOrder'; readonly address: ShippingAddress }
  /** `method` is one of the sandbox's. */
  | { readonly kind: 'pay'; readonly method: string }
  | { readonly kind: 'trackOrder'; readonly orderId: string }
  | { readonly kind: 'see'; readonly message: string };

export type TestStep = ShopperStep & { readonly text: string };

export type TestSteps = ReturnType<typeof readTestSteps>;

const { authorizeUser, registerUser, submitPayment, trackOrder } = storefrontApi.endpoints;

/** The sandbox's method of payment that has an outcome. */
const methodOf = {
  redirectPost: 'card',
  redirect: 'net-banking',
  deeplink: 'upi-app',
  qrText: 'upi-qr',
  qrImage: 'qr-image',
  completed: 'cash-on-delivery',
  failed: 'card-declined',
} as const;

/** Numbers in messages, such as those of orders, may differ from run to run. */
const CHANGES_EACH_TIME = /\d{3,}/;

interface Context {
  readonly later: readonly TracedAction[];
  readonly before: RootState;
  /** Whether the shop navigates by itself after what the shopper did last. */
  readonly isLed: boolean;
  /** Numbers of orders that were placed in this trace: the server gives others to the next one. */
  readonly placed: ReadonlySet<string>;
}

type Reader = (action: TracedAction, context: Context) => ShopperStep | null;

/** Reads the actions that an action creator or a call recognises. */
function on<Action>(
  match: (action: unknown) => action is Action,
  read: (action: Action, context: Context) => ShopperStep | null,
): Reader {
  return (action, context) => (match(action) ? read(action, context) : null);
}

function lineOf({ cart }: RootState, key: string) {
  return cart.lines.find((each) => lineKey(each) === key);
}

const readers: readonly Reader[] = [
  on(locationActions.changed.match, ({ payload: { location, kind } }, { before, isLed, placed }) => {
    const address = `${location.pathname}${location.search}`.replace(/[?&]trace=1\b/, '');
    const here = before.location.location;
    if (here.key === 'default') return isLed ? null : { kind: 'open', address };
    if (kind === 'POP') return location.key === here.key ? null : { kind: 'back' };
    if (isLed || kind === 'REPLACE' || [...placed].some((id) => address.includes(id))) {
      return location.pathname === here.pathname ? null : { kind: 'arrive', pathname: location.pathname };
    }
    return { kind: 'goTo', address };
  }),

  on(lineEvents.lineAdded.match, ({ payload: { line, from } }) =>
    from === 'productPage' ? { kind: 'addFromPage' } : { kind: 'addFromCard', name: line.name },
  ),
  on(lineEvents.lineQuantityChanged.match, ({ payload: { key, quantity } }, { before }) => {
    const line = lineOf(before, key);
    if (line === undefined) return null;
    const label = `quantity of ${lineName(line)}`;
    return { kind: 'changeQuantity', label, difference: quantity - line.quantity };
  }),
  on(lineEvents.lineRemoved.match, ({ payload: { key } }, { before }) => {
    const line = lineOf(before, key);
    return { kind: 'press', button: cartTexts.removeLine(line === undefined ? '' : lineName(line)) };
  }),
  on(lineEvents.removalUndone.match, ({ payload: { removalId } }, { before }) => {
    const removal = before.cart.removals.find(({ id }) => id === removalId);
    return { kind: 'press', button: cartTexts.undoRemoval(removedText(removal?.lines ?? [])) };
  }),
  on(checkoutPressed.match, () => ({ kind: 'press', button: cartTexts.checkout })),

  on(sizeMissed.match, ({ payload: { isOnPage } }) => (isOnPage ? { kind: 'addFromPage' } : null)),
  on(choiceChanged.match, ({ payload: { isOnPage, size, color, quantity, quantityBefore } }) => {
    if (!isOnPage) return null;
    if (size !== undefined) return { kind: 'choose', what: 'size', value: size };
    if (color !== undefined) return { kind: 'choose', what: 'color', value: color };
    return { kind: 'changeQuantity', label: 'quantity', difference: (quantity ?? 1) - quantityBefore };
  }),

  on(registerUser.matchPending, ({ meta }) => ({
    kind: 'register',
    email: meta.arg.originalArgs.registerRequestDto.email,
  })),
  on(authorizeUser.matchPending, ({ meta }, { later }) => {
    const { email } = meta.arg.originalArgs.authorizeRequestDto;
    const answer = later.find(isAnyOf(authorizeUser.matchFulfilled, authorizeUser.matchRejected));
    return { kind: 'signIn', email, succeeds: authorizeUser.matchFulfilled(answer) };
  }),

  on(checkoutActions.submitted.match, ({ payload: { address } }) => ({ kind: 'placeOrder', address })),
  on(paymentActions.submitted.match, (_action, { later }) => {
    const answer = later.find(isAnyOf(submitPayment.matchFulfilled, submitPayment.matchRejected));
    if (submitPayment.matchFulfilled(answer)) return { kind: 'pay', method: methodOf[answer.payload.kind] };
    return { kind: 'pay', method: methodOf[answer === undefined ? 'qrText' : 'failed'] };
  }),
  on(paymentActions.formReopened.match, (_action, { before }) => ({
    kind: 'press',
    button: before.payment.status === 'failed' ? actions.tryAgain : paymentTexts.otherWay,
  })),

  on(trackOrder.matchPending, ({ meta }, { before }) =>
    before.location.location.pathname === paths.trackOrder
      ? { kind: 'trackOrder', orderId: meta.arg.originalArgs.orderId }
      : null,
  ),
  on(notificationsActions.toastShown.match, ({ payload: { variant, message } }) => {
    if (message === contactTexts.sent.message) return { kind: 'sendMessage' };
    return variant === 'success' && !CHANGES_EACH_TIME.test(message) ? { kind: 'see', message } : null;
  }),
  ({ type, payload }) => {
    const { reason } = fieldsOf<PartHead>(type === PAGE_STARTED ? payload : null);
    return reason === 'bank' ? { kind: 'payAtBank' } : reason === 'reload' ? { kind: 'reload' } : null;
  },
];

/** What the shop answers with a navigation of its own. */
const leading: ReadonlySet<ShopperStep['kind']> = new Set([
  'addFromPage',
  'register',
  'signIn',
  'placeOrder',
  'payAtBank',
  'reload',
]);

/**
 * What a shopper did in a trace. What was typed in secret, and failures that the sandbox does not have, cannot be done
 * again.
 */
export function readTestSteps({ trace, states }: ReplayedTrace) {
  const { actions } = trace;
  const lines = tellTrace(trace, states);
  const steps: TestStep[] = [];
  const start = states[0]?.location.location;
  if (start !== undefined && start.key !== 'default') {
    // The recording began on a page that was open already.
    const address = `${start.pathname}${start.search}`;
    steps.push({ kind: 'open', address, text: lines[0]?.text ?? address });
  }
  let isLed = false;
  const placed = new Set(
    actions.filter(checkoutActions.orderPlaced.match).map(({ payload }) => payload.orderId),
  );
  for (const [index, action] of actions.entries()) {
    const before = states[index];
    if (before === undefined) break;
    const context: Context = { later: actions.slice(index + 1), before, isLed, placed };
    const step = readers.map((read) => read(action, context)).find((found) => found !== null);
    if (step === undefined) continue;
    if (step.kind === 'see' && steps.at(-1)?.kind === 'see') continue;
    if (step.kind !== 'see') {
      isLed = leading.has(step.kind) || checkoutPressed.match(action);
    }
    steps.push({ ...step, text: lines[index + 1]?.text ?? action.type });
  }
  const isRefused = steps.some((step) => step.kind === 'signIn' && !step.succeeds);
  /** `noise`: regular expressions, as source, of what the console says in this trace. */
  return { steps, noise: isRefused ? ['/status of 401/'] : [] };
}

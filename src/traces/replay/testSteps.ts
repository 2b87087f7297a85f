import { storefrontApi } from '../../api/storefrontApi';
import { cartTexts } from '../../features/cart/cartTexts';
import { checkoutPressed, lineEvents } from '../../features/cart/cartEvents';
import { lineName } from '../../features/cart/cartLine';
import { choiceChanged, sizeMissed } from '../../features/catalog/catalogEvents';
import { contactTexts } from '../../features/contact/contactTexts';
import { notificationsActions } from '../../features/notifications/notificationsSlice';
import { paymentActions } from '../../features/payment/paymentSlice';
import { paymentTexts } from '../../features/payment/paymentTexts';
import { checkoutActions } from '../../features/checkout/checkoutSlice';
import type { PartHead, Trace, TracedAction } from '../trace';
import { PAGE_STARTED } from '../traceParts';
import { lineKey } from '../../lib/lineChoice';
import { paths } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { fieldsOf } from '../../lib/untrusted';
import type { ShippingAddress } from '../../lib/shippingAddress';
import { locationActions } from '../../features/location/locationSlice';
import type { RootState } from '../../app/types';
import type { StoryLine } from './storyLines';

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

/** A step with the sentence that says it. */
export type TestStep = ShopperStep & { readonly text: string };

/** What a shopper did, for a test that does it again. */
export interface TestSteps {
  readonly steps: readonly TestStep[];
  /** Regular expressions, as source, of what the console says in this trace. */
  readonly noise: readonly string[];
}

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
  readonly actions: readonly TracedAction[];
  readonly index: number;
  readonly before: RootState;
  /** Whether the shop navigates by itself after what the shopper did last. */
  readonly isLed: boolean;
  /** Numbers of orders that were placed in this trace: the server gives others to the next one. */
  readonly placed: ReadonlySet<string>;
}

/** The first later action that a function accepts; undefined for none. */
function later<T>({ actions, index }: Context, read: (action: TracedAction) => T | undefined): T | undefined {
  for (const action of actions.slice(index + 1)) {
    const found = read(action);
    if (found !== undefined) return found;
  }
  return undefined;
}

function stepOfNavigation(action: TracedAction, { before, isLed, placed }: Context): ShopperStep | null {
  if (!locationActions.changed.match(action)) return null;
  const { location, kind } = action.payload;
  const address = `${location.pathname}${location.search}`.replace(/[?&]trace=1\b/, '');
  const here = before.location.location;
  if (here.key === 'default') return isLed ? null : { kind: 'open', address };
  if (kind === 'POP') return location.key === here.key ? null : { kind: 'back' };
  if (isLed || kind === 'REPLACE' || [...placed].some((id) => address.includes(id))) {
    return location.pathname === here.pathname ? null : { kind: 'arrive', pathname: location.pathname };
  }
  return { kind: 'goTo', address };
}

function stepInCart(action: TracedAction, { before }: Context): ShopperStep | null {
  const lineOf = (key: string) => before.cart.lines.find((each) => lineKey(each) === key);
  if (lineEvents.lineAdded.match(action)) {
    const { line, from } = action.payload;
    return from === 'productPage' ? { kind: 'addFromPage' } : { kind: 'addFromCard', name: line.name };
  }
  if (lineEvents.lineQuantityChanged.match(action)) {
    const { key, quantity } = action.payload;
    const line = lineOf(key);
    if (line === undefined) return null;
    return {
      kind: 'changeQuantity',
      label: `quantity of ${lineName(line)}`,
      difference: quantity - line.quantity,
    };
  }
  if (lineEvents.lineRemoved.match(action)) {
    const line = lineOf(action.payload.key);
    return { kind: 'press', button: cartTexts.removeLine(line === undefined ? '' : lineName(line)) };
  }
  if (lineEvents.removalUndone.match(action)) return { kind: 'press', button: actions.undo };
  return checkoutPressed.match(action) ? { kind: 'press', button: cartTexts.checkout } : null;
}

function stepOnProduct(action: TracedAction): ShopperStep | null {
  if (sizeMissed.match(action)) return action.payload.isOnPage ? { kind: 'addFromPage' } : null;
  if (!choiceChanged.match(action) || !action.payload.isOnPage) return null;
  const { size, color, quantity, quantityBefore } = action.payload;
  if (size !== undefined) return { kind: 'choose', what: 'size', value: size };
  if (color !== undefined) return { kind: 'choose', what: 'color', value: color };
  return { kind: 'changeQuantity', label: 'quantity', difference: (quantity ?? 1) - quantityBefore };
}

function stepInAccount(action: TracedAction, context: Context): ShopperStep | null {
  if (registerUser.matchPending(action)) {
    return { kind: 'register', email: action.meta.arg.originalArgs.registerRequestDto.email };
  }
  if (authorizeUser.matchPending(action)) {
    const { email } = action.meta.arg.originalArgs.authorizeRequestDto;
    const succeeds = later(context, (each) =>
      authorizeUser.matchFulfilled(each) ? true : authorizeUser.matchRejected(each) ? false : undefined,
    );
    return { kind: 'signIn', email, succeeds: succeeds === true };
  }
  return null;
}

function stepAtCheckout(action: TracedAction, context: Context): ShopperStep | null {
  if (checkoutActions.submitted.match(action)) {
    return { kind: 'placeOrder', address: action.payload.address };
  }
  if (paymentActions.submitted.match(action)) {
    const outcome = later(context, (each) =>
      submitPayment.matchFulfilled(each)
        ? each.payload.kind
        : submitPayment.matchRejected(each)
          ? 'failed'
          : undefined,
    );
    return { kind: 'pay', method: methodOf[outcome ?? 'qrText'] };
  }
  if (paymentActions.formReopened.match(action)) {
    const hasFailed = context.before.payment.status === 'failed';
    return { kind: 'press', button: hasFailed ? actions.tryAgain : paymentTexts.otherWay };
  }
  return null;
}

function stepElsewhere(action: TracedAction, { before }: Context): ShopperStep | null {
  if (trackOrder.matchPending(action) && before.location.location.pathname === paths.trackOrder) {
    return { kind: 'trackOrder', orderId: action.meta.arg.originalArgs.orderId };
  }
  if (notificationsActions.toastShown.match(action)) {
    const { variant, message } = action.payload;
    if (message === contactTexts.sent.message) return { kind: 'sendMessage' };
    return variant === 'success' && !CHANGES_EACH_TIME.test(message) ? { kind: 'see', message } : null;
  }
  if (action.type !== PAGE_STARTED) return null;
  const { reason } = fieldsOf<PartHead>(action['payload']);
  return reason === 'bank' ? { kind: 'payAtBank' } : reason === 'reload' ? { kind: 'reload' } : null;
}

const readers = [
  stepOfNavigation,
  stepInCart,
  stepOnProduct,
  stepInAccount,
  stepAtCheckout,
  stepElsewhere,
] as const;

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
 * @param states the state of each step
 */
export function readTestSteps(
  { actions }: Trace,
  states: readonly RootState[],
  lines: readonly StoryLine[],
): TestSteps {
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
    const context: Context = { actions, index, before, isLed, placed };
    const step = readers.map((read) => read(action, context)).find((found) => found !== null);
    if (step === undefined) continue;
    if (step.kind === 'see' && steps.at(-1)?.kind === 'see') continue;
    if (step.kind !== 'see') {
      isLed = leading.has(step.kind) || checkoutPressed.match(action);
    }
    steps.push({ ...step, text: lines[index + 1]?.text ?? action.type });
  }
  const isRefused = steps.some((step) => step.kind === 'signIn' && !step.succeeds);
  return { steps, noise: isRefused ? ['/status of 401/'] : [] };
}

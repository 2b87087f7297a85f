import { apiStory, storyByName, type CallStory } from '../api/apiStory';
import { storefrontApi } from '../api/storefrontApi';
import { authStory } from '../features/auth/authStory';
import { cartStory } from '../features/cart/cartStory';
import { productDraftStory } from '../features/catalog/productDraftStory';
import { connectionStory } from '../features/connection/connectionStory';
import { deviceStory } from '../features/device/deviceStory';
import { diagnosticsStory } from '../features/diagnostics/diagnosticsStory';
import { wishlistStory } from '../features/wishlist/wishlistStory';
import { notificationsStory } from '../features/notifications/notificationsStory';
import { paymentStory } from '../features/payment/paymentStory';
import { checkoutStory, savedAddressStory } from '../features/checkout/checkoutStory';
import { searchStory } from '../features/search/searchStory';
import { PAGE_STARTED } from '../features/traces/traceParts';
import { replayTexts } from '../features/traces/traceTexts';
import { readReason, type PartHead, type TracedAction } from '../features/traces/trace';
import { noise, type Story, type ActionText } from '../lib/story';
import { fieldsOf } from '../lib/untrusted';
import { locationStory } from '../features/location/locationStory';
import type { RootState } from '../app/types';

const stories: readonly Story<RootState>[] = [
  locationStory,
  authStory,
  cartStory,
  productDraftStory,
  connectionStory,
  deviceStory,
  diagnosticsStory,
  wishlistStory,
  notificationsStory,
  paymentStory,
  checkoutStory,
  savedAddressStory,
  searchStory,
];

/** The part of the shop of actions that belong to none. */
const NO_PART = 'Inside';

/** RTK Query's own actions, and those of Redux, by the beginning of their type. None is a shopper's doing. */
const ownActions: readonly (readonly [beginning: string, text: string])[] = [
  ['api/config/middlewareRegistered', 'The API’s cache is ready'],
  ['api/internalSubscriptions/', 'Screens subscribed to answers, or no longer need them'],
  ['api/queries/removeQueryResult', 'Dropped an answer that no screen shows'],
  ['api/mutations/removeMutationResult', 'Dropped the result of a call that no screen shows'],
  ['api/', 'The API’s cache changed'],
  ['__rtkq/', 'The window or the connection changed'],
  ['@@', 'The store was made'],
];

const storyByType = new Map(
  stories.flatMap(({ part, describers }) =>
    [...describers].map(([type, describe]) => [type, { part, describe }] as const),
  ),
);

function describePageStart(payload: unknown): string {
  const { reason } = fieldsOf<PartHead>(payload);
  return replayTexts.pageStarts[readReason(reason)];
}

/** A sentence and its part of the shop. */
export interface Sentenced extends ActionText {
  readonly part: string;
}

/** What an action says; null for an action that this build has no sentence for. Not for calls of the API. */
export function describeAction(action: TracedAction, before: RootState): Sentenced | null {
  if (action.type === PAGE_STARTED) {
    return { text: describePageStart(action['payload']), kind: 'event', part: locationStory.part };
  }
  const own = ownActions.find(([beginning]) => action.type.startsWith(beginning));
  if (own !== undefined) return { ...noise(own[1]), part: NO_PART };
  const story = storyByType.get(action.type);
  if (story === undefined) return null;
  try {
    const described = story.describe(action, before);
    return typeof described === 'string'
      ? { text: described, kind: 'event', part: story.part }
      : { ...described, part: story.part };
  } catch {
    // The file's action is not what this build's action creator makes.
    return { text: action.type, kind: 'event', part: story.part };
  }
}

const ownStories: ReadonlyMap<string, CallStory> = new Map(Object.entries(apiStory));

/** What a call of the API says; null for a call that this build does not have. */
export function storyOfCall(endpoint: string): CallStory | null {
  return ownStories.get(endpoint) ?? (endpoint in storefrontApi.endpoints ? storyByName(endpoint) : null);
}

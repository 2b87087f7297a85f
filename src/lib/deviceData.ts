import {
  AUTH_COOKIE,
  AUTH_COOKIE_DAYS,
  CART_STORAGE_KEY,
  FORGOTTEN_KEY,
  KEPT_FIELDS_KEY,
  MAX_RECENT_SEARCHES,
  MAX_VIEWED,
  PURCHASES_KEY,
  RECENT_SEARCHES_KEY,
  RELOADED_KEY,
  REMEMBERED_EMAIL_KEY,
  SAVED_ADDRESSES_KEY,
  SESSION_KEY,
  UNREADABLE_CART_KEY,
  VIEWED_KEY,
  WISHLIST_KEY,
} from './constants';
import { CACHES, CACHE_TIMES_DATABASE, VISITED_CACHES } from './offlineCaches';

type DevicePlace = 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cacheStorage';

interface DeviceData {
  readonly place: DevicePlace;
  /** The names it is kept under. */
  readonly keys: readonly string[];
  /** What it is, as the page 'Data on this device' says it. */
  readonly what: string;
  /** How long it stays, as that page says it. */
  readonly until: string;
  /** Whether it goes when the shopper makes the device forget: what saves time, and not the cart. */
  readonly isForgettable?: true;
  /** Whether it is the shop's own, of which a shopper knows nothing. */
  readonly isTechnical?: true;
}

/** Where a shopper deletes what saves time. */
const HERE = 'on this page';
const untilTabCloses = 'until you close the tab';

/**
 * Everything that the shop keeps on the device, but for `recordedData`. The page 'Data on this device' is made from these
 * lists, and tests fail where the shop keeps something else.
 */
export const deviceData: readonly DeviceData[] = [
  {
    place: 'localStorage',
    keys: [CART_STORAGE_KEY],
    what: 'your cart',
    until: 'until you empty it or clear the data of this site',
  },
  {
    place: 'localStorage',
    keys: [UNREADABLE_CART_KEY],
    what: 'a cart that could not be read, set aside as it was',
    until: 'until you clear the data of this site',
    isTechnical: true,
  },
  {
    place: 'cookie',
    keys: [AUTH_COOKIE],
    what: 'a cookie that keeps you signed in',
    until: `for ${AUTH_COOKIE_DAYS} days, or until you sign out`,
  },
  {
    place: 'localStorage',
    keys: [SESSION_KEY],
    what: 'a mark of the sign-in, by which every open tab notices that you have signed out',
    until: 'until you sign out',
    isTechnical: true,
  },
  {
    place: 'localStorage',
    keys: [PURCHASES_KEY],
    what: 'the orders that you have placed on this device since you signed in: what is in them, their numbers and your phone number, and, while you are ordering, the shipping address as you type it',
    until: 'only while you are signed in; it is removed when you sign out',
  },
  {
    place: 'localStorage',
    keys: [SAVED_ADDRESSES_KEY],
    what: 'shipping addresses and phone numbers, only those that you choose to keep at the checkout',
    until: 'until you remove them or sign out',
  },
  {
    place: 'localStorage',
    keys: [REMEMBERED_EMAIL_KEY],
    what: 'your email address, only if you choose ‘Remember me’ when you sign in',
    until: 'until you sign in without that choice',
    isForgettable: true,
  },
  {
    place: 'localStorage',
    keys: [WISHLIST_KEY],
    what: 'your wishlist',
    until: `until you empty it, or delete it ${HERE}`,
    isForgettable: true,
  },
  {
    place: 'localStorage',
    keys: [VIEWED_KEY],
    what: `the ${MAX_VIEWED} products that you viewed last`,
    until: `until you delete them ${HERE}`,
    isForgettable: true,
  },
  {
    place: 'localStorage',
    keys: [FORGOTTEN_KEY],
    what: 'a mark by which every open tab notices that you have deleted what this device keeps',
    until: 'for less than a second',
    isTechnical: true,
  },
  {
    place: 'localStorage',
    keys: [RECENT_SEARCHES_KEY],
    what: `the ${MAX_RECENT_SEARCHES} searches that you made last, to offer them again`,
    until: `until you clear them in the search field, or delete them ${HERE}`,
    isForgettable: true,
  },
  {
    place: 'cacheStorage',
    keys: VISITED_CACHES,
    what: 'the products and lists that you have seen, and their pictures, so that they open without a network',
    until: `for a week after you saw them, or until you delete them ${HERE}`,
    isForgettable: true,
  },
  {
    place: 'indexedDB',
    keys: [CACHE_TIMES_DATABASE],
    what: 'when you saw these products and lists, so that the oldest are removed first',
    until: 'as long as the products themselves',
    isForgettable: true,
    isTechnical: true,
  },
  {
    place: 'cacheStorage',
    keys: [CACHES.frame, CACHES.files],
    what: 'the files of the shop itself',
    until: 'until a newer version replaces them',
    isTechnical: true,
  },
  {
    place: 'sessionStorage',
    keys: ['scroll_positions'],
    what: 'how far you had scrolled on the pages that you visited',
    until: untilTabCloses,
    isTechnical: true,
  },
  {
    place: 'sessionStorage',
    keys: [KEPT_FIELDS_KEY, RELOADED_KEY],
    what: 'what you were typing, without passwords and card details, and when the page reloaded itself, where it has to load a newer version of the shop',
    until: `until it is back in its form, at the latest ${untilTabCloses}`,
    isTechnical: true,
  },
];

/** What a build that records keeps too: a list of its own, which other builds do not contain. */
export const recordedData: readonly DeviceData[] = [
  {
    place: 'sessionStorage',
    keys: ['trace', 'trace_tab'],
    what: 'whether you asked for a recording of your visit for our support, and which tab it is of',
    until: untilTabCloses,
    isTechnical: true,
  },
  {
    place: 'indexedDB',
    keys: ['trace_journey'],
    what: 'that recording, only if you asked for it, without passwords and payment details',
    until: 'until you save or clear it, for a day at most',
    isTechnical: true,
  },
];

export const forgettableData: readonly DeviceData[] = deviceData.filter((entry) => entry.isForgettable);

export const forgettableKeys: readonly string[] = forgettableData
  .filter(({ place }) => place === 'localStorage')
  .flatMap(({ keys }) => keys);

/** What is kept under a name; undefined where the list does not know it. */
export function deviceDataOf(place: DevicePlace, key: string): DeviceData | undefined {
  return [...deviceData, ...recordedData].find((entry) => entry.place === place && entry.keys.includes(key));
}

export const LISTING_PAGE_SIZE = 12;
export const DEFAULT_PAGE = 1;
/** Featured products on the home page, and their skeletons. */
export const FEATURED_LIMIT = 4;
/** Products in a row below a page, such as the recently viewed ones. */
export const PRODUCT_ROW_LIMIT = 4;
/** Orders that are shown at first, and that each 'Show more' reveals. */
export const ORDERS_STEP = 10;
/** Products that are fetched to find the sub-categories of a category. */
export const PARENT_CATEGORY_LOOKUP_LIMIT = 100;
export const HOME_CATEGORY_LIMIT = 3;
export const HEADER_CATEGORY_LIMIT = 3;
export const SPECIFICATION_LIMIT = 10;
/** Maximum height of the specification box, in pixels. */
export const SPECIFICATION_BOX_HEIGHT = 300;
/** Below this width, in pixels, the shop uses its narrow layout. */
export const NARROW_WIDTH = 768;
export const PASSWORD_MIN_LENGTH = 6;
export const NAME_MIN_LENGTH = 2;
/** Characters of a product's id on the product page. */
export const PRODUCT_ID_SHOWN_LENGTH = 8;
export const ONE_SIZE = 'One Size';
/** Limits of what is kept of a payment form that the server sends. The form says where it is cut. */
export const PAYMENT_FORM_LIMITS = {
  fields: 100,
  options: 500,
  showWhenFilled: 100,
  rulesMessages: 10,
  // Lengths, in characters.
  nameLength: 200,
  valueLength: 1000,
  patternLength: 1000,
  maskLength: 100,
  labelLength: 200,
  textLength: 500,
  /** A minLength or maxLength above this is left to the server. */
  ruleLength: 10_000,
} as const;
/** Width and height of the payment QR code, in pixels. */
export const PAYMENT_QR_SIZE = 256;
/** Duration of the simulated sending of a contact message, in milliseconds. */
export const CONTACT_DELAY = 1500;

/** How long a call may take, in milliseconds. */
export const REQUEST_TIMEOUT = 20_000;

export const AUTH_COOKIE = 'auth_token';
export const AUTH_COOKIE_DAYS = 30;
/** The local storage key by which tabs tell each other of a new session. */
export const SESSION_KEY = 'session';
/** The local storage key of the email that is filled in at the next sign-in. */
export const REMEMBERED_EMAIL_KEY = 'remembered_email';
export const PURCHASES_KEY = 'purchases';
export const SAVED_ADDRESSES_KEY = 'saved_addresses';
export const MAX_SAVED_ADDRESSES = 5;
export const CART_STORAGE_KEY = 'cart';
/**
 * Name of the channel on which tabs tell each other of the cart's operations. Its number rises when these change their form,
 * so that tabs of an older build do not hear them.
 */
export const TOLD_CHANNEL = 'cart 1';
/** The local storage key for a copy of cart data that cannot be read. */
export const UNREADABLE_CART_KEY = `${CART_STORAGE_KEY}:unreadable`;
export const MAX_LINE_QUANTITY = 9999;
export const MAX_CART_LINES = 500;
export const MAX_ORDERED_PURCHASES = 20;
export const MAX_REMOVALS = 10;
export const SEARCH_MAX_LENGTH = 100;
export const RECENT_SEARCHES_KEY = 'recent_searches';
export const MAX_RECENT_SEARCHES = 8;
export const WISHLIST_KEY = 'wishlist';
export const VIEWED_KEY = 'recently_viewed';
/** The local storage key by which tabs tell each other that the device's data was removed; it is never kept. */
export const FORGOTTEN_KEY = 'device_forgotten';
export const MAX_WISHES = 100;
export const MAX_VIEWED = 12;
export const MAX_COMPARED = 4;
export const LOCAL_API_PORT = 8044;
export const API_BASE_PATH = '/api/v1';

export const BUILD_META = 'storefront:build';
/** The session storage key of the time at which this tab last reloaded itself for a newer build. */
export const RELOADED_KEY = 'reloaded_at';
/** The session storage key of form fields that are kept over such a reload. */
export const KEPT_FIELDS_KEY = 'kept_fields';

export const FALLBACK_CATEGORIES: readonly string[] = ['Accessories'];
export const HOME_FALLBACK_CATEGORIES: readonly string[] = ['Hand Tools'];
export const HEADER_FALLBACK_CATEGORIES: readonly string[] = ['Men', 'Women', 'Accessories'];

/**
 * Limits of what is kept of an answer, as a server may send anything. Longer lists are cut, and the screens that show
 * them say so.
 */
export const LIMITS = {
  /** Bytes of an answer's body. */
  body: 8_000_000,
  /** Rupees. */
  price: 1e9,
  quantity: 99_999,
  listingTotal: 10_000_000,
  products: 100,
  /** Products of one list that search, order and filters know: the first ones that the server sends. */
  foundProducts: 10_000,
  pictures: 50,
  attributes: 100,
  /** Values of one attribute, such as sizes. */
  values: 100,
  /** Orders of one shopper: the first ones that the server sends. */
  orders: 5000,
  orderItems: 500,
  categories: 100,
  categoryPictures: 200,
  /** Characters of an id, as in the OpenAPI description. */
  idLength: 200,
  /** Characters of a name, a category, a size. */
  nameLength: 300,
  /** Characters of a description or an address. */
  descriptionLength: 20_000,
  /** Characters of an image's URL. */
  urlLength: 4000,
  /** Characters of the shop's own HTML for one policy. */
  policyLength: 300_000,
} as const;

/** The Trusted Types policy with which the page's structured data is written; the Content-Security-Policy names it. */
export const STRUCTURED_DATA_POLICY = 'shop-structured-data';

/**
 * The attribute that leads to the other sizes and colours of a product where each is a product of its own: its id is that
 * product's, its values say what it is, such as 'size: M'.
 */
export const VARIANT_ATTRIBUTE = 'variant';

export const MAIN_ID = 'main-content';

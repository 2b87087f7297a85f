/** Business constants and limits (specification, section 9). */

/** How many products a page of the listing holds. */
export const LISTING_PAGE_SIZE = 12;
/** The page of a listing that is shown when the address names none. */
export const DEFAULT_PAGE = 1;
/** How many featured products the home page asks for, and how many skeletons stand in for them. */
export const FEATURED_LIMIT = 4;
/** How many products are looked through for the sub-categories of a category. */
export const PARENT_CATEGORY_LOOKUP_LIMIT = 100;
/** How many category tiles the home page shows at most. */
export const HOME_CATEGORY_LIMIT = 3;
/** How many store categories the header shows at most. */
export const HEADER_CATEGORY_LIMIT = 3;
/** How many specifications the product page lists at most. */
export const SPECIFICATION_LIMIT = 10;
/** Height of the specification box at most, in pixels. */
export const SPECIFICATION_BOX_HEIGHT = 300;
/** Below this width, in pixels, the shop uses its narrow layout. */
export const NARROW_WIDTH = 768;
/** Past this scroll position, in pixels, the header changes its style. */
export const HEADER_SCROLL_THRESHOLD = 20;
/** Characters a password has at least. */
export const PASSWORD_MIN_LENGTH = 6;
/** Characters a first or last name has at least. */
export const NAME_MIN_LENGTH = 2;
/** How many characters of a product's id the product page shows. */
export const PRODUCT_ID_SHOWN_LENGTH = 8;
/** The size value that means there is nothing to choose. */
export const ONE_SIZE = 'One Size';
/** What an Indian phone number starts with. */
export const PHONE_PREFIX = '+91';
/** Characters of a phone number with its prefix. */
export const PHONE_MAX_LENGTH = 13;
/** What is kept of a payment form at most, whatever the server sends. The form says where it is cut. */
export const PAYMENT_FORM_LIMITS = {
  fields: 100,
  /** Choices of one select. */
  options: 500,
  /** Fields that one field waits for. */
  showWhenFilled: 100,
  rulesMessages: 10,
  /** Characters of a name, of a value that is offered or filled in already, of a pattern, of a mask. */
  nameLength: 200,
  valueLength: 1000,
  patternLength: 1000,
  maskLength: 100,
  /** Characters of a label, and of any other text that is shown. */
  labelLength: 200,
  textLength: 500,
  /** A rule that asks for more characters than this is left to the server. */
  ruleLength: 10_000,
} as const;
/** Side of the payment QR code, in pixels. */
export const PAYMENT_QR_SIZE = 256;
/** How long the simulated contact message takes, in milliseconds. */
export const CONTACT_DELAY = 1500;

/** The cookie that holds the bearer token. */
export const AUTH_COOKIE = 'auth_token';
/** Lifetime of the auth cookie, in days. */
export const AUTH_COOKIE_DAYS = 30;
/** The local storage key that tells other tabs which session there is now. */
export const SESSION_KEY = 'session';
/** The local storage key of the session's purchases. */
export const PURCHASES_KEY = 'purchases';
/** The local storage key of the cart. */
export const CART_STORAGE_KEY = 'cart';
/** Where cart text, or lines of it, that cannot be read is set aside (ruling 16). */
export const UNREADABLE_CART_KEY = `${CART_STORAGE_KEY}:unreadable`;
/** What the local storage keys of the tabs' journals start with; a tab's id follows. */
export const CART_JOURNAL_PREFIX = `${CART_STORAGE_KEY}:journal:`;
/** Pieces of one cart line at most. */
export const MAX_LINE_QUANTITY = 9999;
/** Lines of a cart at most. */
export const MAX_CART_LINES = 500;
/** How many purchases a cart remembers as taken out of it. */
export const MAX_ORDERED_PURCHASES = 20;
/** How many removals can be undone. */
export const MAX_REMOVALS = 10;
/** The port of the local API. */
export const LOCAL_API_PORT = 8044;
/** Where every call's path starts on the API host. */
export const API_BASE_PATH = '/api/v1';

/** The meta tag of every page that tells one build of the shop from another. */
export const BUILD_META = 'storefront:build';
/** The session storage key of when this tab last reloaded itself to get a newer build. */
export const RELOADED_KEY = 'reloaded_at';
/** The session storage key of what was typed, from just before such a reload until just after it. */
export const KEPT_FIELDS_KEY = 'kept_fields';

/** What the shop calls itself until the store has told its name. */
export const FALLBACK_STORE_NAME = 'The Storefront';
/** The categories of a store whose information cannot be loaded (section 8). */
export const FALLBACK_CATEGORIES: readonly string[] = ['Accessories'];
/** The category tile of a home page whose store names none. */
export const HOME_FALLBACK_CATEGORIES: readonly string[] = ['Hand Tools'];
/** The header's links when the store names no category. */
export const HEADER_FALLBACK_CATEGORIES: readonly string[] = ['Men', 'Women', 'Accessories'];

/**
 * What is kept of an answer at most. A server may send anything, and everything that is kept costs memory and, on a
 * screen, time. Beyond these numbers lists are cut, and the screens that show them say so.
 */
export const LIMITS = {
  /** Bytes of an answer's body. */
  body: 8_000_000,
  /** How deep the objects of an answer nest; the deepest that the shop reads is six. */
  depth: 64,
  /** Rupees. */
  price: 1e9,
  quantity: 99_999,
  /** How many products a listing can count. */
  listingTotal: 10_000_000,
  /** Products on one page of a listing. */
  products: 100,
  pictures: 50,
  attributes: 100,
  /** Values of one attribute, such as sizes. */
  values: 100,
  /** A shopper's orders, the first ones that the server sends. */
  orders: 1000,
  /** Orders that the orders page shows. */
  shownOrders: 100,
  /** Positions of an order. */
  orderItems: 500,
  categories: 100,
  categoryPictures: 200,
  /** Characters of an identifier, as the API describes them. */
  idLength: 200,
  /** Characters of a name, a category, a size. */
  nameLength: 300,
  /** Characters of a description or an address. */
  descriptionLength: 20_000,
  /** Characters of the address of a picture. */
  urlLength: 4000,
  /** Characters of the store's own HTML for one policy. */
  policyLength: 300_000,
} as const;

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
/** Side of the payment QR code, in pixels. */
export const PAYMENT_QR_SIZE = 256;
/** How long the simulated contact message takes, in milliseconds. */
export const CONTACT_DELAY = 1500;

/** The cookie that holds the bearer token. */
export const AUTH_COOKIE = 'auth_token';
/** Lifetime of the auth cookie, in days. */
export const AUTH_COOKIE_DAYS = 30;
/** The local storage key of the cart. */
export const CART_STORAGE_KEY = 'cart';
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

/** Checks every address that a server, the storage or the address bar gives; what is not known to be safe is refused. */
import { percentDecoded } from '../lib/escaping';
import { apiOrigin } from './apiOrigin';
import { isAtSource, webSources } from '../lib/webSources';
import { fromPublic } from './publicPath';

/** Characters of an address at most; servers and browsers have about the same limit. */
export const ADDRESS_MAX_LENGTH = 8192;

/**
 * The apps that a payment may open, by the scheme that each has registered: UPI in general, PhonePe,
 * Paytm (two), Google Pay (two), BHIM, CRED, MobiKwik, Amazon Pay, Navi, Airtel, Freecharge, PayZapp, slice and bob.
 */
export const paymentAppSchemes: ReadonlySet<string> = new Set([
  ...['upi:', 'phonepe:', 'paytmmp:', 'paytm:', 'tez:', 'gpay:', 'bhim:', 'credpay:', 'mobikwik:'],
  ...['amazonpay:', 'navipay:', 'myairtel:', 'freecharge:', 'payzapp:', 'slice-upi:', 'bobupi:'],
]);
/** What the shop's HTML may link to besides the web. */
const contactSchemes: ReadonlySet<string> = new Set(['mailto:', 'tel:']);

/** Control characters and those that change the direction of text: no address has them. */
const hiddenCharacters = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** The origins that the shop itself has; '' where one is unknown, as at build time. */
interface OwnOrigins {
  readonly shop: string;
  readonly api: string;
}

let originsWithoutPage: OwnOrigins = { shop: '', api: '' };

/** Sets the origins for pages that are rendered outside a browser: as they will be in it. */
export function setOwnOrigins(origins: OwnOrigins): void {
  originsWithoutPage = origins;
}

function ownOrigins(): OwnOrigins {
  if (typeof window === 'undefined') return originsWithoutPage;
  // Not of the location: a frame without an address has the origin of its page, and a location without one.
  return { shop: window.origin, api: apiOrigin() };
}

/** Parses an address; null where it is invalid or too long, or has invisible characters, a user name or password. */
function parse(text: string, base?: string): URL | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > ADDRESS_MAX_LENGTH || hiddenCharacters.test(trimmed)) return null;
  if (!URL.canParse(trimmed, base)) return null;
  const url = new URL(trimmed, base);
  return url.username === '' && url.password === '' ? url : null;
}

/** https anywhere; http at the shop's own origin, at the API's, and on this machine where the API is on it. */
function isAllowedWeb(url: URL, { shop, api }: OwnOrigins): boolean {
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && (url.origin === shop || webSources(api).some((source) => isAtSource(url, source)));
}

/** A web address that may be opened, posted to or shown, normalised; '' for anything else. */
export function safeHttpUrl(text: string, own: OwnOrigins = ownOrigins()): string {
  const url = parse(text);
  return url !== null && isAllowedWeb(url, own) ? url.href : '';
}

const pictureHome = 'https://here.invalid';

/**
 * A picture's address: a web address that is allowed, or a path of this site; '' for anything else. No 'data:'
 * address either: pictures that come inside an answer are the payment's alone, which checks what is in them.
 */
export function safePictureUrl(text: string, own: OwnOrigins = ownOrigins()): string {
  const url = parse(text, pictureHome);
  if (url === null) return '';
  return url.origin === pictureHome ? `${url.pathname}${url.search}` : safeHttpUrl(url.href, own);
}

/** Whether an address that is safe for a picture is at one of the shop's own hosts: the shop's or the API's. */
export function isStoreUrl(url: string, { shop, api }: OwnOrigins = ownOrigins()): boolean {
  // Without a page there is no origin.
  const { origin } = new URL(url, URL.canParse(shop) ? shop : pictureHome);
  return origin === pictureHome || (origin !== 'null' && (origin === shop || origin === api));
}

/**
 * An address that a payment may lead to: a web address that is allowed, or one of the payment apps; ''
 * for anything else.
 */
export function safePaymentUrl(text: string, own: OwnOrigins = ownOrigins()): string {
  const url = parse(text);
  if (url === null) return '';
  return paymentAppSchemes.has(url.protocol) || isAllowedWeb(url, own) ? url.href : '';
}

const here = 'http://here.invalid';

type SafeLink =
  | { readonly kind: 'web' | 'contact'; readonly href: string }
  /** A path of this site, with query and hash, or a place on the same page. */
  | { readonly kind: 'local' | 'hash'; readonly to: string };

/** The id that an address's hash names, with or without '#'; as it stands where it cannot be decoded. */
export function decodeHash(hash: string): string {
  const text = hash.replace(/^#/, '');
  return percentDecoded(text) ?? text;
}

/** What a link of the shop's HTML may lead to; null for what it may not. */
export function safeLink(text: string, own: OwnOrigins = ownOrigins()): SafeLink | null {
  const trimmed = text.trim();
  if (trimmed.startsWith('#')) {
    return trimmed.length > 1 && trimmed.length <= ADDRESS_MAX_LENGTH && !hiddenCharacters.test(trimmed)
      ? { kind: 'hash', to: `#${encodeURIComponent(decodeHash(trimmed))}` }
      : null;
  }
  const url = parse(trimmed, here);
  if (url === null) return null;
  if (url.origin === here || url.origin === own.shop) {
    const to = safeLocalPath(`${fromPublic(url.pathname)}${url.search}${url.hash}`, '');
    return to === '' ? null : { kind: 'local', to };
  }
  if (contactSchemes.has(url.protocol)) return { kind: 'contact', href: url.href };
  return isAllowedWeb(url, own) ? { kind: 'web', href: url.href } : null;
}

/**
 * A path inside this site (path, query and hash), or the fallback. Refuses what a browser would
 * take for another site: '//host', '/\host', a scheme.
 */
export function safeLocalPath(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return fallback;
  const url = parse(value, here);
  if (url === null || url.origin !== here) return fallback;
  return url.pathname.startsWith('//') ? fallback : `${url.pathname}${url.search}${url.hash}`;
}

/**
 * The headers that every answer of the shop's own host carries. The one place where they are written down:
 * the preview server sends them, and a test holds deploy/nginx.conf to them.
 */
import { webSources } from '../src/lib/webSources';

/** The Trusted Types policy that the bundler's runtime loads chunks with. */
export const CHUNKS_POLICY = 'shop-chunks';
/** The policy that DOMPurify makes for itself, to read HTML that it is about to clean. */
const SANITIZER_POLICY = 'dompurify';
/** The policy of the page of replays, which writes the document of its frame. Pages of the shop do not have it. */
export const REPLAY_POLICY = 'shop-replay';

/** Where the page of replays is, in builds that record. */
export const REPLAY_PATH = '/__replay';

/** The Trusted Types policies that a page may make: the value of the directive `trusted-types`. */
export function trustedTypes(path: string): string {
  const names = [CHUNKS_POLICY, SANITIZER_POLICY];
  const isReplay = path === REPLAY_PATH || path.startsWith(`${REPLAY_PATH}/`);
  return [...names, ...(isReplay ? [REPLAY_POLICY] : [])].join(' ');
}

/**
 * The hash of nothing: an empty style element may stand in a page. Emotion makes such elements and adds its rules
 * through the CSSOM, which the policy leaves alone; an element with text in it is refused.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The Content-Security-Policy: scripts and styles from this host alone, none inline, nothing evaluated, and text
 * becomes markup or a script's address only through the policies named.
 * - img-src allows every https host because pictures come from addresses that the store's API names;
 * - form-action allows https hosts because a payment may be a form posted to the bank the API names (specification,
 *   section 4, redirect_post);
 * - the addresses that the code lets through are checked against the same list (src/lib/webSources.ts).
 * @param apiOrigin scheme, host and port of the API
 * @param path of the page
 */
export function contentSecurityPolicy(apiOrigin: string, path = '/'): string {
  const directives: readonly (readonly [name: string, ...sources: string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'", EMPTY_STYLE],
    ['img-src', "'self'", 'data:', ...webSources(apiOrigin)],
    ['font-src', "'self'"],
    ['connect-src', "'self'", apiOrigin],
    ['worker-src', "'self'"],
    ['form-action', "'self'", ...webSources(apiOrigin)],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', trustedTypes(path)],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** What the shop does without, and every frame in it. Only names that browsers know: others are warned of. */
const DENIED_FEATURES: readonly string[] = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture'],
  ...['encrypted-media', 'fullscreen', 'gamepad', 'geolocation', 'gyroscope', 'hid', 'idle-detection'],
  ...['keyboard-map', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'otp-credentials', 'payment'],
  ...['picture-in-picture', 'publickey-credentials-create', 'publickey-credentials-get', 'screen-wake-lock'],
  ...['serial', 'storage-access', 'sync-xhr', 'usb', 'window-management', 'xr-spatial-tracking'],
];

/** What the shop itself uses: it copies the text of a QR code. */
const OWN_FEATURES: readonly string[] = ['clipboard-write'];

function permissionsPolicy(): string {
  const denied = DENIED_FEATURES.map((name): [string, string] => [name, `${name}=()`]);
  const own = OWN_FEATURES.map((name): [string, string] => [name, `${name}=(self)`]);
  return [...denied, ...own]
    .sort(([first], [second]) => first.localeCompare(second))
    .map(([, entry]) => entry)
    .join(', ');
}

/**
 * For two years browsers use TLS alone for the shop's host and the hosts below it. Goes with answers over TLS and no
 * others (RFC 6797, section 7.2); the preview never sends it, or every server on localhost would need TLS.
 */
export const STRICT_TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains';

/** The origin and the page that headers are for. */
export interface HeaderSettings {
  /** The path of the page; '/' unless given. */
  readonly path?: string;
  /** Whether the answer goes out over TLS. */
  readonly isSecure: boolean;
}

/**
 * All security headers by name.
 * @param apiOrigin scheme, host and port of the API
 */
export function securityHeaders(
  apiOrigin: string,
  { path, isSecure }: HeaderSettings,
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(apiOrigin, path),
    ...(isSecure ? { 'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY } : {}),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissionsPolicy(),
  };
}

/** How long browsers may keep what. Files below /assets/ carry a hash of their contents in their names. */
export const CACHE_CONTROL = {
  hashed: 'public, max-age=31536000, immutable',
  page: 'no-cache',
  other: 'public, max-age=3600',
  /** Errors: a file that is missing may be there a moment later. */
  none: 'no-store',
} as const;

/**
 * The security headers of the shop's own host. This is the one list: the preview server sends them, and a test compares
 * deploy/nginx.conf with them.
 */
import { FIRST_SCRIPT_HASH } from './pages/firstScript';
import { STRUCTURED_DATA_POLICY } from '../src/lib/constants';
import { SERVICE_WORKER_FILE } from '../src/lib/offlineCaches';
import { webSources } from '../src/lib/webSources';

/** The Trusted Types policy with which webpack's runtime loads chunks. */
export const CHUNKS_POLICY = 'shop-chunks';
/** The policy that DOMPurify creates to parse HTML before it sanitises it. */
const SANITIZER_POLICY = 'dompurify';
/** The policy with which the replay page writes the document of its iframe. Other pages may not create it. */
export const REPLAY_POLICY = 'shop-replay';

/** The address of the replay page, in builds that record. */
export const REPLAY_PATH = '/__replay';

/** The Trusted Types policies that a page may create: the value of the directive `trusted-types`. */
export function trustedTypes(path: string): string {
  const names = [CHUNKS_POLICY, SANITIZER_POLICY, STRUCTURED_DATA_POLICY];
  const isReplay = path === REPLAY_PATH || path.startsWith(`${REPLAY_PATH}/`);
  return [...names, ...(isReplay ? [REPLAY_POLICY] : [])].join(' ');
}

/**
 * The hash of an empty text: allows empty style elements. Emotion creates such elements and adds its rules through the
 * CSSOM, which the policy does not restrict. Style elements with text are blocked.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The Content-Security-Policy: scripts and styles only from this host, none inline
 * but the first script, no eval, and text becomes HTML or
 * a script's address only through the named Trusted Types policies.
 * - img-src allows every https host because the API decides where pictures are;
 * - form-action allows https hosts because a payment may be a form posted to a bank that the API names
 *   [4.payment.4];
 * - the service worker may ask for pictures wherever pages show them, so its script has an own connect-src;
 * - the shop's own check of addresses uses the same list (src/lib/webSources.ts).
 * @param apiOrigin scheme, host and port of the API
 * @param path of the page
 */
export function contentSecurityPolicy(apiOrigin: string, path = '/'): string {
  const directives: readonly (readonly [name: string, ...sources: string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", FIRST_SCRIPT_HASH],
    ['style-src', "'self'", EMPTY_STYLE],
    ['img-src', "'self'", 'data:', ...webSources(apiOrigin)],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...(path === SERVICE_WORKER_FILE ? webSources(apiOrigin) : [apiOrigin])],
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

/** Browser features that the shop does not use. Only names that browsers know: they warn of others. */
const DENIED_FEATURES: readonly string[] = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture'],
  ...['encrypted-media', 'fullscreen', 'gamepad', 'geolocation', 'gyroscope', 'hid', 'idle-detection'],
  ...['keyboard-map', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'otp-credentials', 'payment'],
  ...['picture-in-picture', 'publickey-credentials-create', 'publickey-credentials-get', 'screen-wake-lock'],
  ...['serial', 'storage-access', 'sync-xhr', 'usb', 'window-management', 'xr-spatial-tracking'],
];

/** Browser features that the shop uses: it copies the text of a QR code. */
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
 * For two years browsers use only TLS for the shop's host and its subdomains. Sent only over TLS (RFC 6797, section
 * 7.2). The preview never sends it: then every server on localhost would need TLS.
 */
export const STRICT_TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains';

/** The answer that headers are for. */
export interface HeaderSettings {
  /** The path of the page; '/' unless given. */
  readonly path?: string;
  /** Whether the answer is sent over TLS. */
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

/** How long browsers may cache files. Names in /assets/ contain a hash of the contents. */
export const CACHE_CONTROL = {
  hashed: 'public, max-age=31536000, immutable',
  page: 'no-cache',
  other: 'public, max-age=3600',
  /** Errors: a missing file may exist a moment later. */
  none: 'no-store',
} as const;

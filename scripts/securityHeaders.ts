/**
 * The headers that every answer of the shop's own host carries. The one place where they are written down:
 * the preview server sends them, and a test holds deploy/nginx.conf to them.
 */

/**
 * The Content-Security-Policy: scripts from this host alone, none inline, nothing evaluated.
 * - style-src allows inline styles because Emotion and notistack write style elements while the shop runs;
 * - img-src allows every https host because pictures come from addresses that the store's API names;
 * - form-action allows https hosts because a payment may be a form posted to the bank the API names (specification,
 *   section 4, redirect_post).
 * @param apiOrigin scheme, host and port of the API
 */
export function contentSecurityPolicy(apiOrigin: string): string {
  const directives: readonly (readonly [name: string, ...sources: string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', apiOrigin, 'https:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", apiOrigin],
    ['form-action', "'self'", 'https:', apiOrigin],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/**
 * All security headers by name.
 * @param apiOrigin scheme, host and port of the API
 */
export function securityHeaders(apiOrigin: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(apiOrigin),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
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

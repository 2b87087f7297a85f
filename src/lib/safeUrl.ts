/** Every address that a server or the address bar gives goes through one of these. */

const refusedSchemes = new Set([
  'javascript:',
  'data:',
  'blob:',
  'file:',
  'vbscript:',
  'about:',
  'view-source:',
]);

function parse(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** An address if it is http(s), normalised; '' for anything else. */
export function safeHttpUrl(text: string): string {
  const url = parse(text.trim());
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : '';
}

const pictureHome = 'https://here.invalid';

/** A picture's address: http(s), or a path of this site; '' for anything else. */
export function safePictureUrl(text: string): string {
  const url = text.trim() === '' ? null : parse(text.trim(), pictureHome);
  if (url === null) return '';
  return url.origin === pictureHome ? `${url.pathname}${url.search}` : safeHttpUrl(url.href);
}

/**
 * An address that a payment may lead to: http, https or an app's scheme such as upi: (ruling 15); '' for a
 * scheme that could run or read something here.
 */
export function safePaymentUrl(text: string): string {
  const url = parse(text.trim());
  if (url === null || refusedSchemes.has(url.protocol)) return '';
  return url.href;
}

/** An http(s) address that a payment form may be posted to; '' for anything else. */
export const safeFormUrl = safeHttpUrl;

const here = 'http://here.invalid';

/**
 * A path inside this site (path, query and hash, ruling 11), or the fallback. Refuses what a browser would
 * take for another site: '//host', '/\host', a scheme.
 */
export function safeLocalPath(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return fallback;
  const url = parse(value, here);
  if (url === null || url.origin !== here) return fallback;
  return url.pathname.startsWith('//') ? fallback : `${url.pathname}${url.search}${url.hash}`;
}

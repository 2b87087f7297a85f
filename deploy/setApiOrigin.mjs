// @ts-check
/**
 * Sets where the API of a build is: writes it into the meta tag `storefront:api-origin` of every page and renews the
 * pages' compressed copies.
 *
 *   node deploy/setApiOrigin.mjs https://api.example.com [folder, default dist]
 *   node deploy/setApiOrigin.mjs https://example.com/store/v2 [folder]
 *
 * An origin alone stands for the API at /api/v1; an API without a base path ends with a slash, as https://api.example.com/.
 * An empty origin ('') restores the default: the `api.` subdomain of the shop's host.
 */
import { basename } from 'node:path';
import { rewritePages, runPagesCommand, withMeta } from './pages.mjs';

/** The end of the meta tag, and the link to the API that follows it where its address is known. */
const LINK = /(<meta\s+name="storefront:api-origin"[^>]*>)(?:<link rel="preconnect" href="[^"]*">)?/;

/**
 * Checks that a text is an http(s) origin and nothing more, since it is written into pages and headers.
 * @param {string} text such as https://api.example.com
 * @returns {string} the origin as browsers write it
 * @throws {RangeError} for any other text
 */
export function parseOrigin(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  if (!isOrigin) {
    throw new RangeError(`'${text}' is not an origin: it should look like https://api.example.com`);
  }
  return url.origin;
}

/**
 * Checks that a text is an http(s) origin, with or without a base path.
 * @param {string} text such as https://api.example.com or https://example.com/store/v2
 * @returns {string} the address as browsers write it; it ends with a slash only where the base path is empty
 * @throws {RangeError} for any other text
 */
export function parseApiAddress(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isAddress =
    url !== null && /^https?:$/.test(url.protocol) && `${url.origin}${url.pathname}` === url.href;
  if (!isAddress || /["'<>;,\s\\]/.test(url.pathname)) {
    throw new RangeError(
      `'${text}' is not the address of an API: it should look like https://api.example.com or https://example.com/store/v2`,
    );
  }
  if (url.pathname !== '/') return url.href.replace(/\/+$/, '');
  return text.endsWith('/') ? url.href : url.origin;
}

/**
 * Takes a page and the API's address ('' for the default), returns the page with the address in its meta tag. A link lets
 * the browser connect to it at once. It has no attribute `crossorigin`: the calls are made with credentials, as pictures
 * are, and both share that connection.
 * @param {string} html
 * @param {string} apiOrigin
 * @returns {string}
 * @throws {Error} for a page without the meta tag
 */
export function withApiOrigin(html, apiOrigin) {
  const address = apiOrigin === '' ? '' : parseApiAddress(apiOrigin);
  const link = address === '' ? '' : `<link rel="preconnect" href="${new URL(address).origin}">`;
  return withMeta(html, 'storefront:api-origin', address).replace(LINK, `$1${link}`);
}

/**
 * Rewrites every page of a folder, and its compressed copies where they exist.
 * @param {string} folder
 * @param {string} apiOrigin
 * @returns {string[]} the pages written
 */
export function setApiOrigin(folder, apiOrigin) {
  return rewritePages(folder, (html) => withApiOrigin(html, apiOrigin));
}

// Compared by name: Jest and Playwright cannot load a file that uses import.meta.
if (basename(process.argv[1] ?? '') === 'setApiOrigin.mjs') {
  runPagesCommand('setApiOrigin.mjs <address of the API>', (folder, apiOrigin) => {
    const pages = setApiOrigin(folder, apiOrigin);
    return `${pages.join(', ')}: the API is at ${apiOrigin || "the host's api. subdomain"}.`;
  });
}

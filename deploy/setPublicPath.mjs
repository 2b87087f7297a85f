// @ts-check
/**
 * Sets the path under which a build is served: rewrites the addresses in every page, and renews the pages' compressed
 * copies. It can be run again with another path.
 *
 *   node deploy/setPublicPath.mjs /shop/ [folder, default dist]
 */
import { basename } from 'node:path';
import { rewritePages, runPagesCommand, withMeta } from './pages.mjs';

const META = 'storefront:public-path';
const WRITTEN = new RegExp(`<meta\\s+name="${META}"\\s+content="([^"]*)"`);
/** The elements whose addresses are the shop's own. Pictures of the store may have paths of their own. */
const TAGS = /<(?:a|form|img|link|script)\b[^>]*>/g;
const ADDRESS = /(\s(?:href|src|action)=")(\/[^/"][^"]*|\/)(?=")/g;

/**
 * Checks a path.
 * @param {string} text such as /shop/
 * @returns {string} with a slash at both ends
 * @throws {RangeError} for any other text
 */
export function parsePublicPath(text) {
  const path = text.endsWith('/') ? text : `${text}/`;
  if (!/^\/(?:[\w.~-]+\/)*$/.test(path)) {
    throw new RangeError(`'${text}' is not a path: it should look like /shop/`);
  }
  return path;
}

/**
 * The path that a page is written for.
 * @param {string} html
 * @returns {string} with a slash at both ends; '/' for a page without the meta tag
 */
export function publicPathOf(html) {
  const [, written = '/'] = WRITTEN.exec(html) ?? [];
  return written;
}

/**
 * Takes a page and a path, returns the page as it is served there.
 * @param {string} html
 * @param {string} publicPath with a slash at both ends
 * @returns {string}
 * @throws {Error} for a page without the meta tag
 */
export function withPublicPath(html, publicPath) {
  const before = publicPathOf(html);
  if (before === publicPath) return html;
  const moved = html.replace(TAGS, (tag) =>
    tag.replace(ADDRESS, (whole, start, address) => {
      if (tag.startsWith('<img') && !address.startsWith(`${before}assets/`)) return whole;
      return address.startsWith(before) ? start + publicPath + address.slice(before.length) : whole;
    }),
  );
  return withMeta(moved, META, publicPath);
}

/**
 * Rewrites every page of a folder, and its compressed copies where they exist.
 * @param {string} folder
 * @param {string} publicPath
 * @returns {string[]} the pages written
 */
export function setPublicPath(folder, publicPath) {
  const path = parsePublicPath(publicPath);
  return rewritePages(folder, (html) => withPublicPath(html, path));
}

// Compared by name: Jest and Playwright cannot load a file that uses import.meta.
if (basename(process.argv[1] ?? '') === 'setPublicPath.mjs') {
  runPagesCommand('setPublicPath.mjs <path, such as /shop/>', (folder, publicPath) => {
    const pages = setPublicPath(folder, publicPath);
    return `${pages.length} pages written for ${parsePublicPath(publicPath)}.`;
  });
}

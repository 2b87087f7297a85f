// @ts-check
/**
 * Names the file whose function takes errors and web vitals: writes it into the meta tag `storefront:report` of every
 * page and renews the pages' compressed copies.
 *
 *   node deploy/setReport.mjs /report.js [folder, default dist]
 *
 * An empty name ('') ends it: then nothing is observed.
 */
import { basename } from 'node:path';
import { rewritePages, runPagesCommand, withMeta } from './pages.mjs';

/**
 * Takes a page and a file of the shop's host, returns the page that names it. The replay page, which reports nothing, is
 * returned as it is.
 * @param {string} html
 * @param {string} file such as /report.js; '' for none
 * @returns {string}
 * @throws {RangeError} for anything but a path of this host
 */
export function withReport(html, file) {
  if (file !== '' && !/^\/(?:[\w.~-]+\/)*[\w.~-]+\.m?js$/.test(file)) {
    throw new RangeError(`'${file}' is not a script of this host: it should look like /report.js`);
  }
  return html.includes('storefront:report') ? withMeta(html, 'storefront:report', file) : html;
}

// Compared by name: Jest and Playwright cannot load a file that uses import.meta.
if (basename(process.argv[1] ?? '') === 'setReport.mjs') {
  runPagesCommand('setReport.mjs <file, such as /report.js>', (folder, file) => {
    const pages = rewritePages(folder, (html) => withReport(html, file));
    return `${pages.length} pages written.`;
  });
}

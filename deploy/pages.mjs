// @ts-check
/** Changes the pages of a build: their meta tags and compressed copies. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * Takes a page, the name of one of its meta tags and a text without quotes, returns the page with that text.
 * @param {string} html
 * @param {string} name
 * @param {string} content
 * @returns {string}
 * @throws {Error} for a page without the meta tag
 */
export function withMeta(html, name, content) {
  const meta = new RegExp(`(<meta\\s+name="${name}"\\s+content=")[^"]*(")`);
  if (!meta.test(html)) throw new Error(`The page has no meta tag ${name}.`);
  return html.replace(meta, (_whole, start, end) => start + content + end);
}

/**
 * Writes a file, and its compressed copies where they exist or are wanted.
 * @param {string} file
 * @param {string} text
 * @param {boolean} isCompressed whether to write copies that do not exist yet
 */
export function writeServed(file, text, isCompressed = false) {
  writeFileSync(file, text);
  if (isCompressed || existsSync(`${file}.br`)) writeFileSync(`${file}.br`, brotliCompressSync(text));
  if (isCompressed || existsSync(`${file}.gz`)) writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}

/**
 * Rewrites every page of a folder, and its compressed copies where they exist.
 * @param {string} folder
 * @param {(html: string) => string} rewrite
 * @returns {string[]} the pages written
 */
export function rewritePages(folder, rewrite) {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(folder, name));
  for (const page of pages) writeServed(page, rewrite(readFileSync(page, 'utf8')));
  return pages;
}

// @ts-check
/** Changes the pages of a build: their meta tags and compressed copies. */
import { createHash } from 'node:crypto';
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

/** The page that the service worker answers with where there is no network, and the worker's script. */
const FRAME = 'shell.html';
const WORKER = 'sw.js';
/** The frame's entry in the worker's list of files, as the minifier writes it. */
const FRAME_REVISION = /(\{url:"shell\.html",revision:")[^"]*("\})/;

/**
 * Identifies the contents of a page.
 * @param {string} html
 * @returns {string}
 */
export function revisionOf(html) {
  return createHash('sha256').update(html).digest('hex').slice(0, 20);
}

/**
 * Writes the revision of the frame into the service worker, so that browsers replace a frame that they keep. Does
 * nothing for a build without a service worker.
 * @param {string} folder
 * @throws {Error} for a worker that does not name the frame
 */
export function stampServiceWorker(folder) {
  const file = join(folder, WORKER);
  if (!existsSync(file)) return;
  const worker = readFileSync(file, 'utf8');
  if (!FRAME_REVISION.test(worker)) throw new Error(`${file} does not name ${FRAME}.`);
  const revision = revisionOf(readFileSync(join(folder, FRAME), 'utf8'));
  writeServed(
    file,
    worker.replace(FRAME_REVISION, (_whole, start, end) => start + revision + end),
  );
}

/**
 * Rewrites every page of a folder, and its compressed copies where they exist, and tells the service worker of it.
 * @param {string} folder
 * @param {(html: string) => string} rewrite
 * @returns {string[]} the pages written
 */
export function rewritePages(folder, rewrite) {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(folder, name));
  for (const page of pages) writeServed(page, rewrite(readFileSync(page, 'utf8')));
  stampServiceWorker(folder);
  return pages;
}

/**
 * Runs a command that rewrites the pages of a build. Its arguments are a value and the folder, dist by default.
 * @param {string} usage what the value is, such as `setReport.mjs <file, such as /report.js>`
 * @param {(folder: string, value: string) => string} rewrite returns what to print; throws where the value is refused
 */
export function runPagesCommand(usage, rewrite) {
  const [value, folder = 'dist'] = process.argv.slice(2);
  if (value === undefined || !existsSync(folder)) {
    console.error(`Usage: node deploy/${usage} [folder of the build, default dist]`);
    process.exitCode = 1;
    return;
  }
  try {
    console.log(rewrite(folder, value));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

// @ts-check
/**
 * Publishes a build into the folder that the web server serves, while it is served:
 *
 *   node deploy/publish.mjs dist /var/www/storefront [days, default 7]
 *
 * Assets first, pages last, each file in one step: whoever is served meanwhile gets the old shop or the new one, whole.
 * Assets of earlier builds stay for so many days, for tabs that are open since then. The folder keeps a note of what was
 * published in `.published.json`; nothing is removed but what stands in it and what lies in `assets/`.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

const NOTES = '.published.json';
const ASSETS = 'assets/';
const DAY = 24 * 60 * 60 * 1000;
const DEFAULT_DAYS = 7;

/**
 * What the folder's notes say.
 * @typedef {object} Notes
 * @property {string[]} files every file of the last build but its assets
 * @property {Record<string, string>} retired assets of earlier builds, and since when no page needs them
 */

/**
 * The paths of a folder's files, from that folder, with forward slashes.
 * @param {string} folder
 * @returns {string[]}
 */
function listFiles(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'));
}

/** @param {string} name */
const isAsset = (name) => name.startsWith(ASSETS);
/** @param {string} name */
const isPage = (name) => /\.html(\.gz|\.br)?$/.test(name);

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads the notes; nothing is known where there are none, or none that can be read.
 * @param {string} target
 * @returns {Notes}
 */
function readNotes(target) {
  /** @type {unknown} */
  let notes = null;
  try {
    notes = JSON.parse(readFileSync(join(target, NOTES), 'utf8'));
  } catch {
    // Then no file is removed, and every asset counts as retired from now on.
  }
  const { files, retired } = isRecord(notes) ? notes : {};
  const known = Object.entries(isRecord(retired) ? retired : {}).flatMap(([name, since]) =>
    typeof since === 'string' && !Number.isNaN(Date.parse(since)) ? [[name, since]] : [],
  );
  return {
    files: Array.isArray(files)
      ? files.filter((name) => typeof name === 'string' && !name.includes('..'))
      : [],
    retired: Object.fromEntries(known),
  };
}

/**
 * Puts a file in its place in one step: nobody reads half of it.
 * @param {string} path
 * @param {(temporary: string) => void} write
 */
function putInPlace(path, write) {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = join(dirname(path), `.${basename(path)}.new`);
  try {
    write(temporary);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/**
 * Publishes a build. A failure leaves the old pages, or some of each, in place, and the assets of both.
 * @param {string} build the folder of the build, such as dist
 * @param {string} target the folder that is served
 * @param {{ readonly days?: number, readonly now?: Date }} [options] how long the assets of earlier builds stay
 * @returns {{ readonly published: number, readonly removed: readonly string[] }} how many files the build has, and what is gone
 * @throws {Error} where there is no build, or a file cannot be written
 */
export function publish(build, target, { days = DEFAULT_DAYS, now = new Date() } = {}) {
  if (!existsSync(join(build, 'index.html'))) throw new Error(`There is no build in ${build}.`);
  // Source maps are not served.
  const files = listFiles(build).filter((name) => !name.endsWith('.map'));
  const notes = readNotes(target);
  const steps = [
    files.filter(isAsset),
    files.filter((name) => !isAsset(name) && !isPage(name)),
    files.filter(isPage),
  ];
  for (const name of steps.flat()) {
    putInPlace(join(target, name), (temporary) => copyFileSync(join(build, name), temporary));
  }

  const current = new Set(files);
  const left = listFiles(target).filter((name) => isAsset(name) && !current.has(name));
  const retired = left.map((name) => /** @type {const} */ ([name, notes.retired[name] ?? now.toISOString()]));
  const isOver = (/** @type {string} */ since) => now.getTime() - Date.parse(since) >= days * DAY;
  const removed = [
    ...retired.filter(([, since]) => isOver(since)).map(([name]) => name),
    ...notes.files.filter((name) => !current.has(name)),
  ];
  for (const name of removed) rmSync(join(target, name), { force: true });
  /** @type {Notes} */
  const next = {
    files: files.filter((name) => !isAsset(name)),
    retired: Object.fromEntries(retired.filter(([, since]) => !isOver(since))),
  };
  putInPlace(join(target, NOTES), (temporary) => writeFileSync(temporary, JSON.stringify(next, null, 2)));
  return { published: files.length, removed };
}

function main() {
  const [build, target, days = String(DEFAULT_DAYS)] = process.argv.slice(2);
  if (build === undefined || target === undefined || !/^\d+(\.\d+)?$/.test(days)) {
    console.error(
      `Usage: node deploy/publish.mjs <folder of the build> <folder that is served> [days, default ${DEFAULT_DAYS}]`,
    );
    process.exitCode = 1;
    return;
  }
  try {
    const { published, removed } = publish(build, target, { days: Number(days) });
    console.log(`${published} files published to ${target}, ${removed.length} of earlier builds removed.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

// Asked by name: import.meta would keep the test runners from loading this file as a library.
if (basename(process.argv[1] ?? '') === 'publish.mjs') {
  main();
}

// @ts-check
/**
 * Publishes a build into the folder of a running web server:
 *
 *   node deploy/publish.mjs dist /var/www/storefront [days, default 7]
 *
 * Assets are written first, then pages, and the service worker last, each file by a rename, so that a visitor gets the
 * old shop or the new one, never a mix. Assets of earlier builds stay for some days, for tabs that are still open. `.published.json` lists what
 * was published; only files in that list and in `assets/` are ever removed.
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

const MANIFEST = '.published.json';
const ASSETS = 'assets/';
const DAY = 24 * 60 * 60 * 1000;
const DEFAULT_DAYS = 7;

/**
 * The contents of `.published.json`.
 * @typedef {object} Manifest
 * @property {string[]} files every file of the last build except its assets
 * @property {Record<string, string>} retired assets of earlier builds, and when a build replaced them (ISO 8601)
 */

/**
 * The relative paths of a folder's files, with forward slashes.
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
 * The service worker's script: a browser that has it fetches the pages that it names.
 * @param {string} name
 */
const isWorker = (name) => /^sw\.js(\.gz|\.br)?$/.test(name);

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads the manifest; empty where it is missing or invalid.
 * @param {string} target
 * @returns {Manifest}
 */
function readManifest(target) {
  /** @type {unknown} */
  let manifest = null;
  try {
    manifest = JSON.parse(readFileSync(join(target, MANIFEST), 'utf8'));
  } catch {
    // Then no file is removed, and all older assets count as replaced now.
  }
  const { files, retired } = isRecord(manifest) ? manifest : {};
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
 * Writes a file beside its place and renames it, so that nobody reads half of it.
 * @param {string} path
 * @param {(temporary: string) => void} write
 */
function replaceFile(path, write) {
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
 * Publishes a build. After a failure the assets of both builds are in place, with pages of the old one or of both.
 * @param {string} build the folder of the build, such as dist
 * @param {string} target the folder that is served
 * @param {{ readonly days?: number, readonly now?: Date }} [options] how many days the assets of earlier builds stay
 * @returns {{ readonly published: number, readonly removed: readonly string[] }} the number of published files, and the removed ones
 * @throws {Error} when there is no build, or a file cannot be written
 */
export function publish(build, target, { days = DEFAULT_DAYS, now = new Date() } = {}) {
  if (!existsSync(join(build, 'index.html'))) throw new Error(`There is no build in ${build}.`);
  // Source maps are not served.
  const files = listFiles(build).filter((name) => !name.endsWith('.map'));
  const manifest = readManifest(target);
  const steps = [
    files.filter(isAsset),
    files.filter((name) => !isAsset(name) && !isPage(name) && !isWorker(name)),
    files.filter(isPage),
    files.filter(isWorker),
  ];
  for (const name of steps.flat()) {
    replaceFile(join(target, name), (temporary) => copyFileSync(join(build, name), temporary));
  }

  const current = new Set(files);
  const left = listFiles(target).filter((name) => isAsset(name) && !current.has(name));
  const retired = left.map(
    (name) => /** @type {const} */ ([name, manifest.retired[name] ?? now.toISOString()]),
  );
  const isExpired = (/** @type {string} */ since) => now.getTime() - Date.parse(since) >= days * DAY;
  const removed = [
    ...retired.filter(([, since]) => isExpired(since)).map(([name]) => name),
    ...manifest.files.filter((name) => !current.has(name)),
  ];
  for (const name of removed) rmSync(join(target, name), { force: true });
  /** @type {Manifest} */
  const next = {
    files: files.filter((name) => !isAsset(name)),
    retired: Object.fromEntries(retired.filter(([, since]) => !isExpired(since))),
  };
  replaceFile(join(target, MANIFEST), (temporary) => writeFileSync(temporary, JSON.stringify(next, null, 2)));
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

// Compared by name: Jest and Playwright cannot load a file that uses import.meta.
if (basename(process.argv[1] ?? '') === 'publish.mjs') {
  main();
}

// @ts-check
/** Finds, or as a last resort installs, PostgreSQL's programs. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findOrInstall, isExecutable, listPaths } from './programs.mjs';

/** Older ones are not tried. */
const MIN_MAJOR = 14;

/** Where Debian keeps the programs of each version. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** The message when no PostgreSQL can be found or installed. */
export const NO_POSTGRES = `No PostgreSQL ${MIN_MAJOR} or newer was found: install it (Debian's package is postgresql), or set DATABASE_URL to one that runs.`;

/** @returns {string[]} newest first */
function debianFolders() {
  try {
    const versions = readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(DEBIAN_FOLDER, version, 'bin'));
  } catch {
    return [];
  }
}

/** @param {string} folder */
function isNewEnough(folder) {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(stdout ?? '')?.[1] ?? 0) >= MIN_MAJOR;
}

/**
 * The folder with initdb and postgres, of a version that can be used.
 * @returns {string | null} null when there is none
 */
export function findPostgres() {
  // Debian has others of its programs on the PATH than these two.
  const folders = [...debianFolders(), '/opt/homebrew/bin', '/usr/local/bin'];
  const found = listPaths(['initdb'], folders).filter(isExecutable).map(dirname);
  return [...folders, ...found].find((folder) => found.includes(folder) && isNewEnough(folder)) ?? null;
}

/**
 * As `findPostgres`, installed from Debian's packages when there is none.
 * @returns {string | null} null when that fails too
 */
export function findOrInstallPostgres() {
  return findOrInstall('PostgreSQL', findPostgres, ['postgresql']);
}

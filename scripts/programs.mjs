// @ts-check
/** Finds programs on this machine, and as a last resort installs them. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** How long one apt-get command may take, in milliseconds. */
const INSTALL_TIMEOUT = 10 * 60 * 1000;

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The possible paths of a program: each name in each folder of the PATH and in further folders.
 * @param {readonly string[]} names
 * @param {readonly string[]} [furtherFolders]
 */
export function listPaths(names, furtherFolders = []) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...furtherFolders];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** @param {string[]} parameters */
function runAptGet(...parameters) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', parameters, { stdio: 'ignore', timeout: INSTALL_TIMEOUT, env });
}

/**
 * The result of `find`, if need be after installing Debian's packages. Only root on Debian can install them.
 * @template Found
 * @param {string} name for the message that it is being installed
 * @param {() => Found | null} find
 * @param {readonly string[]} packages without those that they recommend
 * @returns {Found | null} null when it is neither there nor can be installed
 */
export function findOrInstall(name, find, packages) {
  const found = find();
  if (found !== null || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return found;
  console.log(`No ${name} was found: trying to install one.`);
  // The second search decides: a failed update may not matter.
  runAptGet('update');
  runAptGet('install', '-y', '--no-install-recommends', ...packages);
  return find();
}

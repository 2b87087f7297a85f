// @ts-check
/** Finds, or as a last resort installs, the nginx on which deploy/nginx.conf is tested. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folders of nginx that may not be on the PATH. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** The message when no nginx can be found or installed. */
export const NO_NGINX = 'No nginx was found: install nginx, or set NGINX_PATH to its executable.';

/**
 * The path of an nginx on this machine: NGINX_PATH, else one on the PATH or where it is usually installed.
 * @returns {string | null} null when there is none
 */
export function findNginx() {
  const fromEnvironment = process.env.NGINX_PATH;
  if (fromEnvironment) return fromEnvironment;
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...FOLDERS];
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path)) ?? null;
}

/**
 * Runs a command without its output, for at most five minutes.
 * @param {string} command
 * @param {string[]} args
 */
function succeeds(command, args) {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 5 * 60 * 1000 }).status === 0;
}

/**
 * The path of an nginx, installed from Debian's packages when there is none.
 * @returns {string | null} null when that fails too
 */
export function findOrInstallNginx() {
  const found = findNginx();
  if (found !== null || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return found;
  console.log('No nginx was found: trying to install one.');
  // The second command decides: a failed update may not matter.
  succeeds('apt-get', ['update']);
  succeeds('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light']);
  return findNginx();
}

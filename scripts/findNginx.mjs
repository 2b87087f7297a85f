// @ts-check
/** Finds, or as a last resort installs, the nginx on which deploy/nginx.conf is tested. */
import { findOrInstall, isExecutable, listPaths } from './programs.mjs';

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
  return listPaths(['nginx'], FOLDERS).find(isExecutable) ?? null;
}

/**
 * The path of an nginx, installed from Debian's packages when there is none.
 * @returns {string | null} null when that fails too
 */
export function findOrInstallNginx() {
  return findOrInstall('nginx', findNginx, ['nginx-light']);
}

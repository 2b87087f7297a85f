// @ts-check
/**
 * Runs `npm ci` when node_modules is not what package-lock.json says. It has no dependencies, because it runs before they
 * are installed, and prints nothing when there is nothing to do.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 */

/**
 * The packages of a lock file, without the project itself.
 * @param {string} path
 * @returns {Record<string, LockedPackage> | null} null without a readable lock file
 */
function readPackages(path) {
  try {
    const { '': _project, ...packages } = JSON.parse(readFileSync(path, 'utf8')).packages;
    return packages;
  } catch {
    return null;
  }
}

/**
 * Why the packages of a project must be installed, or null when they are as locked.
 * Optional packages may be missing: those for other platforms always are.
 * @param {string} root the project's folder
 * @returns {string | null}
 */
export function reasonToInstall(root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === null) {
    return null;
  }
  if (installed === null) {
    return 'The packages are not installed yet';
  }
  for (const [path, { version, integrity, optional, devOptional }] of Object.entries(wanted)) {
    const found = installed[path];
    if (found === undefined ? !optional && !devOptional : found.version !== version) {
      return `${path} is not the locked version`;
    }
    if (found?.integrity !== undefined && integrity !== undefined && found.integrity !== integrity) {
      return `${path} is not the locked file`;
    }
  }
  const extra = Object.keys(installed).find((path) => !(path in wanted));
  return extra === undefined ? null : `${extra} is no longer used`;
}

/**
 * Installs the packages when needed, and exits with npm's exit code when that fails.
 * @param {string} root the project's folder
 */
function ensureInstalled(root) {
  const reason = reasonToInstall(root);
  if (reason === null) {
    return;
  }
  console.log(`${reason}: running npm ci.`);
  // --include=dev: a build needs the development packages, also when NODE_ENV is 'production'.
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed: see above.');
    process.exit(status ?? 1);
  }
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  ensureInstalled(fileURLToPath(new URL('..', import.meta.url)));
}

// @ts-check
/**
 * `node scripts/run.mjs [--with FOLDER]… COMMAND…`: runs `npm ci` where node_modules is not what package-lock.json says, in
 * the project's root and in the folders (tools that few commands need have folders of their own), and then the command.
 * It has no dependencies, because it runs before they are installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

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
 * Whether a version of Node is in a range such as '^20.19.0 || >=22.12.0'. Further forms of a range are not read.
 * @param {string} version
 * @param {string} range
 */
export function isInRange(version, range) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return range.split('||').some((part) => {
    const [, sign, leastMajor, leastMinor] = /(\^|>=)(\d+)\.(\d+)/.exec(part) ?? [];
    if (major === Number(leastMajor)) return minor >= Number(leastMinor);
    return sign === '>=' && major > Number(leastMajor);
  });
}

/** Ends with 1 and a sentence on a version of Node that package.json does not name. */
function requireNode() {
  const { node: range } = JSON.parse(readFileSync('package.json', 'utf8')).engines;
  if (isInRange(process.versions.node, range)) return;
  console.error(`This needs Node ${range}, and it is Node ${process.versions.node} that runs it.`);
  process.exit(1);
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
  console.log(`${root === '.' ? '' : `${root}: `}${reason}: running npm ci.`);
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

/**
 * Runs a command and ends as it does.
 * @param {string} command
 * @param {readonly string[]} parameters
 */
function run(command, parameters) {
  const child = spawn(command, parameters, { stdio: 'inherit', shell: process.platform === 'win32' });
  child.on('error', (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  // The command decides when to end. A terminal sends Ctrl-C to both.
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

// npm starts its scripts in the project's root.
if (basename(process.argv[1] ?? '') === 'run.mjs') {
  requireNode();
  const words = process.argv.slice(2);
  ensureInstalled('.');
  while (words[0] === '--with') ensureInstalled(words.splice(0, 2)[1] ?? '.');
  const [command, ...parameters] = words;
  if (command !== undefined) run(command, parameters);
}

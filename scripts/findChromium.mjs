// @ts-check
/** Finds, or as a last resort installs, the Chromium of the browser tests. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The message when no browser can be found or installed. */
export const NO_CHROMIUM =
  'No Chromium was found: install Chromium or Google Chrome, or set CHROMIUM_PATH to its executable.';

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of a Chromium on this machine: CHROMIUM_PATH, else one on the PATH, else the one Playwright installed.
 * @returns {string | null} null when there is none
 */
export function findChromium() {
  const fromEnvironment = process.env.CHROMIUM_PATH;
  if (fromEnvironment) {
    return fromEnvironment;
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...candidates, chromium.executablePath()].find(isExecutable) ?? null;
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
 * The path of a Chromium, installed from Debian's packages when there is none.
 * @returns {string | null} null when that fails too
 */
export function findOrInstallChromium() {
  const found = findChromium();
  if (found !== null) {
    return found;
  }
  console.log('No Chromium was found: trying to install one.');
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    // The second command decides: a failed update may not matter.
    succeeds('apt-get', ['update']);
    succeeds('apt-get', ['install', '-y', 'chromium']);
  }
  return findChromium();
}

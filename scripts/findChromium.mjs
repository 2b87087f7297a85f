// @ts-check
/** Finds, or as a last resort installs, the Chromium of the browser tests. */
import { chromium } from '@playwright/test';
import { findOrInstall, isExecutable, listPaths } from './programs.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The command and Debian's package. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** The message when no browser can be found or installed. */
export const NO_CHROMIUM =
  'No Chromium was found: install Chromium or Google Chrome, or set CHROMIUM_PATH to its executable.';

/**
 * CHROMIUM_PATH, else the path of one of these commands.
 * @param {readonly string[]} commands
 */
function findCommand(commands) {
  return process.env.CHROMIUM_PATH || listPaths(commands).find(isExecutable) || null;
}

/**
 * The path of a Chromium on this machine: CHROMIUM_PATH, else one on the PATH, else the one Playwright installed.
 * @returns {string | null} null when there is none
 */
export function findChromium() {
  return findCommand(COMMANDS) ?? [chromium.executablePath()].find(isExecutable) ?? null;
}

/** Debian's package of the font that Chromium's packages recommend. */
const FONT = 'fonts-liberation';

/**
 * The path of a Chromium, installed from Debian's packages when there is none.
 * @returns {string | null} null when that fails too
 */
export function findOrInstallChromium() {
  return findOrInstall('Chromium', findChromium, ['chromium', FONT]);
}

/**
 * The path of the browser of `npm test`: CHROMIUM_PATH, else Chromium's headless shell, which is the same engine without
 * the windows and menus that take a fifth of the time, else a Chromium.
 * @returns {string | null} null when there is none
 */
export function findQuickChromium() {
  return findCommand([HEADLESS_SHELL]) ?? findChromium();
}

/**
 * The same, the headless shell installed from Debian's packages when there is none.
 * @returns {string | null} null when that fails too
 */
export function findOrInstallQuickChromium() {
  return findOrInstall('Chromium', findQuickChromium, [HEADLESS_SHELL, FONT]);
}

// @ts-check
/** Finds, or as a last resort installs, the Chromium of the browser tests. */
import { chromium } from '@playwright/test';
import { findOrInstall, isExecutable, listPaths } from './programs.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The message when no browser can be found or installed. */
export const NO_CHROMIUM =
  'No Chromium was found: install Chromium or Google Chrome, or set CHROMIUM_PATH to its executable.';

/**
 * The path of a Chromium on this machine: CHROMIUM_PATH, else one on the PATH, else the one Playwright installed.
 * @returns {string | null} null when there is none
 */
export function findChromium() {
  const fromEnvironment = process.env.CHROMIUM_PATH;
  if (fromEnvironment) {
    return fromEnvironment;
  }
  return [...listPaths(COMMANDS), chromium.executablePath()].find(isExecutable) ?? null;
}

/**
 * The path of a Chromium, installed from Debian's packages when there is none.
 * @returns {string | null} null when that fails too
 */
export function findOrInstallChromium() {
  return findOrInstall('Chromium', findChromium, ['chromium']);
}

/** @returns {string | null} the path of a headless shell on this machine, null when there is none */
function findHeadlessShell() {
  return listPaths(['chromium-headless-shell']).find(isExecutable) ?? null;
}

/**
 * The path of the browser of `npm test`: CHROMIUM_PATH, else Chromium's headless shell, which is the same engine without
 * the windows and menus that take a fifth of the time, else a Chromium.
 * @returns {string | null} null when there is none
 */
export function findQuickChromium() {
  return process.env.CHROMIUM_PATH || findHeadlessShell() || findChromium();
}

/**
 * The path of a headless shell, installed from Debian's packages when there is none.
 * @returns {string | null} null when that fails too
 */
export function findOrInstallHeadlessShell() {
  return findOrInstall('headless shell', findHeadlessShell, ['chromium-headless-shell']);
}

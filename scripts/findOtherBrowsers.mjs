// @ts-check
/** Finds, or as a last resort installs, Firefox and WebKit for the browser tests. */
import { findOrInstall, isExecutable, listPaths } from './programs.mjs';

/** The message when no Firefox can be found or installed. */
export const NO_FIREFOX = 'No Firefox was found: install Firefox, or set FIREFOX_PATH to its executable.';

/** The message when no WebKit can be found or installed. */
export const NO_WEBKIT =
  'No WebKit was found: install WebKitWebDriver and Xvfb (the packages webkit2gtk-driver and xvfb of Debian).';

/** @param {string[]} names */
function find(...names) {
  return listPaths(names).find(isExecutable) ?? null;
}

/**
 * The path of a Firefox: FIREFOX_PATH, else one on the PATH, else installed from Debian's packages.
 * @returns {string | null} null when that fails too
 */
export function findOrInstallFirefox() {
  return findOrInstall('Firefox', () => process.env.FIREFOX_PATH || find('firefox-esr', 'firefox'), [
    'firefox-esr',
  ]);
}

/** The paths of the WebDriver server of WebKitGTK and of the virtual X server, when both are there. */
function findWebKit() {
  const driver = find('WebKitWebDriver');
  const display = find('Xvfb');
  return driver === null || display === null ? null : { driver, display };
}

/**
 * The paths of the WebDriver server of WebKitGTK and of the virtual X server, installed from Debian's packages when
 * either is missing.
 * @returns {{ driver: string, display: string } | null} null when that fails too
 */
export function findOrInstallWebKit() {
  return findOrInstall('WebKit', findWebKit, ['webkit2gtk-driver', 'xvfb']);
}

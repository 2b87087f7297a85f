/** Where the DevTools' panel that browser tests drive is written, from the project's root. */
export const DEVTOOLS_FOLDER = 'node_modules/.cache/devtools-page';
/** The address that its files are served at. */
export const DEVTOOLS_ROOT = '/__devtools/';
/** Its page, and the script that plays the extension's part in the shop's tab. */
export const DEVTOOLS_PAGE = 'index.html';
export const DEVTOOLS_RELAY = 'relay.js';

/** The folder of the built DevTools panel, from the project's root. */
export const DEVTOOLS_FOLDER = 'node_modules/.cache/devtools-page';
/** The base address of its files. */
export const DEVTOOLS_ROOT = '/__devtools/';
/** Its page, and the script that replaces the extension in the shop's tab. */
export const DEVTOOLS_PAGE = 'index.html';
export const DEVTOOLS_RELAY = 'relay.js';

// @ts-check
/**
 * Part of `npm test`: installs the browser and the nginx of the tests from Debian's packages where there are none, and
 * PostgreSQL for the full run. Ends with 1, and says what to install, where that fails.
 */
import { findOrInstallChromium, findOrInstallQuickChromium, NO_CHROMIUM } from './findChromium.mjs';
import { findOrInstallNginx, NO_NGINX } from './findNginx.mjs';
import { findOrInstallPostgres } from './findPostgres.mjs';

const isFull = process.env.FULL === '1';
// The full run has the browser that shoppers have.
const browser = isFull ? findOrInstallChromium() : findOrInstallQuickChromium();
// Now, as apt-get cannot run twice at a time. Where that fails, the step that needs it says so.
if (isFull && !process.env.DATABASE_URL) findOrInstallPostgres();
const missing = [
  ...(browser === null ? [NO_CHROMIUM] : []),
  ...(findOrInstallNginx() === null ? [NO_NGINX] : []),
];
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exitCode = 1;
}

// @ts-check
/**
 * Part of `npm test`: installs the browser and the nginx of the tests from Debian's packages where there are none. Ends
 * with 1, and says what to install, where that fails.
 */
import { findOrInstallChromium, findOrInstallQuickChromium, NO_CHROMIUM } from './findChromium.mjs';
import { findOrInstallNginx, NO_NGINX } from './findNginx.mjs';

// The full run has the browser that shoppers have.
const browser = process.env.FULL === '1' ? findOrInstallChromium() : findOrInstallQuickChromium();
const missing = [
  ...(browser === null ? [NO_CHROMIUM] : []),
  ...(findOrInstallNginx() === null ? [NO_NGINX] : []),
];
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exitCode = 1;
}

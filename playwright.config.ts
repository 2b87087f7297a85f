import { join } from 'node:path';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from './scripts/chromiumArguments';
import { findChromium, findQuickChromium } from './scripts/findChromium.mjs';
import { isFullRun } from './src/testing/fullRun';

// The full run has the browser that shoppers have.
const executablePath = isFullRun ? findChromium() : findQuickChromium();

const inTerminal: ReporterDescription[] = [['list'], [join(__dirname, 'e2e/support/skipReporter.ts')]];

/** A list with why tests were skipped, and also a JSON file when its name is given. */
export const reporter: ReporterDescription[] =
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME === undefined ? inTerminal : [...inTerminal, ['json']];

/** `npm run test:store` runs tests on the store that it has started. */
const isRealStore = process.env.STORE_SHOP_URL !== undefined;

export default defineConfig({
  testDir: 'e2e',
  // Firefox and WebKit have a configuration of their own.
  // Whole paths: 'full/**' would also be a folder in which the project lies.
  testIgnore: ['otherBrowsers', ...(isFullRun ? [] : ['full']), ...(isRealStore ? [] : ['store'])].map(
    (folder) => join(__dirname, 'e2e', folder, '**'),
  ),
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  // Nothing is measured in tests: these only end what hangs, however busy the machine is.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter,
  use: {
    browserName: 'chromium',
    // Animations take a tenth of the time; the full run has them.
    contextOptions: isFullRun ? {} : { reducedMotion: 'reduce' },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Playwright does not see the requests that a service worker answers.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Actions, requests and console. Copies of the pages make every test a quarter slower: --trace=on has them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: CHROMIUM_ARGUMENTS,
    },
  },
});

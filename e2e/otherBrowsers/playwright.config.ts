/** Configuration of the journey in Firefox and WebKit. Playwright runs the tests; other packages drive the browsers. */
import { defineConfig } from '@playwright/test';
import { reporter } from '../../playwright.config';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/otherBrowsers',
  // One after the other: apt-get cannot install both at a time.
  workers: 1,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  timeout: 300_000,
  reporter,
});

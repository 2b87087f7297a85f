/**
 * `npm run bench:paint`: how soon a shopper sees something on a slow phone, on the built shop with a sandbox behind it.
 * Each page is measured as it is, and once more without its scripts: that is the limit for what prerendering can give.
 */
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { startServers } from '../e2e/support/servers';
import { findOrInstallChromium, NO_CHROMIUM } from '../scripts/findChromium.mjs';

/** A phone of the lower middle class on a slow mobile network, as Lighthouse assumes it. */
const PHONE = { width: 390, height: 844 } as const;
const SLOWER_CPU = 4;
const ROUND_TRIP = 150;
const BYTES_A_SECOND = { down: (1.6 * 1024 * 1024) / 8, up: (750 * 1024) / 8 } as const;

const PAGES: readonly string[] = ['/', '/products?category=hand%20tools', '/cart'];
/** How often each page is measured; the median counts. */
const ROUNDS = 5;
/** How long nothing may be painted before a page counts as done, in milliseconds. */
const CALM = 1500;

/** Times in milliseconds since the address was entered; the layout shift is Chromium's own score. */
interface Paint {
  readonly first: number;
  readonly largest: number;
  /** How long the page could not answer a touch: what long tasks take beyond 50 ms each. */
  readonly blocked: number;
  readonly shift: number;
}

declare global {
  interface Window {
    readPaint(): Paint;
  }
}

/** Runs in the page, before its own scripts. Its functions have no names: tsx would wrap them in helpers of its own. */
function watchPaint(): void {
  const paint = { first: 0, largest: 0, blocked: 0, shift: 0 };
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === 'first-contentful-paint') paint.first = entry.startTime;
        else if (type === 'largest-contentful-paint') paint.largest = entry.startTime;
        else if (type === 'longtask') paint.blocked += Math.max(0, entry.duration - 50);
        else if ('value' in entry && typeof entry.value === 'number') paint.shift += entry.value;
      }
    }).observe({ type, buffered: true });
  }
  window.readPaint = () => paint;
}

/** Opens a page in a browser that knows nothing of the shop yet. */
async function measure(browser: Browser, address: string, hasScripts: boolean): Promise<Paint> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(watchPaint);
  if (!hasScripts) {
    await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  }
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP,
    downloadThroughput: BYTES_A_SECOND.down,
    uploadThroughput: BYTES_A_SECOND.up,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(CALM);
  const paint = await page.evaluate(() => window.readPaint());
  await context.close();
  return paint;
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? NaN;
}

/** The median of each figure on its own. */
function summarize(paints: readonly Paint[]): Paint {
  return {
    first: median(paints.map(({ first }) => first)),
    largest: median(paints.map(({ largest }) => largest)),
    blocked: median(paints.map(({ blocked }) => blocked)),
    shift: median(paints.map(({ shift }) => shift)),
  };
}

function formatRow(name: string, { first, largest, blocked, shift }: Paint): string {
  const times = [first, largest, blocked].map((time) => `${time.toFixed(0)} ms`.padStart(9));
  return `  ${name.padEnd(34)}${times.join('')}${shift.toFixed(4).padStart(9)}`;
}

async function main(): Promise<void> {
  const executablePath = findOrInstallChromium();
  if (executablePath === null) throw new Error(NO_CHROMIUM);
  const servers = await startServers();
  const browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox'] });
  try {
    console.log(`Medians of ${ROUNDS} rounds, ${SLOWER_CPU} times slower CPU, ${ROUND_TRIP} ms round trips`);
    console.log(`  ${''.padEnd(34)}    first  largest  blocked    shift`);
    for (const path of PAGES) {
      const shop: Paint[] = [];
      const limit: Paint[] = [];
      // In turns, so that whatever else the machine does hits both.
      for (let round = 0; round < ROUNDS; round += 1) {
        shop.push(await measure(browser, servers.shopUrl + path, true));
        limit.push(await measure(browser, servers.shopUrl + path, false));
      }
      const [ours, bare] = [summarize(shop), summarize(limit)];
      console.log(formatRow(path, ours));
      console.log(formatRow('  without its scripts', bare));
      const ratio = (ours.first / bare.first).toFixed(2);
      console.log(`  ${'  ratio'.padEnd(34)}${ratio.padStart(9)}`);
    }
  } finally {
    await browser.close();
    await servers.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

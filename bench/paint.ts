/**
 * `npm run bench:paint`: measures the paint times of the built shop on a slow phone, with a sandbox. Each page is measured
 * as it is and without its scripts, which is the lower limit for prerendering.
 */
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { startServers } from '../e2e/support/servers';
import { findOrInstallChromium, NO_CHROMIUM } from '../scripts/findChromium.mjs';
import { median } from './quantile';

/** A slow phone on a slow mobile network, with Lighthouse's values. */
const PHONE = { width: 390, height: 844 } as const;
const CPU_SLOWDOWN = 4;
/** In milliseconds. */
const ROUND_TRIP = 150;
const BYTES_A_SECOND = { down: (1.6 * 1024 * 1024) / 8, up: (750 * 1024) / 8 } as const;

const PAGES: readonly string[] = ['/', '/products?category=hand%20tools', '/cart'];
/** How often each page is measured. The table shows medians. */
const ROUNDS = 5;
/** How long paints are observed after the network is idle, in milliseconds. */
const SETTLE_TIME = 1500;

/** Times in milliseconds since the start of the navigation. */
interface Paint {
  readonly first: number;
  readonly largest: number;
  /** Total blocking time: the sum of what long tasks take beyond 50 ms each. */
  readonly blocked: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

declare global {
  interface Window {
    readPaint(): Paint;
  }
}

/** Runs in the page, before its own scripts. Its functions have no names, because tsx adds a helper to named ones. */
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

/** Opens a page in a new browser context, without anything cached. */
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
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_TIME);
  const paint = await page.evaluate(() => window.readPaint());
  await context.close();
  return paint;
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
    console.log(
      `Medians of ${ROUNDS} rounds, ${CPU_SLOWDOWN} times slower CPU, ${ROUND_TRIP} ms round trips`,
    );
    console.log(`  ${''.padEnd(34)}    first  largest  blocked    shift`);
    for (const path of PAGES) {
      const withScripts: Paint[] = [];
      const withoutScripts: Paint[] = [];
      // Alternately, so that other load on the machine affects both.
      for (let round = 0; round < ROUNDS; round += 1) {
        withScripts.push(await measure(browser, servers.shopUrl + path, true));
        withoutScripts.push(await measure(browser, servers.shopUrl + path, false));
      }
      const [shop, limit] = [summarize(withScripts), summarize(withoutScripts)];
      console.log(formatRow(path, shop));
      console.log(formatRow('  without its scripts', limit));
      const ratio = (shop.first / limit.first).toFixed(2);
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

/**
 * Lighthouse’s mobile measurement of the built shop as shoppers get it (front.ts). Each page is also measured without its
 * scripts, in turns: what comes of a page then is the lower limit. Lighthouse has packages of its own
 * (bench/lighthouse/), which `npm run bench` installs.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, request, type BrowserContext } from '@playwright/test';
import { products } from '../sandbox/catalogue/products';
import { demoShopper, fetchToken, storeToken, toolListing } from '../e2e/support/shopper';
import { CHROMIUM_ARGUMENTS } from '../scripts/chromiumArguments';
import { findOrInstallChromium, NO_CHROMIUM } from '../scripts/findChromium.mjs';
import { findFreePort } from '../scripts/ports';
import { isRecord } from '../src/lib/untrusted';
import type { Figure } from './figures';
import { startFront, type Front } from './front';
import { reportProgress } from './measuring';
import { readPaint, type Paint } from './paint';
import { median } from './quantile';

const FOLDER = join(__dirname, 'lighthouse');
const MODULE = join(FOLDER, 'node_modules/lighthouse/core/index.js');
/** The table shows medians of so many rounds. */
const ROUNDS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What a page should reach. */
interface Goals {
  /** Of the first and the largest paint, as shares of those without scripts. */
  readonly first: number;
  readonly largest: number;
  /** Blocking time above that without scripts, in milliseconds. */
  readonly blocked: number;
  /** Lighthouse’s score for performance. */
  readonly performance: number;
}

/** A page. */
interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly goals: Partial<Goals>;
  /** With a signed-in shopper and a filled cart: what it shows comes with its scripts. */
  readonly isShopper?: boolean;
}

const PUBLIC_GOALS: Goals = { first: 1, largest: 1.05, blocked: 50, performance: 100 };

const [product] = products;
const PAGES: readonly MeasuredPage[] = [
  { name: 'home', path: '/', goals: PUBLIC_GOALS },
  { name: 'listing', path: toolListing, goals: PUBLIC_GOALS },
  { name: 'product', path: `/product/${product?.id ?? ''}`, goals: PUBLIC_GOALS },
  { name: 'cart', path: '/cart', goals: { performance: 95 }, isShopper: true },
  { name: 'checkout', path: '/checkout', goals: {}, isShopper: true },
];

/** What Lighthouse says where the browser has not recorded the start of a page load. */
const NOT_RECORDED = /NO_NAVSTART|NO_FCP/;
/** How often a page load is measured that the browser has not recorded. */
const ATTEMPTS = 3;

type Lighthouse = (address: string, flags: Readonly<Record<string, unknown>>) => Promise<unknown>;

function isLighthouse(value: unknown): value is Lighthouse {
  return typeof value === 'function';
}

/**
 * Runs Lighthouse on a browser that is open already, in this process: a process for each page load would take two seconds
 * to start. Returns its report. Throws where the page could not be measured.
 */
async function runLighthouse(address: string, flags: Readonly<Record<string, unknown>>): Promise<unknown> {
  const module: unknown = await import(pathToFileURL(MODULE).href);
  const run = isRecord(module) ? module['default'] : undefined;
  if (!isLighthouse(run)) throw new Error(`${MODULE} does not export Lighthouse.`);
  const result = await run(address, { logLevel: 'silent', ...flags });
  const report = isRecord(result) ? result['lhr'] : undefined;
  if (isRecord(report) && isRecord(report['runtimeError'])) {
    throw new Error(String(report['runtimeError']['code']));
  }
  return report;
}

/** Leaves on the device what an earlier visit of a shopper would have left. */
async function prepareShopper(context: BrowserContext, { shopUrl, sandboxUrl }: Front): Promise<void> {
  const api = await request.newContext();
  await storeToken(context, shopUrl, await fetchToken(api, sandboxUrl, demoShopper));
  await api.dispose();
  const page = await context.newPage();
  await page.goto(`${shopUrl}/robots.txt`);
  const lines = products.slice(0, 3).map(({ id, title, regularPrice, discountedPrice, imgUrl }) => ({
    id,
    name: title,
    image: imgUrl === undefined || imgUrl === null ? '' : new URL(imgUrl, sandboxUrl).href,
    price: discountedPrice ?? regularPrice,
    quantity: 1,
  }));
  await page.evaluate((stored) => localStorage.setItem('cart', stored), JSON.stringify(lines));
  await page.close();
}

interface Visit {
  readonly hasScripts: boolean;
  readonly categories: readonly string[];
}

/** Measures a page in a browser that has never been there; again where the browser has not recorded it. */
async function measurePage(...visit: Parameters<typeof measureOnce>): Promise<Paint> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await measureOnce(...visit);
    } catch (error) {
      if (attempt === ATTEMPTS || !NOT_RECORDED.test(String(error))) throw error;
      reportProgress('the browser has not recorded the page load: once more');
    }
  }
}

async function measureOnce(
  front: Front,
  { path, isShopper = false }: MeasuredPage,
  { hasScripts, categories }: Visit,
): Promise<Paint> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-lighthouse-'));
  const port = await findFreePort();
  const executablePath = findOrInstallChromium();
  if (executablePath === null) throw new Error(NO_CHROMIUM);
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath,
    args: [...CHROMIUM_ARGUMENTS, ...front.browserArguments, `--remote-debugging-port=${port}`],
  });
  try {
    if (isShopper) await prepareShopper(context, front);
    const report = await runLighthouse(front.shopUrl + path, {
      port,
      // The device is new but for what it was given.
      disableStorageReset: true,
      // Neither is part of a score, and they take seconds of each measurement.
      disableFullPageScreenshot: true,
      skipAudits: ['bf-cache'],
      onlyCategories: categories,
      blockedUrlPatterns: hasScripts ? [] : ['*.js'],
    });
    return readPaint(report, categories);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

type Measure = 'first' | 'largest' | 'blocked' | 'shift' | 'pictures';

const middle = (paints: readonly Paint[], of: Measure): number => median(paints.map((paint) => paint[of]));

/** The figures of one page. */
async function figuresOf(front: Front, page: MeasuredPage): Promise<readonly Figure[]> {
  const shop: Paint[] = [];
  const limit: Paint[] = [];
  // In turns, so that other load on the machine affects both.
  for (let round = 0; round < ROUNDS; round += 1) {
    reportProgress(`Lighthouse: ${page.name}, round ${round + 1} of ${ROUNDS}`);
    const categories = round === 0 ? CATEGORIES : (['performance'] as const);
    shop.push(await measurePage(front, page, { hasScripts: true, categories }));
    limit.push(await measurePage(front, page, { hasScripts: false, categories: ['performance'] }));
  }
  const { name, goals } = page;
  const figure = (of: string, value: number, unit: Figure['unit'], goal: number | null): Figure => ({
    name: `${name}: ${of}`,
    value,
    unit,
    goal,
  });
  const ratio = (of: Measure): number => middle(shop, of) / middle(limit, of);
  const scores = new Map(shop[0]?.scores ?? []);
  scores.set('performance', median(shop.map((paint) => paint.scores.get('performance') ?? NaN)));
  const scoreGoal = (category: string): number | null => {
    if (category === 'performance') return goals.performance ?? null;
    return name === 'checkout' ? null : 100;
  };
  return [
    figure('first paint', middle(shop, 'first'), 'ms', null),
    figure('largest paint', middle(shop, 'largest'), 'ms', null),
    figure('first paint to that without scripts', ratio('first'), 'x', goals.first ?? null),
    figure('largest paint to that without scripts', ratio('largest'), 'x', goals.largest ?? null),
    figure('blocking time', middle(shop, 'blocked'), 'ms', null),
    figure(
      'blocking time above that without scripts',
      middle(shop, 'blocked') - middle(limit, 'blocked'),
      'ms',
      goals.blocked ?? null,
    ),
    figure('layout shift', middle(shop, 'shift'), '', 0),
    figure('pictures', middle(shop, 'pictures'), 'kB', null),
    ...[...scores].map(([category, value]): Figure => ({
      ...figure(category, value, 'of 100', scoreGoal(category)),
      isMoreBetter: true,
    })),
  ];
}

/** Measures every page. Takes about five minutes. */
export async function measureWithLighthouse(): Promise<readonly Figure[]> {
  const front = await startFront();
  const figures: Figure[] = [];
  try {
    for (const page of PAGES) figures.push(...(await figuresOf(front, page)));
  } finally {
    await front.close();
  }
  return figures;
}

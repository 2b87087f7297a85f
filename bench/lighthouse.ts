/**
 * Lighthouse’s mobile measurement of the built shop on a sandbox, with pages rendered with their data. Each page is also
 * measured without its scripts, in turns: what comes of a page then is the lower limit. Lighthouse has packages of its
 * own (bench/lighthouse/), which are installed when they are missing.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, request } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { products } from '../sandbox/catalogue/products';
import type { Servers } from '../e2e/support/servers';
import { demoShopper, fetchToken, storeToken, toolListing } from '../e2e/support/shopper';
import { CHROMIUM_ARGUMENTS } from '../scripts/chromiumArguments';
import { findOrInstallChromium, NO_CHROMIUM } from '../scripts/findChromium.mjs';
import { findFreePort } from '../scripts/ports';
import { isRecord } from '../src/lib/untrusted';
import type { Figure } from './figures';
import { reportProgress } from './measuring';
import { median } from './quantile';

const FOLDER = join(__dirname, 'lighthouse');
const MODULE = join(FOLDER, 'node_modules/lighthouse/core/index.js');
/** The table shows medians of so many rounds. */
const ROUNDS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** A page, and how much later than without scripts its largest paint may come. */
interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly largestGoal: number | null;
  /** With a signed-in shopper and a filled cart. */
  readonly isShopper?: boolean;
}

/** How much later than without scripts the first paint may come. */
const FIRST_GOAL = 1.1;
/** In milliseconds. */
const BLOCKED_GOAL = 100;
const DATA_GOAL = 1.25;

const [product] = products;
const PAGES: readonly MeasuredPage[] = [
  { name: 'home', path: '/', largestGoal: DATA_GOAL },
  { name: 'listing', path: toolListing, largestGoal: DATA_GOAL },
  { name: 'product', path: `/product/${product?.id ?? ''}`, largestGoal: DATA_GOAL },
  { name: 'cart', path: '/cart', largestGoal: null, isShopper: true },
  { name: 'checkout', path: '/checkout', largestGoal: null, isShopper: true },
];

/** Of one page load; times in milliseconds since the start of the navigation. */
interface Paint {
  readonly first: number;
  readonly largest: number;
  /** Total blocking time. */
  readonly blocked: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Scores of Lighthouse’s categories, of 100. */
  readonly scores: ReadonlyMap<string, number>;
}

function install(): void {
  if (existsSync(MODULE)) return;
  reportProgress('installs Lighthouse');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
}

/** A number inside a report. Throws where there is none: the page could not be measured. */
function numberAt(report: unknown, ...path: readonly string[]): number {
  const value = path.reduce((inner, key) => (isRecord(inner) ? inner[key] : undefined), report);
  if (typeof value !== 'number') throw new Error(`Lighthouse has no ${path.join('.')}.`);
  return value;
}

function readPaint(report: unknown, categories: readonly string[]): Paint {
  const audit = (id: string) => numberAt(report, 'audits', id, 'numericValue');
  return {
    first: audit('first-contentful-paint'),
    largest: audit('largest-contentful-paint'),
    blocked: audit('total-blocking-time'),
    shift: audit('cumulative-layout-shift'),
    scores: new Map(
      categories.map((id) => [id, Math.round(numberAt(report, 'categories', id, 'score') * 100)]),
    ),
  };
}

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
async function prepareShopper(context: BrowserContext, { shopUrl, sandbox }: Servers): Promise<void> {
  const api = await request.newContext();
  await storeToken(context, shopUrl, await fetchToken(api, sandbox.url, demoShopper));
  await api.dispose();
  const page = await context.newPage();
  await page.goto(`${shopUrl}/robots.txt`);
  const lines = products.slice(0, 3).map(({ id, title, regularPrice, discountedPrice, imgUrl }) => ({
    id,
    name: title,
    image: imgUrl === undefined || imgUrl === null ? '' : new URL(imgUrl, sandbox.url).href,
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
  servers: Servers,
  { path, isShopper = false }: MeasuredPage,
  { hasScripts, categories }: Visit,
): Promise<Paint> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-lighthouse-'));
  const port = await findFreePort();
  const executablePath = findOrInstallChromium();
  if (executablePath === null) throw new Error(NO_CHROMIUM);
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath,
    args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`],
  });
  try {
    if (isShopper) await prepareShopper(context, servers);
    const report = await runLighthouse(servers.shopUrl + path, {
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

const middle = (paints: readonly Paint[], of: 'first' | 'largest' | 'blocked' | 'shift'): number =>
  median(paints.map((paint) => paint[of]));

/** The figures of one page. */
async function figuresOf(servers: Servers, page: MeasuredPage): Promise<readonly Figure[]> {
  const shop: Paint[] = [];
  const limit: Paint[] = [];
  // In turns, so that other load on the machine affects both.
  for (let round = 0; round < ROUNDS; round += 1) {
    reportProgress(`Lighthouse: ${page.name}, round ${round + 1} of ${ROUNDS}`);
    const categories = round === 0 ? CATEGORIES : (['performance'] as const);
    shop.push(await measurePage(servers, page, { hasScripts: true, categories }));
    limit.push(await measurePage(servers, page, { hasScripts: false, categories: ['performance'] }));
  }
  const { name } = page;
  const ratio = (of: 'first' | 'largest'): number => middle(shop, of) / middle(limit, of);
  const scores = new Map(shop[0]?.scores ?? []);
  scores.set('performance', median(shop.map((paint) => paint.scores.get('performance') ?? NaN)));
  return [
    { name: `${name}: first paint`, value: middle(shop, 'first'), unit: 'ms', goal: null },
    { name: `${name}: largest paint`, value: middle(shop, 'largest'), unit: 'ms', goal: null },
    {
      name: `${name}: first paint to that without scripts`,
      value: ratio('first'),
      unit: 'x',
      goal: FIRST_GOAL,
    },
    {
      name: `${name}: largest paint to that without scripts`,
      value: ratio('largest'),
      unit: 'x',
      goal: page.largestGoal,
    },
    {
      name: `${name}: blocking time above that without scripts`,
      value: middle(shop, 'blocked') - middle(limit, 'blocked'),
      unit: 'ms',
      goal: BLOCKED_GOAL,
    },
    { name: `${name}: layout shift`, value: middle(shop, 'shift'), unit: '', goal: 0 },
    ...[...scores].map(([category, value]): Figure => ({
      name: `${name}: ${category}`,
      value,
      unit: 'of 100',
      goal: page.isShopper === true && name !== 'cart' ? null : 100,
      isMoreBetter: true,
    })),
  ];
}

/** Measures every page. Takes about ten minutes. */
export async function measureWithLighthouse(servers: Servers): Promise<readonly Figure[]> {
  install();
  const figures: Figure[] = [];
  for (const page of PAGES) figures.push(...(await figuresOf(servers, page)));
  return figures;
}

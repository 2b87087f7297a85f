/**
 * `npm run gallery`: takes a picture of every screen in every state (e2e/support/screens), on a phone, a tablet and a
 * desktop, in both colour schemes, from the build in dist/ and a sandbox of its own. Writes the pictures to gallery/, and
 * docs/pictures/screens-*.webp with small copies of all.
 * Fails when a state cannot be opened, or when the browser's console says something that the state does not announce.
 *
 * `-- --only PATTERN` takes the states whose name matches a regular expression, `-- --width N` one width, `-- --forced`
 * forced colours, `-- --zoom N` text of N percent: then the sheets of docs/ stay as they are.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { listenToAll, unexpectedOf } from '../e2e/support/noise';
import { layoutAt, openScreen, settle } from '../e2e/support/screens/openScreen';
import { nameOf, type ScreenState } from '../e2e/support/screens/screen';
import { screenTable } from '../e2e/support/screens/screenTable';
import { readFacts, type ShopFacts } from '../e2e/support/screens/shopFacts';
import type { Servers } from '../e2e/support/servers';
import { DEVICES, writeSheet, type Device, type Picture } from './gallerySheet';
import { storeInfo } from '../sandbox/catalogue/storeInfo';
import { withShop } from './shopBrowser';
import { runMain } from './runMain';

const FOLDER = join(__dirname, '../gallery');
const SHEETS = join(__dirname, '../docs/pictures');
const SCHEMES = ['light', 'dark'] as const;
/** How long the store's name may take once a state is shown, in milliseconds. */
const NAME_PATIENCE = 2000;
/** Pages that are open at a time. */
const LANES = 2;

interface Options {
  /** Which states, by their names. */
  readonly only: RegExp;
  readonly width: number | null;
  readonly isForced: boolean;
  /** Percent. */
  readonly zoom: number;
}

interface Visit {
  readonly screen: ScreenState;
  readonly device: Device;
}

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      width: { type: 'string' },
      forced: { type: 'boolean', default: false },
      zoom: { type: 'string', default: '100' },
    },
  });
  return {
    only: new RegExp(values.only, 'i'),
    width: values.width === undefined ? null : Number(values.width),
    isForced: values.forced,
    zoom: Number(values.zoom),
  };
}

/** What to visit: every state in each layout that has it. */
function visitsFor({ only, width }: Options): readonly Visit[] {
  const devices = DEVICES.filter((device) => width === null || device.width === width);
  const extra = width !== null && devices.length === 0 ? [{ width, height: 844, scale: 1, shown: 130 }] : [];
  return screenTable
    .filter((screen) => only.test(nameOf(screen)))
    .flatMap((screen) => [...devices, ...extra].map((device) => ({ screen, device })))
    .filter(({ screen, device }) => screen.only === undefined || screen.only === layoutAt(device.width));
}

/** Opens a state once and takes its picture in each scheme. */
async function take(browser: Browser, shopUrl: string, facts: ShopFacts, visit: Visit, options: Options) {
  const { screen, device } = visit;
  const { width, height, scale } = device;
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    hasTouch: layoutAt(width) === 'narrow',
    isMobile: layoutAt(width) === 'narrow',
    forcedColors: options.isForced ? 'active' : 'none',
    reducedMotion: 'reduce',
    // It would answer requests that a state refuses.
    serviceWorkers: 'block',
  });
  const noises = listenToAll(context, shopUrl);
  const page = await context.newPage();
  if (options.zoom !== 100) {
    await page.addInitScript((zoom) => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = `${zoom}%`;
      });
    }, options.zoom);
  }
  try {
    await openScreen(page, shopUrl, screen, facts);
    // Where a state withholds the store's information, its name never comes.
    const name = page.getByRole('banner').getByText(storeInfo.storeName ?? '');
    await name.waitFor({ timeout: NAME_PATIENCE }).catch(() => undefined);
    const pictures: Picture[] = [];
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme });
      await settle(page);
      const file = `${slug(nameOf(screen))}-${width}-${scheme}.webp`;
      // Not of the whole page: for that the browser turns a phone's emulation off.
      const bytes = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      await sharp(bytes)
        .resize({ width: Math.round(width * scale) })
        // Lower ones blur the edges of pale pictures.
        .webp({ quality: 95 })
        .toFile(join(FOLDER, file));
      pictures.push({ name: nameOf(screen), width, file });
    }
    const unexpected = unexpectedOf(noises, screen.noise === undefined ? [] : [screen.noise]);
    if (unexpected.length > 0)
      report(visit, `the console says ${unexpected.map(({ text }) => text).join(', ')}`);
    return pictures;
  } finally {
    await context.close();
  }
}

/** Prints what is wrong with a state and lets the command fail. */
function report({ screen, device }: Visit, problem: string): void {
  console.error(`${nameOf(screen)}, ${device.width} px: ${problem}`);
  process.exitCode = 1;
}

function slug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** Takes every picture, in the order of the table. Says which states could not be opened. */
async function takeAll(
  browser: Browser,
  { shopUrl, sandbox }: Servers,
  options: Options,
): Promise<readonly (readonly Picture[])[]> {
  const facts = await readFacts(sandbox.url);
  const visits = visitsFor(options);
  const taken: (readonly Picture[])[] = [];
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < visits.length; index = next++) {
      const visit = visits[index];
      if (visit === undefined) return;
      taken[index] = await take(browser, shopUrl, facts, visit, options).catch((error: unknown) => {
        report(visit, String(error));
        return [];
      });
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return taken;
}

async function main(): Promise<void> {
  const options = readOptions();
  const isWhole =
    options.only.source === '(?:)' && options.width === null && !options.isForced && options.zoom === 100;
  if (isWhole) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const taken = await withShop((browser, servers) => takeAll(browser, servers, options));
  const pictures = taken.flat();
  if (isWhole) {
    for (const device of DEVICES) {
      const ofWidth = pictures.filter(({ width }) => width === device.width);
      await writeSheet(FOLDER, ofWidth, device, join(SHEETS, `screens-${device.width}.webp`));
    }
  }
  console.log(
    `${pictures.length} pictures in gallery/${process.exitCode === 1 ? '' : ', the console was silent'}`,
  );
}

runMain(main);

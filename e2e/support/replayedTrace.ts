/** What every browser test of a recorded journey does: record, save, look for secrets, and see it all again. */
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Frame, Page, PageScreenshotOptions } from '@playwright/test';
import type { LaneEntry } from '../../src/traces/trace';
import { TRACE_DATABASE } from '../../src/traces/traceTexts';
import { replayTexts } from '../../src/traces/traceTexts/replayTexts';
import { readDatabases } from './databases';
import { listenToAll, type Noise } from './noise';
import { installRunProbe, installScreenReader, type ProbedRun } from './screenProbe';
import { canaries, differenceFrom, expect, saveTrace } from './traces';

/** With `RENEW=1` the tests write the golden traces that `npm test` replays, and the pictures of docs/traces.md. */
export const RENEWS = process.env.RENEW === '1';
/** Where the pictures of docs/traces.md are. */
export const PICTURES = join(__dirname, '../../docs/pictures');
/** Where the golden traces are. */
export const GOLDEN_FOLDER = join(__dirname, '../golden');
/** The largest golden trace, in bytes: somebody has to read what changes in it. */
const MAX_GOLDEN_BYTES = 500_000;
/** Where traces are replayed. */
export const REPLAY_PAGE = '/__replay';

/** Fails where a page or a frame in it shows a secret, also in a field. */
export async function expectNoSecret(page: Page): Promise<void> {
  const read = () => {
    const fields = document.querySelectorAll<HTMLInputElement>('input:not([type=password]), textarea');
    return [document.body.innerText, ...[...fields].map(({ value }) => value)].join('\n');
  };
  const shown = await Promise.all(page.frames().map((frame) => frame.evaluate(read)));
  expectNone(canaries, { screen: shown.join('\n') });
}

/** Checks that a page shows no secret, and takes its picture for the docs where they are renewed. */
export async function takePicture(
  page: Page,
  name: string,
  options: PageScreenshotOptions = {},
): Promise<void> {
  await expectNoSecret(page);
  if (RENEWS) await page.screenshot({ path: join(PICTURES, name), ...options });
}

/** A recorded journey and its saved file. */
export interface RecordedTrace {
  /** The path of the file, and what is in it. */
  readonly file: string;
  readonly text: string;
  readonly run: ProbedRun;
}

/** Makes a page tell, from its next opening on, what its screens say at each step. */
export async function watchScreens(page: Page): Promise<void> {
  await page.addInitScript(installScreenReader);
  await page.addInitScript(installRunProbe);
}

/** What must not be in a recording, by what it is. */
type Secrets = Readonly<Record<string, string>>;

/** What a journey is made of beside the page that saves it. */
interface JourneyOptions {
  /** What else must not be in the file, in what the DevTools could export, or in storage, beside the canaries. */
  readonly secrets?: Secrets;
  /** What was typed and not sent: it must not be in the file, nor in what is kept of it on the device. */
  readonly unsent?: Secrets;
  /** The runs of the journey's earlier pages, in order; see `readRun`. */
  readonly earlier?: readonly ProbedRun[];
}

/** What the screens of a page have said so far. Called before the page is left. */
export async function readRun(page: Page): Promise<ProbedRun> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => window.readRun());
}

/** A part of a file. */
interface SavedPart {
  readonly tab: string;
  readonly reason: string;
  readonly lanes: readonly LaneEntry[];
  readonly firstStep: number;
}

/** The parts of a file, each with the step of the whole file that shows its beginning. */
export function readParts(text: string): readonly SavedPart[] {
  const file = JSON.parse(text) as {
    readonly payload: string;
    readonly parts: readonly (Omit<SavedPart, 'firstStep'> & { readonly payload?: string })[];
  };
  let firstStep = 0;
  return file.parts.map((part) => {
    const saved = { ...part, firstStep };
    const { length } = JSON.parse(part.payload ?? file.payload) as readonly unknown[];
    firstStep += length + 1;
    return saved;
  });
}

/** The screens of all pages by the steps of the whole file. */
function joinRuns(runs: readonly ProbedRun[], text: string): ProbedRun {
  const parts = readParts(text);
  expect(parts).toHaveLength(runs.length);
  return {
    screens: runs.flatMap(({ screens }, index) =>
      screens.map(([step, texts]) => [step + (parts[index]?.firstStep ?? 0), texts] as const),
    ),
    raw: runs.map(({ raw }) => raw).join(),
  };
}

function expectNone(secrets: Secrets, places: Readonly<Record<string, string>>): void {
  for (const [kind, secret] of Object.entries(secrets)) {
    expect(secret).not.toBe('');
    for (const [place, content] of Object.entries(places)) {
      expect(content.includes(secret), `${kind} in ${place}`).toBe(false);
    }
  }
}

/**
 * Saves the journey of a page by its badge, under a name that says which it was. Fails where a secret is in the file, in
 * what the DevTools could export, or on the device, and where the device keeps anything of it after that.
 */
export async function recordTrace(
  page: Page,
  name: string,
  { secrets = {}, unsent = {}, earlier = [] }: JourneyOptions = {},
): Promise<RecordedTrace> {
  const last = await readRun(page);
  const journey = await readDatabases(page, TRACE_DATABASE);
  expect(journey).toContain('location/changed');
  const file = await saveTrace(page);
  const text = readFileSync(file, 'utf8');
  expect(await readDatabases(page, TRACE_DATABASE)).toBe('[[[],[]]]');
  const run = joinRuns([...earlier, last], text);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const token = (await page.context().cookies()).find((cookie) => cookie.name === 'auth_token')?.value;
  const all = { ...canaries, ...secrets, ...(token === undefined ? {} : { token }) };
  expectNone(all, { text, journey, raw: run.raw, kept });
  expectNone(unsent, { text, journey });
  expect(Buffer.byteLength(text)).toBeLessThan(MAX_GOLDEN_BYTES);
  if (RENEWS) {
    mkdirSync(GOLDEN_FOLDER, { recursive: true });
    copyFileSync(file, join(GOLDEN_FOLDER, `${name}.json`));
  }
  return { file, text, run };
}

/** A replay page on a device of its own, with a trace opened in it. */
export interface OpenedReplay {
  readonly page: Page;
  /** The framed shop. */
  readonly stage: Frame;
  /** What the console has said so far; it should be nothing. */
  readonly noises: readonly Noise[];
  close(): Promise<void>;
}

/** The framed shop of a replay page. */
async function stageOf(page: Page): Promise<Frame> {
  const frame = await page.locator('iframe').elementHandle();
  const stage = await frame?.contentFrame();
  if (!stage) throw new Error('The replay page has no frame.');
  return stage;
}

/** Opens a trace on another device, whose cart a replay must leave alone; every state equals the recorded one. */
export async function openReplay(
  context: BrowserContext,
  shopUrl: string,
  file: string,
): Promise<OpenedReplay> {
  const device = await context.browser()?.newContext({ baseURL: shopUrl });
  if (device === undefined) throw new Error('There is no browser.');
  const noises = listenToAll(device, shopUrl);
  const page = await device.newPage();
  await page.addInitScript(installScreenReader);
  // Not on a page of the shop, which may store a cart of its own.
  await page.addInitScript(() => {
    if (window === window.top) localStorage.setItem('cart', '{"mine":true}');
  });
  await page.goto(REPLAY_PAGE);
  await page
    .getByLabel(replayTexts.file)
    .setInputFiles({ name: 'trace.json', mimeType: 'application/json', buffer: readFileSync(file) });
  await expect(page.getByText(/^All \d+ states equal the recorded ones\.$/)).toBeVisible();
  await expect(page.getByText(replayTexts.settingUp)).toHaveCount(0);
  const stage = await stageOf(page);
  await expect.poll(() => stage.evaluate(() => document.documentElement.dataset['step'])).toBe('0');
  // The last thing that a shop fetches which shows nothing new.
  await stage.evaluate(() => document.fonts.ready.then(() => undefined));
  return { page, stage, noises, close: () => device.close() };
}

/**
 * Travels through a replay in silence: what the recorded page showed at a step, the framed shop shows too.
 * @param unlike screens that say this are left out: they show component state, which no trace has
 */
export async function expectEveryScreen(
  { page, stage, noises }: OpenedReplay,
  { screens }: ProbedRun,
  unlike = /(?!)/,
): Promise<void> {
  const slider = page.getByRole('slider', { name: replayTexts.step });
  const differing: (string | null)[] = [];
  for (const screen of screens) {
    if (screen[1].some(({ text }) => unlike.test(text))) continue;
    await slider.fill(String(screen[0]));
    differing.push(await differenceFrom(stage, screen));
  }
  const differences = differing.filter((difference) => difference !== null);
  expect({ differences, noises }).toEqual({ differences: [], noises: [] });
}

/** Sees a recorded trace again, from the first screen to the last, with every state equal and in silence. */
export async function expectReplay(
  page: Page,
  shopUrl: string,
  { file, run }: RecordedTrace,
  unlike?: RegExp,
): Promise<void> {
  const replay = await openReplay(page.context(), shopUrl, file);
  await expectEveryScreen(replay, run, unlike);
  await replay.close();
}

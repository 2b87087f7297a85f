/**
 * How long loads and taps keep the main thread of a phone busy, by its own CPU time. A task's wall-clock time grows with
 * what else the machine does, its thread time much less. Without throttling: times that stand for a phone are times four.
 */
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import type { Servers } from '../e2e/support/servers';
import { toolListing } from '../e2e/support/shopper';
import { isRecord, readList } from '../src/lib/untrusted';
import { openDevice } from './openDevice';
import type { Figure } from './figures';
import { reportProgress } from './measuring';
import { median } from './quantile';

const ROUNDS = 5;
/** How much slower a phone is. */
const PHONE = 4;
/** A longer task blocks, in milliseconds. */
const BLOCKING = 50;
/** How long a page is followed after its load, and after a tap, in milliseconds. */
const AFTER_LOAD = 6000;
const AFTER_TAP = 1500;

/** An event of a trace; times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

function isTraceEvent(value: unknown): value is TraceEvent {
  return isRecord(value) && typeof value['name'] === 'string' && typeof value['ts'] === 'number';
}

/** Records a trace of the browser while `work` runs. */
async function recordTrace(session: CDPSession, work: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }: { value: unknown }) => {
    events.push(...readList(value).filter(isTraceEvent));
  });
  const includedCategories = ['toplevel', 'devtools.timeline', 'blink.user_timing', 'loading'];
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events;
}

/** The tasks of a mark's thread from there on, the one that it lies in first. */
function tasksFrom(events: readonly TraceEvent[], mark: TraceEvent): readonly TraceEvent[] {
  const tasks = events.filter(
    ({ pid, tid, ph, name, ts, dur = 0 }) =>
      pid === mark.pid && tid === mark.tid && ph === 'X' && /RunTask$/.test(name) && ts + dur >= mark.ts,
  );
  const inner = tasks.filter(({ name }) => name === 'RunTask');
  return (inner.length > 0 ? inner : tasks).toSorted((one, other) => one.ts - other.ts);
}

const timeOf = ({ tdur = 0 }: TraceEvent): number => tdur / 1000;

function find(events: readonly TraceEvent[], name: string): TraceEvent {
  const found = events.findLast((event) => event.name === name);
  if (found === undefined) throw new Error(`The trace has no ${name}.`);
  return found;
}

/** What a load blocks after the first paint, on a phone. */
async function measureLoad(page: Page, session: CDPSession, path: string): Promise<number> {
  const events = await recordTrace(session, async () => {
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForTimeout(AFTER_LOAD);
  });
  return tasksFrom(events, find(events, 'firstContentfulPaint'))
    .map((task) => Math.max(0, PHONE * timeOf(task) - BLOCKING))
    .reduce((sum, blocked) => sum + blocked, 0);
}

/** The task of a tap, on a phone. */
async function measureTap(page: Page, session: CDPSession, target: Locator): Promise<number> {
  await page.waitForTimeout(AFTER_LOAD);
  await page.evaluate(() => addEventListener('click', () => performance.mark('tap'), true));
  const events = await recordTrace(session, async () => {
    await target.tap();
    await page.waitForTimeout(AFTER_TAP);
  });
  const [task] = tasksFrom(events, find(events, 'tap'));
  return task === undefined ? NaN : PHONE * timeOf(task);
}

const card = (page: Page): Locator => page.getByRole('article').first().getByRole('link').first();

async function openProduct(page: Page): Promise<string> {
  await page.goto(toolListing);
  return (await card(page).getAttribute('href')) ?? '/';
}

const measures: Readonly<Record<string, (page: Page, session: CDPSession) => Promise<number>>> = {
  'blocked after the first paint: home': (page, session) => measureLoad(page, session, '/'),
  'blocked after the first paint: listing': (page, session) => measureLoad(page, session, toolListing),
  'blocked after the first paint: product': async (page, session) =>
    measureLoad(page, session, await openProduct(page)),
  'the task of a tap: a card': async (page, session) => {
    await page.goto(toolListing);
    return measureTap(page, session, card(page));
  },
  'the task of a tap: page 2 of a listing': async (page, session) => {
    await page.goto(toolListing);
    return measureTap(page, session, page.getByRole('link', { name: /page 2/i }));
  },
  'the task of a tap: Add to Cart on a product': async (page, session) => {
    await page.goto(await openProduct(page));
    return measureTap(page, session, page.getByRole('button', { name: 'Add to Cart' }).first());
  },
};

/**
 * Measures three loads and three taps, each five times in a new context. With the address of another build both are
 * measured in turns: what else the machine does meets both.
 */
export async function measureThreadTime(
  browser: Browser,
  servers: Pick<Servers, 'shopUrl'>,
  otherUrl: string | null = null,
): Promise<readonly Figure[]> {
  const urls = otherUrl === null ? [servers.shopUrl] : [servers.shopUrl, otherUrl];
  const figures: Figure[] = [];
  for (const [name, measure] of Object.entries(measures)) {
    reportProgress(name);
    const times = urls.map((): number[] => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, baseURL] of urls.entries()) {
        const context = await openDevice(browser, {
          baseURL,
          viewport: { width: 412, height: 823 },
          isMobile: true,
          hasTouch: true,
        });
        const session = await browser.newBrowserCDPSession();
        times[index]?.push(await measure(await context.newPage(), session));
        await session.detach();
        await context.close();
      }
    }
    const [own = NaN, other] = times.map(median);
    figures.push({ name, value: own, unit: 'ms', goal: 60 });
    if (other !== undefined)
      figures.push({ name: '… of the other build', value: other, unit: 'ms', goal: null });
  }
  return figures;
}

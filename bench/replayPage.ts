/** Measures the replay page in the browser: how long it takes to open a trace, and to jump to a step. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { withShop } from '../scripts/shopBrowser';
import { TRACES_BUILD_FOLDER } from '../scripts/tracesBuild';
import { replayTexts } from '../src/traces/traceTexts/replayTexts';
import { reportProgress } from './measuring';
import { median } from './quantile';

const BUILD = join(__dirname, '..', TRACES_BUILD_FOLDER);

/** How many jumps are measured: so many over the whole trace, forwards and backwards. */
const JUMPS = 40;
/** Coprime with the number of steps, so that the jumps reach all parts of a trace. */
const STRIDE = 3_719;
/** The first jumps load code and fill caches. */
const WARM_UP_JUMPS = 5;

/** Times in milliseconds. `cpu` is the page's own time, which other programs on the machine lengthen less. */
export interface PageTimes {
  /** From the choice of the file until the timeline is shown with the result of the comparison. */
  readonly open: { readonly time: number; readonly cpu: number };
  /** From the slider's change until the shop and the step's details are painted; `cpu` in the mean. */
  readonly jump: { readonly median: number; readonly longest: number; readonly cpu: number };
  /** The memory of the page's scripts after the jumps, without garbage, in bytes. */
  readonly heap: number;
}

type Metric = 'TaskDuration' | 'JSHeapUsedSize';

/** What the browser counts for a page: times in seconds of CPU, memory in bytes. */
async function watchPage(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    async read(metric: Metric): Promise<number> {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === metric)?.value ?? NaN;
    },
    collectGarbage: () => session.send('HeapProfiler.collectGarbage'),
  };
}

type Watch = Awaited<ReturnType<typeof watchPage>>;

/** Runs in the page: the time from the choice of a file until the page has its timeline. */
function timeOpening(): Promise<number> {
  return new Promise((resolve) => {
    let chosenAt = 0;
    addEventListener('change', () => (chosenAt = performance.now()), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (document.querySelector('[role="slider"], input[type="range"]') === null) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - chosenAt)));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/** Runs in the page: the time of a jump by the slider. */
function timeJump(step: number): Promise<number> {
  const slider = document.querySelector('input[type="range"]');
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const before = performance.now();
  setter?.call(slider, String(step));
  slider?.dispatchEvent(new Event('input', { bubbles: true }));
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - before)));
  });
}

async function measureJumps(page: Page, watch: Watch): Promise<PageTimes['jump']> {
  const last = Number(await page.getByRole('slider', { name: replayTexts.step }).getAttribute('max'));
  const times: number[] = [];
  let before = 0;
  for (let jump = 1; jump <= WARM_UP_JUMPS + JUMPS; jump += 1) {
    const time = await page.evaluate(timeJump, (jump * STRIDE) % (last + 1));
    if (jump > WARM_UP_JUMPS) times.push(time);
    else before = await watch.read('TaskDuration');
  }
  const cpu = (((await watch.read('TaskDuration')) - before) * 1000) / times.length;
  return { median: median(times), longest: Math.max(...times), cpu };
}

/** Opens the file of a trace on the replay page of the build that records, and jumps in it. Throws where a tool is missing. */
export async function measurePage(file: string): Promise<PageTimes> {
  if (!existsSync(BUILD)) throw new Error('There is no build that records: run `npm run build:traces`.');
  return withShop(async (browser, servers) => {
    const page = await browser.newPage();
    const watch = await watchPage(page);
    await page.goto(`${servers.shopUrl}/__replay`);
    reportProgress('opening the trace on the replay page');
    const before = await watch.read('TaskDuration');
    const opening = page.evaluate(timeOpening);
    await page.getByLabel(replayTexts.file).setInputFiles(file);
    const time = await opening;
    const cpu = ((await watch.read('TaskDuration')) - before) * 1000;
    await page.getByText(replayTexts.settingUp).waitFor({ state: 'detached' });
    reportProgress(`${JUMPS} jumps`);
    const jump = await measureJumps(page, watch);
    await watch.collectGarbage();
    return { open: { time, cpu }, jump, heap: await watch.read('JSHeapUsedSize') };
  }, BUILD);
}

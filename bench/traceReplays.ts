/** Measures saved traces: their size, and what replaying them costs in a program, by the command and on the page. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadReplayProgram, type loadMeasuredShop } from '../scripts/bundleProgram';
import { cpuTime, reportProgress, TURN } from './measuring';
import { measurePage, type PageTimes } from './replayPage';

const TRACE_LENGTHS: readonly number[] = [1_000, 10_000];
/** What the longest trace may cost: times in milliseconds. */
const OPENING_ALLOWED = 1_500;
const JUMP_ALLOWED = 100;
const MEGABYTES_ALLOWED = 150;

const ROOT = join(__dirname, '..');
/**
 * Imported first by a measured process: prints its peak memory in kilobytes and its CPU time in microseconds at exit.
 * On Linux maxRSS includes the memory of the parent process, `VmHWM` does not.
 */
const USAGE_REPORT = `data:text/javascript,${encodeURIComponent(`
  import { readFileSync } from 'node:fs';
  process.on('exit', () => {
    const { maxRSS, userCPUTime } = process.resourceUsage();
    let memory = maxRSS;
    try {
      memory = Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]);
    } catch {}
    console.log(JSON.stringify({ memory, userCPUTime }));
  });
`)}`;

type Program = Awaited<ReturnType<typeof loadMeasuredShop>>;

/** The benchmark fails where more is needed than is allowed. */
function refuseAbove(needed: number, allowed: number, unit: string): void {
  if (needed <= allowed) return;
  console.error(`More than ${allowed} ${unit}.`);
  process.exitCode = 1;
}

/** Runs `npm run replay` on a trace in a new process. Returns its CPU time and memory as text. */
function measureCommand(file: string): string {
  reportProgress('the command');
  const args = ['--import', 'tsx', '--import', USAGE_REPORT, 'scripts/replay.ts', file];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) {
    process.exitCode = 1;
    return `FAILED with ${status}`;
  }
  const usage: unknown = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  const [memory = NaN, userTime = NaN] = Object.values(usage ?? {}).map(Number);
  const megabytes = Math.round(memory / 1024);
  refuseAbove(megabytes, MEGABYTES_ALLOWED, 'MB for the command');
  return `${(userTime / 1_000_000).toFixed(2)} s of user CPU, ${megabytes} MB at most`;
}

async function measureTrace(program: Program, length: number): Promise<void> {
  reportProgress(`a trace of ${length} actions`);
  const { dispatch, recorder } = program.createMeasuredShop(true, length);
  if (recorder === null) return;
  const keep = program.keepRecording(recorder);
  let keeping = 0;
  for (let done = 0; done < length; done += TURN) {
    dispatch(Math.min(TURN, length - done));
    keeping += cpuTime(keep);
  }
  let text = '';
  const saving = cpuTime(() => {
    text = program.saveRecording(recorder);
  });
  let isEqual = false;
  const replaying = cpuTime(() => {
    const replay = program.replayText(text);
    isEqual = replay.ok && replay.result.divergence === null && replay.result.equalCount === length;
  });
  const bytes = Buffer.byteLength(text);
  const packed = gzipSync(text).byteLength;
  console.log(`Trace of ${length} actions`);
  console.log(`  keeping     ${keeping.toFixed(0)} ms of CPU, in idle moments`);
  console.log(`  saving      ${saving.toFixed(0)} ms of CPU`);
  console.log(`  size        ${bytes} bytes, ${Math.round(bytes / length)} per action, ${packed} compressed`);
  console.log(
    `  replaying   ${replaying.toFixed(0)} ms of CPU, ${isEqual ? 'every state equal' : 'DIVERGED'}`,
  );
  if (!isEqual) process.exitCode = 1;
  await withFile(text, async (file) => {
    console.log(`  command     ${measureCommand(file)}`);
    reportPage(await measurePage(file));
  });
}

/** Writes a trace into a file, which is deleted afterwards. */
async function withFile(text: string, run: (file: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-bench-'));
  const file = join(folder, 'trace.json');
  writeFileSync(file, text);
  try {
    await run(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function reportPage({ open, jump, heap }: PageTimes): void {
  console.log(`  page        opens in ${open.time.toFixed(0)} ms, ${open.cpu.toFixed(0)} ms of CPU`);
  console.log(
    `  jumps       ${jump.median.toFixed(0)} ms in the median, ${jump.longest.toFixed(0)} ms at most, ${jump.cpu.toFixed(0)} ms of CPU in the mean`,
  );
  console.log(`  memory      ${(heap / 1_000_000).toFixed(1)} MB on the open page`);
  refuseAbove(open.time, OPENING_ALLOWED, 'ms to open');
  refuseAbove(jump.longest, JUMP_ALLOWED, 'ms for a jump');
}

/** Measures a short and a long trace. */
export async function measureReplays(program: Program): Promise<void> {
  // Bundled here if it has to be: what is measured is replaying.
  await loadReplayProgram();
  for (const length of TRACE_LENGTHS) await measureTrace(program, length);
}

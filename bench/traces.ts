/**
 * `npm run bench:traces`: measures the cost of recording, saving and replaying traces. Ends with 1 when recording costs
 * more than is allowed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadMeasuredShop } from '../scripts/bundleProgram';
import { median, quantile } from './quantile';

/** How many dispatches a round measures; also the length of the longest trace. */
const DISPATCHES = 10_000;
const TRACE_LENGTHS: readonly number[] = [1_000, DISPATCHES];
/** The shops with and without a recorder alternate after so many dispatches, so that other load affects both. */
const TURN = 250;
/** How many rounds are measured. The result is the median, with the quartiles. */
const ROUNDS = 21;
const WARM_UP_ROUNDS = 2;
/** The allowed cost of the recorder, relative to dispatches without it. */
const ALLOWED_COST = 0.05;

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

/** The CPU time of this process during a function, in milliseconds. */
function cpuTime(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** CPU times of the same number of dispatches without and with a recorder, in milliseconds. */
interface Round {
  readonly plain: number;
  readonly recorded: number;
}

async function measureRound(program: Program): Promise<Round> {
  const shops = { plain: program.createMeasuredShop(false), recorded: program.createMeasuredShop(true) };
  const times = { plain: 0, recorded: 0 };
  for (let done = 0; done < DISPATCHES; done += TURN) {
    for (const kind of done % (2 * TURN) === 0
      ? (['plain', 'recorded'] as const)
      : (['recorded', 'plain'] as const)) {
      times[kind] += cpuTime(() => {
        shops[kind].dispatch(TURN);
      });
    }
    // Pending work of listeners runs before the next turn, unmeasured.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return times;
}

/** Says on the terminal how far the measurement is: it takes minutes on a busy machine. */
function reportProgress(text: string): void {
  console.error(`  … ${text}`);
}

/** The recorder's cost, relative to the same dispatches without it. */
async function measureRecorder(program: Program): Promise<number> {
  for (let round = 1; round <= WARM_UP_ROUNDS; round += 1) {
    await measureRound(program);
    reportProgress(`warming up, ${round} of ${WARM_UP_ROUNDS}`);
  }
  const rounds: Round[] = [];
  for (let number = 1; number <= ROUNDS; number += 1) {
    const round = await measureRound(program);
    rounds.push(round);
    const cost = ((round.recorded / round.plain - 1) * 100).toFixed(1);
    reportProgress(`round ${number} of ${ROUNDS}: ${cost} %`);
  }
  const plain = median(rounds.map((round) => round.plain));
  const recorded = median(rounds.map((round) => round.recorded));
  const costs = rounds.map((round) => round.recorded / round.plain - 1);
  const cost = median(costs);
  const [low, high] = [0.25, 0.75].map((share) => (quantile(costs, share) * 100).toFixed(1));
  console.log(
    `Recorder: ${DISPATCHES} dispatches, in turns of ${TURN}, CPU time, median of ${ROUNDS} rounds`,
  );
  console.log(`  without it  ${plain.toFixed(1)} ms`);
  console.log(`  with it     ${recorded.toFixed(1)} ms`);
  console.log(
    `  cost        ${(cost * 100).toFixed(1)} %, half of the rounds between ${low} % and ${high} %`,
  );
  return cost;
}

/** Runs `npm run replay` on a trace in a new process. Returns its CPU time and memory as text. */
function measureCommand(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-bench-'));
  const file = join(folder, 'trace.json');
  writeFileSync(file, text);
  const args = ['--import', 'tsx', '--import', USAGE_REPORT, 'scripts/replay.ts', file];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  if (status !== 0) {
    process.exitCode = 1;
    return `FAILED with ${status}`;
  }
  const usage: unknown = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  const [memory = NaN, userTime = NaN] = Object.values(usage ?? {}).map(Number);
  return `${(userTime / 1_000_000).toFixed(2)} s of user CPU, ${Math.round(memory / 1024)} MB at most`;
}

function measureTrace(program: Program, length: number): void {
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
  console.log(`  command     ${measureCommand(text)}`);
  if (!isEqual) process.exitCode = 1;
}

async function main(): Promise<void> {
  const program = await loadMeasuredShop();
  const cost = await measureRecorder(program);
  for (const length of TRACE_LENGTHS) measureTrace(program, length);
  console.log(`Memory at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
  if (cost > ALLOWED_COST) {
    console.error(`The recorder costs more than ${ALLOWED_COST * 100} %.`);
    process.exitCode = 1;
  }
}

process.env.NODE_ENV = 'production';
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

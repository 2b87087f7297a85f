/**
 * `npm run bench:traces`: what the recorder costs a shop, and what replaying, writing and reading traces costs.
 * Ends with 1 where the recorder costs more than its share.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadMeasuredShop } from '../scripts/bundleProgram';

/** How many dispatches a round measures, and the longest replayed trace. */
const DISPATCHES = 10_000;
const TRACE_LENGTHS: readonly number[] = [1_000, DISPATCHES];
/** The two shops take turns after so many dispatches, so that whatever else the machine does hits both. */
const TURN = 250;
/** How often the whole is measured; the median counts, and the quartiles say how far to trust it. */
const ROUNDS = 21;
const WARM_UP_ROUNDS = 2;
/** What the recorder may cost, as a share of the dispatches without it. */
const ALLOWED_COST = 0.05;

const ROOT = join(__dirname, '..');
/**
 * What a measured process runs first: it says at its end how many kilobytes it held at most, and for how many
 * microseconds it computed. Linux counts what a process inherits from the one that started it, except in `VmHWM`.
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

/** CPU time of this process that an act takes, in milliseconds. */
function cpuTime(act: () => void): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The value below which a share of the values lies. */
function quantile(values: readonly number[], share: number): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length * share)] ?? NaN;
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** CPU time of as many dispatches with and without a recorder, in milliseconds. */
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
    // What listeners left to do is done before the next turn, and counts for neither.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return times;
}

/** The recorder's cost as a share of the same dispatches without it. */
async function measureRecorder(program: Program): Promise<number> {
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await measureRound(program);
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measureRound(program));
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

/** Runs `npm run replay` on a trace, in a process of its own. Returns what to say of it. */
function measureCommand(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-bench-'));
  const file = join(folder, 'trace.json');
  writeFileSync(file, text);
  const words = ['--import', 'tsx', '--import', USAGE_REPORT, 'scripts/replay.ts', file];
  const { status, stdout } = spawnSync(process.execPath, words, { cwd: ROOT, encoding: 'utf8' });
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
  const { dispatch, recorder } = program.createMeasuredShop(true, length);
  if (recorder === null) return;
  dispatch(length);
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

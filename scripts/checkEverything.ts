/**
 * `npm test`: types, lint, style, the description of the API, unit tests, the build, and browser tests on that build. The
 * build runs beside the checks and the unit tests, so that both cores are busy; the tests in Chromium run alone.
 * Prints the output of what failed, a table, and `N passed, N failed`.
 *
 * `npm run test:full` (--full) tries every case where `npm test` tries a sample, which takes much longer, and
 * runs the main journey in Firefox and WebKit, and the tests of the engine and of the whole store, too.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');

/** How many tests or steps passed and failed. */
interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** A step: a command, and how to count its tests if it has any. */
interface Step {
  readonly name: string;
  readonly command: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Reads how many tests passed and failed from the report that the step wrote. */
  readonly count?: () => Counts;
  /** The names of steps. If one of them fails, this one is skipped. */
  readonly needs?: readonly string[];
  /** Matches each finished test in the output, for the progress line. */
  readonly doneMark?: RegExp;
}

/** Steps that run one after another. */
type Lane = readonly Step[];

/** How one step ended. */
export interface StepResult extends Counts {
  readonly name: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  readonly seconds: number;
}

/** Reads a number out of a report; 0 where there is none. */
function readNumber(report: unknown, key: string): number {
  const value: unknown = typeof report === 'object' && report !== null ? Reflect.get(report, key) : 0;
  return typeof value === 'number' ? value : 0;
}

/** Takes Jest's JSON report. A test file that cannot run counts as one failure. */
export function countJest(report: unknown): Counts {
  return {
    passed: readNumber(report, 'numPassedTests'),
    failed: readNumber(report, 'numFailedTests') + readNumber(report, 'numRuntimeErrorTestSuites'),
  };
}

/** Takes Playwright's JSON report. A test that passed on a second try has failed: nothing is tried twice. */
export function countPlaywright(report: unknown): Counts {
  const stats: unknown = typeof report === 'object' && report !== null ? Reflect.get(report, 'stats') : null;
  return {
    passed: readNumber(stats, 'expected'),
    failed: readNumber(stats, 'unexpected') + readNumber(stats, 'flaky'),
  };
}

/** Reads a report; none passed and none failed where the step ended before it wrote one. */
function readReport(path: string, count: (report: unknown) => Counts): Counts {
  try {
    return count(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** The table that closes `npm test`, and its last line. `seconds` is what all of it took: steps run side by side. */
export function formatSummary(results: readonly StepResult[], seconds: number): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  const time = (each: number): string => `${each.toFixed(1).padStart(7)} s`;
  const rows = results.map(({ name, state, seconds: taken, passed, failed }) => {
    const counts = `${String(passed).padStart(6)} passed${String(failed).padStart(5)} failed`;
    return `  ${name.padEnd(width)}  ${state.padEnd(7)}${time(taken)}${counts}`;
  });
  const sum = (key: keyof Counts): number => results.reduce((total, result) => total + result[key], 0);
  const all = `  ${'all of it'.padEnd(width)}  ${' '.repeat(7)}${time(seconds)}`;
  return ['', ...rows, all, '', `${sum('passed')} passed, ${sum('failed')} failed`].join('\n');
}

/** Runs a step's command. Resolves with its exit code and everything it wrote. */
function run({ name, command, environment = {}, doneMark }: Step): Promise<[number, string]> {
  return new Promise((resolve) => {
    const child = spawn(command, {
      cwd: ROOT,
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: true,
    });
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (process.stdout.isTTY && doneMark !== undefined) {
        process.stdout.write(`\r  ${name} … ${output.match(doneMark)?.length ?? 0} done`);
      }
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', (error) => resolve([1, `${output}${error.message}\n`]));
    child.on('close', (code) => {
      if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
      resolve([code ?? 1, output]);
    });
  });
}

/** Runs a step, unless a needed step failed, and returns its result. */
async function runStep(step: Step, earlier: readonly StepResult[]): Promise<StepResult> {
  const { name, count, needs = [] } = step;
  if (earlier.some((result) => needs.includes(result.name) && result.state === 'failed')) {
    return { name, state: 'skipped', seconds: 0, passed: 0, failed: 0 };
  }
  const startedAt = performance.now();
  const [code, output] = await run(step);
  const seconds = (performance.now() - startedAt) / 1000;
  const isPassed = code === 0;
  if (!isPassed) console.log(`\n--- ${name} ---\n${output}`);
  const { passed, failed } = count?.() ?? { passed: isPassed ? 1 : 0, failed: 0 };
  // A step may fail without a failing test, such as on a syntax error.
  return {
    name,
    state: isPassed ? 'passed' : 'failed',
    seconds,
    passed,
    failed: isPassed ? failed : Math.max(failed, 1),
  };
}

/** The rounds of a run, one after another; the lanes of a round run side by side. */
function listRounds(folder: string, isFull: boolean): readonly (readonly Lane[])[] {
  const unitReport = join(folder, 'unit.json');
  const script = (name: string): string => `npm run --silent ${name}`;
  const programs: Step = { name: 'browser and nginx', command: 'node scripts/findPrograms.mjs' };
  const unitTests: Step = {
    name: 'unit tests',
    command: script(`test:unit -- --ci --json "--outputFile=${unitReport}"`),
    count: () => readReport(unitReport, countJest),
    doneMark: /^(PASS|FAIL) /gm,
  };
  const storeParts: Step = {
    name: 'parts of the store',
    command: 'node scripts/run.mjs --with engine --with gateway tsx scripts/exportCatalogue.ts',
  };
  const engineTests: Step = {
    name: 'engine',
    command: script('test:engine'),
    needs: [storeParts.name],
  };
  const browserTests = (name: string, command: string, needs: readonly string[]): Step => {
    const report = join(folder, `${name}.json`);
    return {
      name,
      command,
      environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      count: () => readReport(report, countPlaywright),
      needs,
      doneMark: /^ +\S+ +\d+ .*›/gm,
    };
  };
  return [
    [
      [
        programs,
        { name: 'lint', command: script('lint') },
        { name: 'style', command: script('format:check') },
        { name: 'generated calls', command: script('api:check') },
        { name: 'description of the API', command: script('api:lint') },
        { name: 'promises held by tests', command: script('spec') },
        unitTests,
      ],
      [
        { name: 'build', command: script('build') },
        { name: 'byte budgets', command: script('size:check') },
        // After the first build, whose cached parts it uses.
        ...(isFull ? [{ name: 'build that records', command: script('build:traces') }] : []),
        { name: 'types', command: script('typecheck') },
        ...(isFull ? [storeParts] : []),
      ],
    ],
    [[browserTests('browser tests', script('test:e2e'), ['build', programs.name])]],
    ...(isFull
      ? [
          [[browserTests('Firefox and WebKit', script('test:browsers'), ['build'])], [engineTests]],
          [[browserTests('store', script('test:store'), ['build', programs.name, storeParts.name])]],
        ]
      : []),
  ];
}

/** Prints each step as it ends, the output of those that failed, and a summary. Sets the exit code to 1 if anything failed. */
async function main(): Promise<void> {
  const isFull = process.argv.includes('--full');
  if (isFull) process.env.FULL = '1';
  const folder = mkdtempSync(join(tmpdir(), 'storefront-test-'));
  const startedAt = performance.now();
  const results: StepResult[] = [];
  const runLane = async (lane: Lane) => {
    for (const step of lane) {
      const result = await runStep(step, results);
      results.push(result);
      console.log(`${result.state.padEnd(8)}${result.name} (${result.seconds.toFixed(1)} s)`);
    }
  };
  for (const lanes of listRounds(folder, isFull)) await Promise.all(lanes.map(runLane));
  console.log(formatSummary(results, (performance.now() - startedAt) / 1000));
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
  rmSync(folder, { recursive: true, force: true });
}

if (require.main === module) void main();

/**
 * `npm test`: every check there is: types, lint, style, the description of the API, unit tests, the build, and browser
 * tests on that build. What keeps one core busy runs beside something else that does; what uses every core runs alone.
 * Shows the output of what failed, a table, and `N passed, N failed`.
 *
 * `npm run test:full` (--full) tries every case where `npm test` tries a sample, which takes much longer.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallChromium, NO_CHROMIUM } from './findChromium.mjs';
import { findOrInstallNginx, NO_NGINX } from './findNginx.mjs';
import { countJest, countPlaywright, formatSummary, totalOf } from './testSummary';
import type { Counts, StepResult } from './testSummary';

const ROOT = join(__dirname, '..');
/** Where the traces are that this build must replay as they were recorded. */
const GOLDEN_TRACES = 'e2e/golden';

// What the tests look at; see README.md.
if (process.argv.includes('--full')) process.env.FULL = '1';

/** One step: an npm script, and where its tests are counted if it has any. */
interface Step {
  readonly name: string;
  readonly script: string;
  readonly options?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Reads how many tests passed and failed from the report that the step wrote. */
  readonly count?: () => Counts;
  /** The step without which this one makes no sense. */
  readonly needs?: string;
  /** Gets ready what the step needs; a sentence says what is missing. */
  readonly prepare?: () => string | null;
  /** Finds, in the output, the tests or test files that are done: for the line that shows progress. */
  readonly doneMark?: RegExp;
}

/** Reads a report; none passed and none failed where the step ended before it wrote one. */
function readReport(path: string, count: (report: unknown) => Counts): Counts {
  try {
    return count(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, retried: 0 };
  }
}

/** Steps that run one after another. */
type Lane = readonly Step[];

/** The rounds of a run, one after another; the lanes of a round run side by side. */
function listRounds(folder: string): readonly (readonly Lane[])[] {
  const unitReport = join(folder, 'unit.json');
  const browserReport = join(folder, 'browser.json');
  const unitTests: Step = {
    name: 'unit tests',
    script: 'test:unit',
    options: ['--ci', '--json', `--outputFile=${unitReport}`],
    count: () => readReport(unitReport, countJest),
    prepare: () => (findOrInstallNginx() === null ? NO_NGINX : null),
    doneMark: /^(PASS|FAIL) /gm,
  };
  const goldenTraces: Step = {
    name: 'golden traces',
    script: 'replay',
    options: readdirSync(join(ROOT, GOLDEN_TRACES)).map((file) => join(GOLDEN_TRACES, file)),
  };
  const browserTests: Step = {
    name: 'browser tests',
    script: 'test:e2e',
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
    count: () => readReport(browserReport, countPlaywright),
    needs: 'build',
    prepare: () => {
      const path = findOrInstallChromium();
      if (path !== null) {
        process.env.CHROMIUM_PATH = path;
      }
      return path === null ? NO_CHROMIUM : null;
    },
    doneMark: /^ +\S+ +\d+ .*›/gm,
  };
  return [
    [
      [{ name: 'lint', script: 'lint' }],
      [
        { name: 'types', script: 'typecheck' },
        { name: 'style', script: 'format:check' },
        { name: 'generated calls', script: 'api:check' },
        { name: 'description of the API', script: 'api:lint' },
        { name: 'promises held by tests', script: 'spec' },
      ],
    ],
    [[unitTests]],
    [
      [{ name: 'build', script: 'build' }],
      [{ name: 'build that records', script: 'build:traces' }, goldenTraces],
    ],
    [[browserTests]],
  ];
}

/** Runs an npm script. Resolves with its exit code and everything it wrote. */
function run({ name, script, options = [], environment = {}, doneMark }: Step): Promise<[number, string]> {
  return new Promise((resolve) => {
    const child = spawn(
      'npm',
      ['run', '--silent', script, ...(options.length > 0 ? ['--', ...options] : [])],
      {
        cwd: ROOT,
        env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
        shell: process.platform === 'win32',
      },
    );
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (process.stdout.isTTY && doneMark !== undefined) {
        process.stdout.write(`\r  ${name} … ${output.match(doneMark)?.length ?? 0} done`);
      }
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', (error) => {
      resolve([1, `${output}${error.message}\n`]);
    });
    child.on('close', (code) => {
      if (process.stdout.isTTY) {
        process.stdout.write('\r\u001b[K');
      }
      resolve([code ?? 1, output]);
    });
  });
}

/** Runs one step, unless what it needs is missing, and says how it went. */
async function runStep(step: Step, earlier: readonly StepResult[]): Promise<StepResult> {
  const { name, count, needs, prepare } = step;
  const isNeedMissing = earlier.some((result) => result.name === needs && result.state === 'failed');
  if (isNeedMissing) {
    return { name, state: 'skipped', seconds: 0, passed: 0, failed: 0, retried: 0 };
  }
  const startedAt = performance.now();
  const missing = prepare?.() ?? null;
  const [code, output] = missing === null ? await run(step) : [1, `${missing}\n`];
  const seconds = (performance.now() - startedAt) / 1000;
  const isPassed = code === 0;
  if (!isPassed) {
    console.log(`\n--- ${name} ---\n${output}`);
  }
  const { passed, failed, retried } = count?.() ?? { passed: isPassed ? 1 : 0, failed: 0, retried: 0 };
  // A test that needed a second try is named, so that somebody looks into it.
  if (isPassed && retried > 0) console.log(output.slice(output.lastIndexOf(`${retried} flaky`)));
  // A step may fail without a failing test, such as on a syntax error.
  return {
    name,
    state: isPassed ? 'passed' : 'failed',
    seconds,
    passed,
    failed: isPassed ? failed : Math.max(failed, 1),
    retried,
  };
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-test-'));
  const results: StepResult[] = [];
  const runLane = async (lane: Lane) => {
    for (const step of lane) {
      const result = await runStep(step, results);
      results.push(result);
      console.log(`${result.state.padEnd(8)}${result.name} (${result.seconds.toFixed(1)} s)`);
    }
  };
  for (const lanes of listRounds(folder)) {
    await Promise.all(lanes.map(runLane));
  }
  rmSync(folder, { recursive: true, force: true });
  console.log(formatSummary(results));
  process.exitCode = totalOf(results).failed > 0 ? 1 : 0;
}

void main();

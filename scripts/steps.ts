/** Runs npm scripts as the steps of a check, some in parallel, and prints the output of failed ones. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { formatSummary, totalOf, type Counts, type StepResult } from './testSummary';

const ROOT = join(__dirname, '..');

/** A step: an npm script, and how to count its tests if it has any. */
export interface Step {
  readonly name: string;
  readonly script: string;
  readonly options?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Reads how many tests passed and failed from the report that the step wrote. */
  readonly count?: () => Counts;
  /** The names of steps. If one of them fails, this one is skipped. */
  readonly needs?: readonly string[];
  /** Matches each finished test in the output, for the progress line. */
  readonly doneMark?: RegExp;
}

/** Steps that run one after another. */
export type Lane = readonly Step[];

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
  if (!isPassed) {
    console.log(`\n--- ${name} ---\n${output}`);
  }
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

/**
 * Runs the rounds one after another, and the lanes of a round side by side. Prints each step as it ends, the output of
 * those that failed, and a summary. Sets the exit code to 1 if anything failed.
 */
export async function runRounds(rounds: readonly (readonly Lane[])[]): Promise<void> {
  const startedAt = performance.now();
  const results: StepResult[] = [];
  const runLane = async (lane: Lane) => {
    for (const step of lane) {
      const result = await runStep(step, results);
      results.push(result);
      console.log(`${result.state.padEnd(8)}${result.name} (${result.seconds.toFixed(1)} s)`);
    }
  };
  for (const lanes of rounds) await Promise.all(lanes.map(runLane));
  console.log(formatSummary(results, (performance.now() - startedAt) / 1000));
  process.exitCode = totalOf(results).failed > 0 ? 1 : 0;
}

/** Counts what the test runners report and lays out the summary of `npm test`. */

/** How many tests or steps passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** How one step of `npm test` ended. */
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

/** Adds the steps up: every test counts, and so does every step that holds no tests. */
export function totalOf(results: readonly StepResult[]): Counts {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/**
 * The table that closes `npm test`, and its last line.
 * @param seconds what all of it took; steps run side by side
 */
export function formatSummary(results: readonly StepResult[], seconds: number): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  const time = (each: number): string => `${each.toFixed(1).padStart(7)} s`;
  const rows = results.map(({ name, state, seconds: taken, passed, failed }) => {
    const counts = `${String(passed).padStart(6)} passed${String(failed).padStart(5)} failed`;
    return `  ${name.padEnd(width)}  ${state.padEnd(7)}${time(taken)}${counts}`;
  });
  const { passed, failed } = totalOf(results);
  const all = `  ${'all of it'.padEnd(width)}  ${' '.repeat(7)}${time(seconds)}`;
  return ['', ...rows, all, '', `${passed} passed, ${failed} failed`].join('\n');
}

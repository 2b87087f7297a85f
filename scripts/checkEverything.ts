/**
 * `npm test`: every check there is: types, lint, style, the description of the API, unit tests, the build, and browser
 * tests on that build. The build runs beside the checks and the unit tests, so that both cores are busy; the browser
 * tests, which need it, run alone.
 * Shows the output of what failed, a table, and `N passed, N failed`.
 *
 * `npm run test:full` (--full) tries every case where `npm test` tries a sample, which takes much longer, and
 * runs the main journey in Firefox and WebKit too.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runRounds, type Lane, type Step } from './steps';
import { countJest, countPlaywright, type Counts } from './testSummary';

// What the tests look at; see docs/commands.md.
const isFull = process.argv.includes('--full');
if (isFull) process.env.FULL = '1';

/** Reads a report; none passed and none failed where the step ended before it wrote one. */
function readReport(path: string, count: (report: unknown) => Counts): Counts {
  try {
    return count(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** The rounds of a run, one after another; the lanes of a round run side by side. */
function listRounds(folder: string): readonly (readonly Lane[])[] {
  const unitReport = join(folder, 'unit.json');
  const browserReport = join(folder, 'browser.json');
  const otherBrowsersReport = join(folder, 'otherBrowsers.json');
  const programs: Step = { name: 'browser and nginx', script: 'test:programs' };
  const unitTests: Step = {
    name: 'unit tests',
    script: 'test:unit',
    options: ['--ci', '--json', `--outputFile=${unitReport}`],
    count: () => readReport(unitReport, countJest),
    doneMark: /^(PASS|FAIL) /gm,
  };
  const browserTests: Step = {
    name: 'browser tests',
    script: 'test:e2e',
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
    count: () => readReport(browserReport, countPlaywright),
    needs: ['build', programs.name],
    doneMark: /^ +\S+ +\d+ .*›/gm,
  };
  // The tests find or install their browsers themselves.
  const otherBrowsers: Step = {
    name: 'Firefox and WebKit',
    script: 'test:browsers',
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: otherBrowsersReport },
    count: () => readReport(otherBrowsersReport, countPlaywright),
    needs: ['build'],
  };
  return [
    [
      [
        programs,
        { name: 'lint', script: 'lint:files' },
        { name: 'imports', script: 'lint:imports' },
        { name: 'style', script: 'format:check' },
        { name: 'generated calls', script: 'api:check' },
        { name: 'description of the API', script: 'api:lint' },
        { name: 'promises held by tests', script: 'spec' },
        unitTests,
      ],
      [
        { name: 'build', script: 'build' },
        { name: 'byte budgets', script: 'size:check' },
        // After the first build, whose cached parts it uses.
        ...(isFull ? [{ name: 'build that records', script: 'build:traces' }] : []),
        { name: 'types', script: 'typecheck' },
      ],
    ],
    [[browserTests]],
    ...(isFull ? [[[otherBrowsers]]] : []),
  ];
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-test-'));
  await runRounds(listRounds(folder));
  rmSync(folder, { recursive: true, force: true });
}

void main();

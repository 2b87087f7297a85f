/**
 * `npm run mutate`: changes the logic of the shop in small ways, one at a time (mutants), and tells how many of the
 * changes a unit test notices. Prints a score for each folder and writes the mutants that live into
 * `build/mutation/report.html`. `-- src/lib src/features/cart` mutates only these folders or files,
 * `src/lib/money.ts:10-20` only these lines.
 *
 * A mutant is run by tests of its own part of the project (mutation/chooseTests.ts); after that, `--thorough` runs
 * those that live by all the others that cover it too.
 * `--tests src/lib` runs only the tests of a folder, and may be repeated: it starts within seconds instead of minutes,
 * and misses what only other tests notice.
 *
 * A mutant whose code and tests have not changed keeps its last result; `--force` tries all of them anew.
 * Three workers keep two cores busy, as many mutants make a test wait; `--workers 1` leaves a core free. `--count` only
 * counts the mutants.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { isExplained, readExplanations } from './mutation/explained';
import { LINES_REPORTER, RUNNER, THOROUGH_VARIABLE } from './mutation/names';
import { COPY_FOLDER, HTML_FILE, INCREMENTAL_FILE, JSON_FILE, LINES_FILE } from './mutation/reports';
import { listPatterns } from './mutation/scope';
import { formatScores } from './mutation/scoreTable';

const ROOT = join(__dirname, '..');
/** Not read by the unit tests of `src`. */
const NOT_COPIED = ['/build', '/dist', '/docs', '/gallery', '/public', '/sandbox/.data'];
/**
 * Added to what the chosen tests of a mutant took without it, in milliseconds. A process that took the place of one with an
 * endless loop compiles all that its first tests load.
 */
const GRACE = 30_000;

const linesByFile = new Map<string, readonly string[]>();

function readLines(file: string): readonly string[] {
  const lines = linesByFile.get(file) ?? readFileSync(join(ROOT, file), 'utf8').split('\n');
  linesByFile.set(file, lines);
  return lines;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      force: { type: 'boolean' },
      count: { type: 'boolean' },
      thorough: { type: 'boolean', default: false },
      tests: { type: 'string', multiple: true, default: [] },
      workers: { type: 'string', default: '3' },
    },
  });
  process.chdir(ROOT);
  if (values.thorough) process.env[THOROUGH_VARIABLE] = '1';
  mkdirSync(dirname(LINES_FILE), { recursive: true });
  rmSync(LINES_FILE, { force: true });
  const { Stryker } = await import('@stryker-mutator/core');
  const results = await new Stryker({
    mutate: listPatterns(positionals),
    testFiles: values.tests.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    testRunner: RUNNER,
    plugins: ['testRunner.ts', 'linesReporter.ts'].map((file) => join(__dirname, 'mutation', file)),
    // The plugins are TypeScript, and a checker's process loads them too. Each test file leaves much garbage: more space
    // for it takes less time.
    checkerNodeArgs: ['--import', 'tsx'],
    testRunnerNodeArgs: ['--import', 'tsx', '--max-semi-space-size=128'],
    coverageAnalysis: 'perTest',
    // swc, which compiles the tests, checks no types.
    disableTypeChecks: false,
    ignorePatterns: NOT_COPIED,
    tempDirName: COPY_FOLDER,
    cleanTempDir: 'always',
    incremental: true,
    incrementalFile: INCREMENTAL_FILE,
    force: values.force ?? false,
    dryRunOnly: values.count ?? false,
    dryRunTimeoutMinutes: 30,
    timeoutMS: GRACE,
    concurrency: Number(values.workers),
    reporters: ['progress-append-only', 'html', 'json', LINES_REPORTER],
    htmlReporter: { fileName: HTML_FILE },
    jsonReporter: { fileName: JSON_FILE },
  }).runMutationTest();
  if (results.length === 0) return;
  const explanations = readExplanations();
  const mutants = results.map(({ fileName, status, mutatorName, location }) => {
    const file = relative(ROOT, fileName).split(sep).join('/');
    const mutant = { file, mutator: mutatorName, line: location.start.line };
    return { file, status, isExplained: isExplained(mutant, explanations, readLines) };
  });
  console.log(`\n${formatScores(mutants)}`);
}

void main();

/** `npm run replay -- --to-test`: writes tests of what is in a trace. */
import { existsSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { counted } from '../../src/traces/traceTexts';
import { formatCode } from '../formatCode';
import { writeStepsTest } from './stepsTest';
import { writeReducerTest } from './reducerTest';
import { reportLine, type FileReport } from './report';
import { replayFile, type Program } from './traceFiles';

const ROOT = join(__dirname, '../..');
/** What the tests import, and where tests of their kind are. */
const SUPPORT = join(ROOT, 'e2e/support');
const SHOP_REDUCER = join(ROOT, 'src/traces/replay/shopReducer');
const BROWSER_TESTS = join(ROOT, 'e2e');
const REDUCER_TESTS = join(ROOT, 'src/app');

/** A path as an import of a file. */
function importPath(file: string, target: string): string {
  const path = relative(dirname(file), target).split('\\').join('/');
  return path.startsWith('.') ? path : `./${path}`;
}

/** Writes a formatted test, or returns why not: an existing one may have been changed by hand. */
async function writeFormatted(file: string, text: string): Promise<string> {
  if (existsSync(file))
    return `${relative(process.cwd(), file)} exists and was kept: delete it, and it is written anew.`;
  writeFileSync(file, await formatCode(basename(file), text));
  return '';
}

/**
 * Writes a browser test that walks the journey of a trace and, where this build diverges from it, a reducer test with as
 * few actions as possible.
 * @param folder where both are written; beside the other tests of their kind unless given
 */
export async function writeTests(
  traceFile: string,
  folder: string | undefined,
  program: Program,
): Promise<FileReport> {
  const replay = replayFile(traceFile, program, true);
  if (!replay.ok) return reportLine(traceFile, replay.message);
  const traceName = basename(traceFile);
  const name = traceName.replace(/\.json$/, '');
  const inFolder = (own: string, ending: string) => resolve(folder ?? own, name + ending);

  const browserTest = inFolder(BROWSER_TESTS, '.spec.ts');
  const testSteps = program.readTestSteps(replay);
  const support = importPath(browserTest, SUPPORT);
  const problems = [await writeFormatted(browserTest, writeStepsTest(traceName, support, testSteps))];
  const said = [`a browser test of ${counted(testSteps.steps.length, 'step')}: ${browserTest}`];
  if (folder === undefined)
    said.push(`npm run build && npx playwright test ${relative(ROOT, browserTest)} runs it`);

  const { divergence } = replay.result;
  const minimal = program.minimiseReplay(replay);
  if (divergence !== null && minimal === null) {
    problems.push('Its actions alone do not lead to the divergence.');
  } else if (divergence !== null && minimal !== null) {
    const reducerTest = inFolder(REDUCER_TESTS, '.test.ts');
    const reducer = importPath(reducerTest, SHOP_REDUCER);
    const { differences, index } = divergence;
    const text = writeReducerTest({ traceName, reducer, minimal, differences });
    problems.push(await writeFormatted(reducerTest, text));
    const actions = counted(minimal.actions.length, 'action');
    said.push(`a reducer test of ${actions} of the ${index + 1} up to the divergence: ${reducerTest}`);
  }
  const found = problems.filter((problem) => problem !== '');
  return found.length > 0
    ? reportLine(traceFile, `not everything was written. ${found.join(' ')}`)
    : reportLine(traceFile, said.join('\n  '), 'equal');
}

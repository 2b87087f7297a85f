/**
 * `npm run docs:check`: follows docs/adding-a-call.md in a copy of the project. Fails where a change does not apply, where
 * a place is not named by the compiler or a check, or where a check fails at the end. With FULL=1 it also sees
 * that checks fail before their step is taken, checks the types, lints the copy, and runs more tests.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isFullRun } from '../src/testing/fullRun';
import type { PageStep } from './pageSteps';
import { applyStep, readSteps } from './pageSteps';

const ROOT = join(__dirname, '..');
const PAGE = 'docs/adding-a-call.md';
/** How many places a new call may need. */
const MAX_PLACES = 8;
/** The last steps show the call's answer: texts, screen and container. */
const SHOWN = 3;
/** What no check of this page reads, and is large. */
const LEFT_OUT = /^(e2e\/golden|docs\/pictures)\//;

/** Copies the project as it stands, also what is not committed. The packages are linked. */
function copyProject(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of listed.split('\n')) {
    if (file === '' || LEFT_OUT.test(file) || !existsSync(join(ROOT, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
}

/** The outcome of an npm script. */
interface Outcome {
  readonly isPassed: boolean;
  readonly output: string;
}

function runScript(folder: string, script: string, ...options: readonly string[]): Outcome {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script, '--', ...options], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return { isPassed: status === 0, output: `${stdout}${stderr}` };
}

function follow(folder: string, { file, hunks }: PageStep): void {
  const path = join(folder, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : null;
  writeFileSync(path, applyStep({ file, hunks }, text));
}

/** The files that the compiler names. */
function namedFiles(output: string): readonly string[] {
  return [
    ...new Set([...output.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file = '']) => file)),
  ].sort();
}

function expectPassed(what: string, { isPassed, output }: Outcome): void {
  if (!isPassed) throw new Error(`${what} fails:\n${output}`);
}

/** Follows the page. Throws where it does not lead to a project that passes its checks. */
function checkPage(folder: string): void {
  const steps = readSteps(readFileSync(join(ROOT, PAGE), 'utf8'));
  if (steps.length === 0 || steps.length > MAX_PLACES) {
    throw new Error(`${PAGE} has ${steps.length} steps, and should have 1 to ${MAX_PLACES}.`);
  }
  const [description, ...others] = steps;
  if (description === undefined) throw new Error(`${PAGE} has too few steps.`);
  const compiled = others.slice(0, -SHOWN);
  const shown = others.slice(-SHOWN);

  follow(folder, description);
  if (isFullRun && runScript(folder, 'api:check').isPassed) {
    throw new Error('The new operation does not have to be generated.');
  }
  expectPassed('api:generate', runScript(folder, 'api:generate'));
  const named = namedFiles(runScript(folder, 'typecheck', '--pretty', 'false').output);
  const expected = compiled.map(({ file }) => file).sort();
  if (named.join() !== expected.join()) {
    throw new Error(`The compiler names ${named.join(', ')}, and should name ${expected.join(', ')}.`);
  }

  for (const step of compiled) follow(folder, step);
  const callTests = 'src/api/calls.test.ts';
  if (isFullRun && runScript(folder, 'test:unit', '--ci', callTests).isPassed) {
    throw new Error('No test says that the shop does not make the new call.');
  }

  for (const step of shown) follow(folder, step);
  const files = steps.map(({ file }) => file);
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  const tests = [callTests];
  if (isFullRun) {
    expectPassed('typecheck', runScript(folder, 'typecheck'));
    expectPassed('lint', runScript(folder, 'lint:files', ...sources));
    expectPassed('style', runScript(folder, 'format:check', ...files));
    expectPassed('api:check', runScript(folder, 'api:check'));
    expectPassed('api:lint', runScript(folder, 'api:lint'));
    tests.push('src/features/contact');
  }
  expectPassed('unit tests', runScript(folder, 'test:unit', '--ci', ...tests));
  console.log(`${PAGE} leads to a call in ${steps.length} places.`);
}

const folder = mkdtempSync(join(tmpdir(), 'adding-a-call-'));
try {
  copyProject(folder);
  checkPage(folder);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

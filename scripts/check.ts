/**
 * `npm run check`: types, lint, format and the nearest tests of what differs from the last commit, with the recorded
 * traces where the state may be another one. `npm test` runs the rest: rules and tests of files further away. A change
 * in openapi/ has its own checks, and the tests that keep to it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, join as joinPath } from 'node:path/posix';

const ROOT = join(__dirname, '..');
const CODE = /\.(tsx?|mjs)$/;
/** Code of features without markup. */
const MAY_CHANGE_STATE = /^src\/features\/.*(?<!Texts|\.test)\.ts$/;
/** Quick, and else nobody is told before `npm test` that a recorded state is another one. */
const STATE_TEST = 'src/traces/replay/goldenTraces.test.ts';
const TEST = /(?<!\.full)\.test\.tsx?$/;
/** A file that another one imports by a relative path. */
const IMPORT = /\b(?:from|import|import\(|require\()\s*'(\.[^']*)'/g;

type Command = readonly [program: string, ...parameters: string[]];

const withoutEnding = (file: string): string => file.replace(CODE, '').replace(/\/index$/, '');

/**
 * The tests in the folders of changed files, and those that import one directly; of a file without markup not the screens
 * of other folders, which take minutes.
 * @param texts all files of code by their paths
 */
export function nearestTests(
  changed: readonly string[],
  texts: ReadonlyMap<string, string>,
): readonly string[] {
  const wanted = new Map(changed.map((file) => [withoutEnding(file), file]));
  const folders = new Set(changed.map((file) => dirname(file)));
  const isNear = (file: string, text: string): boolean =>
    folders.has(dirname(file)) ||
    [...text.matchAll(IMPORT)].some(([, path = '']) => {
      const imported = wanted.get(withoutEnding(joinPath(dirname(file), path)));
      return imported !== undefined && (!file.endsWith('x') || imported.endsWith('x'));
    });
  return [...texts].filter(([file, text]) => TEST.test(file) && isNear(file, text)).map(([file]) => file);
}

/** The commands that check changed files, in order. */
export function checksOf(changed: readonly string[], texts: ReadonlyMap<string, string>): readonly Command[] {
  const code = changed.filter((file) => texts.has(file));
  const isDescription = changed.some((file) => file.startsWith('openapi/'));
  const keepers = isDescription ? ['src/api/', 'openapi/', 'sandbox/'] : [];
  const tests = new Set(
    nearestTests(
      changed.filter((file) => CODE.test(file)),
      texts,
    ),
  );
  if (texts.has(STATE_TEST) && changed.some((file) => MAY_CHANGE_STATE.test(file))) tests.add(STATE_TEST);
  for (const file of texts.keys()) {
    if (TEST.test(file) && keepers.some((folder) => file.startsWith(folder))) tests.add(file);
  }
  const script = (name: string): Command => ['npm', 'run', '--silent', name];
  return [
    ...(isDescription ? [script('api:lint'), script('api:check')] : []),
    script('typecheck'),
    ...(code.length === 0
      ? []
      : ([
          ['npx', 'oxlint', '--no-error-on-unmatched-pattern', ...code],
          ['npx', 'depcruise', '--output-type', 'err-long', ...code],
        ] satisfies readonly Command[])),
    script('format:check'),
    ...(tests.size === 0
      ? []
      : ([['npx', 'jest', '--runTestsByPath', ...tests]] satisfies readonly Command[])),
  ];
}

function git(...parameters: readonly string[]): readonly string[] {
  const listed = execFileSync('git', parameters, { cwd: ROOT, encoding: 'utf8' });
  return listed.split('\0').filter((file) => file !== '');
}

function main(): void {
  const changed = [
    ...git('diff', '--name-only', '-z', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  if (changed.length === 0) console.log('Nothing differs from the last commit: `npm test` checks all.');
  const all = git('ls-files', '--cached', '--others', '--exclude-standard', '-z');
  const code = all.filter((file) => CODE.test(file) && existsSync(join(ROOT, file)));
  const texts = new Map(code.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
  for (const [program, ...parameters] of changed.length === 0 ? [] : checksOf(changed, texts)) {
    const shell = process.platform === 'win32';
    const { status } = spawnSync(program, parameters, { cwd: ROOT, stdio: 'inherit', shell });
    if (status === 0) continue;
    process.exitCode = status ?? 1;
    return;
  }
}

if (require.main === module) main();

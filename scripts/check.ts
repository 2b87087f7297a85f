/**
 * `npm run check`: types, lint, format and the nearest tests of what differs from the last commit, with the recorded
 * traces where the state may be another one. `npm test` runs the rest: rules and tests of files further away. A change
 * in openapi/ has its own checks, and the tests that keep to it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';

const ROOT = join(__dirname, '..');
const CODE = /\.(tsx?|mjs)$/;
/** Code of features without markup. */
const MAY_CHANGE_STATE = /^src\/features\/.*(?<!Texts|\.test)\.ts$/;
/** Quick, and else nobody is told before `npm test` that a recorded state is another one. */
const STATE_TEST = 'src/traces/replay/goldenTraces.test.ts';
const TEST = /(?<!\.full)\.test\.tsx?$/;
/** Keep to the API description. */
const KEEPERS = /^(src\/api|openapi|sandbox)\//;

type Command = readonly [program: string, ...parameters: string[]];

/**
 * The commands that check changed files, in order: of the tests those in the same folders.
 * @param files all files there are
 */
export function checksOf(changed: readonly string[], files: readonly string[]): readonly Command[] {
  const changedCode = changed.filter((file) => CODE.test(file));
  // Some may be deleted.
  const code = changedCode.filter((file) => files.includes(file));
  const folders = new Set(changedCode.map((file) => dirname(file)));
  const isDescription = changed.some((file) => file.startsWith('openapi/'));
  const mayChangeState = changed.some((file) => MAY_CHANGE_STATE.test(file));
  const isWanted = (file: string): boolean =>
    folders.has(dirname(file)) ||
    (mayChangeState && file === STATE_TEST) ||
    (isDescription && KEEPERS.test(file));
  const tests = files.filter((file) => TEST.test(file) && isWanted(file));
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
    ...(tests.length === 0
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
  const files = all.filter((file) => existsSync(join(ROOT, file)));
  for (const [program, ...parameters] of changed.length === 0 ? [] : checksOf(changed, files)) {
    const shell = process.platform === 'win32';
    const { status } = spawnSync(program, parameters, { cwd: ROOT, stdio: 'inherit', shell });
    if (status === 0) continue;
    process.exitCode = status ?? 1;
    return;
  }
}

if (require.main === module) main();

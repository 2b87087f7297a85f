/**
 * `npm run check`: checks types, and lint, format and unit tests of the changed files: those not committed, else those of
 * the last commit. `npm test` checks everything.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runRounds } from './steps';
import type { Lane } from './steps';

const ROOT = join(__dirname, '..');
const SOURCE = /\.(tsx?|mjs)$/;
/** Folders with unit tests. */
const TESTED = /^(src|sandbox|scripts|openapi|deploy|bench)\//;
const GENERATED = 'src/api/generated/';

function git(...parameters: string[]): string[] {
  const output = execFileSync('git', parameters, { cwd: ROOT, encoding: 'utf8' });
  return output.split('\n').filter((line) => line !== '');
}

/** The changed files, from the project's root, without deleted ones. */
function findChanged(): string[] {
  const open = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  const changed = open.length > 0 ? open : git('diff', '--name-only', 'HEAD~1', 'HEAD');
  return changed.filter((file) => existsSync(join(ROOT, file)));
}

const sources = findChanged().filter((file) => SOURCE.test(file));
const linted = sources.filter((file) => !file.startsWith(GENERATED));
const tested = sources.filter((file) => TESTED.test(file));
const lanes: Lane[] = [
  [
    { name: 'types', script: 'typecheck' },
    ...(linted.length > 0
      ? [
          { name: 'lint', script: 'lint:files', options: linted },
          { name: 'imports', script: 'lint:imports' },
          { name: 'style', script: 'format:check', options: linted },
        ]
      : []),
  ],
  tested.length > 0
    ? [
        {
          name: 'unit tests',
          script: 'test:unit',
          options: ['--ci', '--passWithNoTests', '--findRelatedTests', ...tested],
        },
      ]
    : [],
];

void runRounds([lanes]);

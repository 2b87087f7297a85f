// @ts-check
/**
 * `npm run mutate`: changes the shop's logic in small ways, one at a time, and tells which changes no unit test notices.
 * `-- src/features/cart` mutates only these folders or files, `src/lib/money.ts:10-20` only these lines; all of it
 * takes a night. `--force` tries again what has not changed since the last run. Writes build/mutation/report.html.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { patternsOf } from './stryker.config.mjs';

const parameters = process.argv.slice(2);
const options = parameters.filter((parameter) => parameter.startsWith('-'));
const paths = parameters.filter((parameter) => !parameter.startsWith('-'));
const { status } = spawnSync(
  process.execPath,
  [
    fileURLToPath(new URL('node_modules/@stryker-mutator/core/bin/stryker.js', import.meta.url)),
    'run',
    'scripts/mutation/stryker.config.mjs',
    ...(paths.length > 0 ? ['--mutate', patternsOf(paths).join(',')] : []),
    ...options,
  ],
  { cwd: fileURLToPath(new URL('../..', import.meta.url)), stdio: 'inherit' },
);
process.exitCode = status ?? 1;

// @ts-check
/**
 * `npm run audit`: asks the registry which packages have known vulnerabilities, those of the tools with a folder of their
 * own too. Ends with 1 where npm says of a folder that some have, or that the registry gives no answer.
 */
import { spawnSync } from 'node:child_process';

/** The folders with a lock file. */
const FOLDERS = [
  '.',
  'bench/lighthouse',
  'docs/reference',
  'e2e/devtools',
  'e2e/otherBrowsers',
  'scripts/benchStore',
  'scripts/mutation',
  'scripts/prism',
];

for (const folder of FOLDERS) {
  console.log(`\n${folder}`);
  const { status } = spawnSync('npm', ['audit', '--package-lock-only'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exitCode = 1;
}

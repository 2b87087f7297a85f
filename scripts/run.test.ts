import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInRange, reasonToInstall } from './run.mjs';

type Packages = Record<string, { version: string; integrity?: string; optional?: boolean }>;

const REACT: Packages = { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' } };
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'installed-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

/** Writes a project with a lock file and installed packages, and returns the reason to install. */
function reasonFor(wanted: Packages, installed: Packages | null): string | null {
  const lock = { packages: { '': { version: '0.1.0' }, ...wanted } };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));
  if (installed !== null) {
    mkdirSync(join(root, 'node_modules'));
    writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  }
  return reasonToInstall(root);
}

it('installs nothing when all packages are as locked', () => {
  expect(reasonFor(REACT, REACT)).toBeNull();
});

it('installs nothing for a missing optional package', () => {
  expect(
    reasonFor({ ...REACT, 'node_modules/win32': { version: '1.0.0', optional: true } }, REACT),
  ).toBeNull();
});

it.each<[string, Packages | null, string]>([
  ['nothing is installed', null, 'not installed yet'],
  ['a package is missing', {}, 'react is not the locked version'],
  [
    'a package has another version',
    { 'node_modules/react': { version: '18.0.0' } },
    'not the locked version',
  ],
  [
    'a package is another file',
    { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-b' } },
    'not the locked file',
  ],
  ['a package is left over', { ...REACT, 'node_modules/old': { version: '1.0.0' } }, 'old is no longer used'],
])('installs when %s', (_what, installed, reason) => {
  expect(reasonFor(REACT, installed)).toContain(reason);
});

it.each([
  ['20.19.0', true],
  ['20.20.3', true],
  ['22.12.0', true],
  ['24.0.0', true],
  ['18.20.8', false],
  ['20.18.3', false],
  ['21.7.3', false],
  ['22.11.0', false],
])('knows whether Node %s is new enough: %j', (version, isNewEnough) => {
  expect(isInRange(version, '^20.19.0 || >=22.12.0')).toBe(isNewEnough);
});

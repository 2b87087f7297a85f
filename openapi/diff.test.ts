/** @jest-environment node */
/** `npm run api:diff` as it is called: what it prints, and how it ends, by which pull requests are told. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DESCRIPTION_FILE } from './description';

const folder = mkdtempSync(join(tmpdir(), 'storefront-diff-'));
const earlier = join(folder, 'earlier.yaml');
const broken = join(folder, 'broken.yaml');

beforeAll(() => {
  writeFileSync(
    earlier,
    readFileSync(DESCRIPTION_FILE, 'utf8').replace('  /accountInfo:\n', '  /account:\n'),
  );
  writeFileSync(broken, 'paths: [');
});
afterAll(() => rmSync(folder, { recursive: true }));

function diff(from: string) {
  const parameters = ['--import', 'tsx', 'openapi/diff.ts', from];
  const cwd = join(__dirname, '..');
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, { cwd, encoding: 'utf8' });
  return { status, stdout, stderr };
}

it('ends with 1 where a shop that runs now would not work, and says what breaks whom', () => {
  const stdout = `Breaks a shop of the earlier description on a server of this one:
- GET /account (getAccountInfo) is gone.

Breaks a server of the earlier description for a shop of this one:
- GET /accountInfo (getAccountInfo) is new.
`;
  expect(diff(earlier)).toEqual({ status: 1, stdout, stderr: '' });
});

it('ends with 0 where no call has changed', () => {
  expect(diff(DESCRIPTION_FILE)).toEqual({ status: 0, stdout: 'No call has changed.\n', stderr: '' });
});

it.each([
  ['a file that is no YAML', broken, 'Flow sequence in block collection'],
  ['an unknown commit', 'no-such-commit', "'no-such-commit' is neither a file nor a commit that has"],
])('ends with 2 for %s, in a sentence', (_what, from, sentence) => {
  const { status, stdout, stderr } = diff(from);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(sentence);
  expect(stderr).not.toMatch(/^ +at /m);
});

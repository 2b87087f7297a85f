import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuildId } from './buildValues';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-id-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function git(...words: readonly string[]): string {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  return execFileSync('git', [...author, ...words], { cwd: folder, encoding: 'utf8' }).trim();
}

it('is the commit, and says when the working tree differs from it', () => {
  git('init', '--quiet');
  writeFileSync(join(folder, 'a.txt'), 'one');
  git('add', '.');
  git('commit', '--quiet', '--message', 'One');
  const commit = git('rev-parse', '--short', 'HEAD');
  expect(readBuildId(folder)).toBe(commit);
  writeFileSync(join(folder, 'b.txt'), 'new');
  expect(readBuildId(folder)).toBe(`${commit}-changed`);
  rmSync(join(folder, 'b.txt'));
  writeFileSync(join(folder, 'a.txt'), 'two');
  expect(readBuildId(folder)).toBe(`${commit}-changed`);
});

it('is dev outside a repository', () => {
  expect(readBuildId(folder)).toBe('dev');
});

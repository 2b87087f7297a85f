/** @jest-environment node */
/** The diffs of the guides, applied to a copy of the project as they stand. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from './copyProject';
import { documentedText } from '../src/testing/documentedBrand';

const ROOT = join(__dirname, '..');

/** A guide's diffs: the file, named by the heading above, and its hunks. */
function diffsOf(guide: string): readonly (readonly [string, string])[] {
  const text = readFileSync(join(ROOT, guide), 'utf8');
  return [...text.matchAll(/^## [^`\n]*`([^`]+)`(?:(?!^## )[^])*?```diff\n([^]*?)```/gm)].map(
    ([, file = '', diff = '']) => [file, diff],
  );
}

/** The text with every hunk applied. Throws where the lines of one are not there once. */
function applied(text: string, diff: string): string {
  return diff.split(/^@@\n/m).reduce((changed, hunk) => {
    const lines = hunk.replace(/\n$/, '').split('\n');
    const side = (signs: RegExp): string =>
      lines
        .filter((line) => signs.test(line))
        .map((line) => `${line.slice(1)}\n`)
        .join('');
    const before = side(/^(?!\+)/);
    if (changed.split(before).length !== 2) throw new Error(`Not once in the file:\n${before}`);
    return changed.replace(before, () => side(/^(?!-)/));
  }, text);
}

/** Runs a program of the copy, and returns what it printed where it failed. */
function failure(copy: string, ...parameters: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
    cwd: copy,
    encoding: 'utf8',
    // All cases are tried on the project itself.
    env: { ...process.env, FULL: '' },
  });
  return status === 0 ? '' : `${parameters.join(' ')}\n${stdout}${stderr}`;
}

const bin = (path: string): string => join('node_modules', path);

let copy = '';
beforeEach(() => {
  copy = copyProject();
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

describe.each([
  {
    guide: 'docs/adding-a-call.md',
    places: 6,
    tests: ['src/api/', 'src/features/contact/', 'openapi/fieldUse', 'sandbox/api.test'],
  },
  {
    guide: 'docs/adding-a-field.md',
    places: 5,
    tests: ['openapi/fieldUse'],
  },
])('$guide', ({ guide, places, tests }) => {
  it('changes the files that it names, and nothing else is needed for green types, style, lint and tests', () => {
    const diffs = diffsOf(guide);
    expect(diffs).toHaveLength(places);
    for (const [file, diff] of diffs) {
      const path = join(copy, file);
      writeFileSync(path, applied(readFileSync(path, 'utf8'), diff));
    }
    expect(failure(copy, bin('tsx/dist/cli.mjs'), 'openapi/generate.ts')).toBe('');
    expect(failure(copy, bin('typescript7/bin/tsc'))).toBe('');
    const files = diffs.map(([file]) => file);
    expect(failure(copy, bin('oxfmt/bin/oxfmt'), '--check', ...files)).toBe('');
    expect(failure(copy, bin('oxlint/bin/oxlint'), ...files)).toBe('');
    expect(failure(copy, bin('jest/bin/jest.js'), '-w', '1', ...tests)).toBe('');
  }, 600_000);
});

it('docs/make-it-yours.md changes the brand, and the tests stay green', () => {
  for (const file of ['index.ts', 'country.ts']) {
    writeFileSync(join(copy, 'src/brand', file), documentedText(file, 'src/brand'));
  }
  expect(failure(copy, '--import', 'tsx', 'scripts/buildFonts.mjs')).toBe('');
  expect(failure(copy, bin('typescript7/bin/tsc'))).toBe('');
  expect(failure(copy, bin('oxfmt/bin/oxfmt'), '--check', 'src/brand')).toBe('');
  // These read the shop's own brand; to the others nothing has changed.
  const tests = ['src/lib/money', 'scripts/brandPages'];
  expect(failure(copy, bin('jest/bin/jest.js'), '-w', '1', ...tests)).toBe('');
}, 600_000);

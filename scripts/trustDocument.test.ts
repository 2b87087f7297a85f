import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');
const text = readFileSync(join(ROOT, 'docs/trust.md'), 'utf8');

/** The number of requirements in each section of these ASVS 5.0.0 chapters. */
const chapters: Readonly<Record<string, readonly number[]>> = {
  '3': [1, 3, 5, 8, 8, 1, 5],
  '7': [3, 4, 2, 5, 3, 2],
  '14': [2, 8, 3],
};

const expectedIds = Object.entries(chapters).flatMap(([chapter, sections]) =>
  sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${chapter}.${section + 1}.${index + 1}`),
  ),
);

/** The cells of the rows about requirements. */
const rows = text
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, id = '']) => /^\d+\.\d+\.\d+$/.test(id));

describe('docs/trust.md', () => {
  it('lists every requirement of the chapters V3, V7 and V14 once, in order', () => {
    expect(rows.map(([, id]) => id)).toEqual(expectedIds);
  });

  it.each(
    rows.map(([, id = '', level = '', what = '', state = '', why = '']) => [id, level, what, state, why]),
  )('gives level, state and test or reason of %s', (_id, level, what, state, why) => {
    expect(level).toMatch(/^[123]$/);
    expect(what).not.toBe('');
    expect(state).toMatch(/^(met|not met|not ours)$/);
    expect(why).not.toBe('');
  });

  it('names files that exist', () => {
    const paths = [...text.matchAll(/`((?:src|e2e|scripts|deploy|bench|openapi)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    );
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

/** What `npm run mutate` mutates, and under which folder a file counts in its table. */

const ROOTS = ['src/lib', 'src/api', 'src/features'];
/** No logic to test: tests, generated calls, types, texts, sentences of traces, looks, and hooks, which only move the DOM. */
const LEFT_OUT = [
  '**/*.test.ts',
  '**/*.d.ts',
  'src/api/generated/**',
  'src/api/models/types.ts',
  '**/*{Texts,Story,Styles}.ts',
  '**/use*.ts',
];
/** A file, or lines of it: `src/lib/money.ts:10-20`. */
const CODE_FILE = /\.tsx?(:[\d:-]+)?$/;

/**
 * Stryker's `mutate` patterns.
 * @param asked folders, files, or lines of files (`src/lib/money.ts:10-20`), from the project's root; with none, all there is to mutate
 */
export function listPatterns(asked: readonly string[]): string[] {
  const chosen = asked.length > 0 ? asked : ROOTS;
  const mutated = chosen.map((path) => (CODE_FILE.test(path) ? path : `${path.replace(/\/+$/, '')}/**/*.ts`));
  return [...mutated, ...LEFT_OUT.map((pattern) => `!${pattern}`)];
}

/** Returns the row of the table that a file counts in: a feature, or the file's folder up to three levels deep. */
export function rowOf(file: string): string {
  const folders = file.split('/').slice(0, -1);
  return folders.slice(0, 3).join('/');
}

// @ts-check
/** Stryker's settings for `npm run mutate`: its own Jest runner, on the tests of the shop's logic. */

/** No logic to test: tests, generated calls, types, texts, sentences of traces, looks, and hooks, which only move the DOM. */
const LEFT_OUT = [
  '**/*.test.ts',
  '**/*.d.ts',
  'src/api/generated/**',
  'src/api/models/types.ts',
  // A pattern must have no comma: Stryker's option lists patterns with commas.
  '**/*Texts.ts',
  '**/sentences/**',
  '**/*Styles.ts',
  '**/use*.ts',
];

/**
 * Stryker's patterns of what to mutate.
 * @param {readonly string[]} paths folders, files, or lines of a file (`src/lib/money.ts:10-20`)
 */
export function patternsOf(paths) {
  return [
    ...paths.map((path) => (/\.ts\b/.test(path) ? path : `${path.replace(/\/+$/, '')}/**/*.ts`)),
    ...LEFT_OUT.map((pattern) => `!${pattern}`),
  ];
}

export default {
  mutate: patternsOf(['src/lib', 'src/api', 'src/features', 'src/traces']),
  testRunner: 'jest',
  jest: { configFile: 'scripts/mutation/jest.config.ts' },
  testRunnerNodeArgs: ['--require', './scripts/mutation/environments.cjs'],
  coverageAnalysis: 'perTest',
  // swc, which compiles the tests, checks no types.
  disableTypeChecks: false,
  // Not read by the tests of `src`.
  ignorePatterns: ['/bench', '/build', '/dist', '/docs', '/e2e', '/gallery', '/public', '/sandbox/.data'],
  tempDirName: 'build/mutation/copy',
  cleanTempDir: 'always',
  incremental: true,
  incrementalFile: 'build/mutation/results.json',
  // A process that took the place of one with an endless loop compiles all that its tests load.
  timeoutMS: 30_000,
  concurrency: 2,
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { reportTests: false },
  htmlReporter: { fileName: 'build/mutation/report.html' },
};

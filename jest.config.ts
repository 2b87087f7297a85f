/**
 * esbuild-register reads this file: Jest's own way without a package needs a Node that strips types.
 * @jest-config-loader esbuild-register
 */
import type { Config } from 'jest';

/** Files named *.full.test.ts or .tsx are slow tests of tools, of the replay's page and of loading ahead. */
const isFullRun = process.env.FULL === '1';
if (!isFullRun && process.argv.some((argument) => argument.includes('.full')))
  console.error('Files named *.full.test are left out here: FULL=1 runs them.');

/** Packages that ship ES modules only. They are compiled too, because Jest runs CommonJS. */
const ESM_ONLY_PACKAGES = ['subset-font', '@redux-devtools/instrument'];

/** swc compiles TypeScript and JSX as ts-loader does, but much faster. */
const transform: Config['transform'] = {
  '\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
  '\\.yaml$': '<rootDir>/scripts/jest/yamlModule.mjs',
};

const moduleNameMapper = {
  '\\.(woff2|svg|png|jpg)$': '<rootDir>/scripts/jest/assetStub.ts',
  // Tests expect the texts and prices of one brand, whatever the shop's own is: that one is '../brand/index' to them.
  '^(?:\\.\\./)+(?:src/)?brand$': '<rootDir>/src/testing/referenceBrand/index.ts',
  '^(?:\\.\\./)+(?:src/)?brand/country$': '<rootDir>/src/testing/referenceBrand/country.ts',
};

const common = {
  transform,
  moduleNameMapper,
  // Defined by webpack in a build.
  globals: { __BUILD_ID__: 'test', __TRACES__: 'ask', __REPLAY_POLICY__: 'shop-replay' },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY_PACKAGES.join('|')})/)`],
  restoreMocks: true,
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/', ...(isFullRun ? [] : ['\\.full\\.test\\.'])],
} satisfies Config;

/** The tests of the shop's logic, which need no DOM. */
export const logicProject = {
  ...common,
  displayName: 'logic',
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.ts'],
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/src/testing/setupTests.ts'],
} satisfies Config;

const config: Config = {
  // As many as a small machine has cores: a third one made the whole run a fifth slower.
  maxWorkers: 2,
  // A worker with the types of the whole shop in memory (openapi/fieldUse.test.ts) takes longer to end than Jest waits, which
  // is then warned of as a leak: it is replaced at once.
  workerIdleMemoryLimit: '1500MB',
  // Of the whole run, not of a project. No test measures time: this only ends one that hangs.
  testTimeout: 60_000,
  testSequencer: '<rootDir>/scripts/jest/sequencer.mjs',
  projects: [
    logicProject,
    {
      ...common,
      displayName: 'screens',
      roots: ['<rootDir>/src'],
      testMatch: ['**/*.test.tsx'],
      moduleNameMapper: {
        ...moduleNameMapper,
        '^@emotion/cache$': '<rootDir>/scripts/jest/emotionCache.ts',
      },
      // jsdom with Node's fetch, streams and structuredClone.
      testEnvironment: 'jest-fixed-jsdom',
      setupFilesAfterEnv: ['<rootDir>/src/testing/setupTests.ts', '<rootDir>/src/testing/setupScreens.ts'],
    },
    {
      ...common,
      displayName: 'node',
      roots: ['apiServer', 'gateway', 'sandbox', 'scripts', 'openapi', 'deploy', 'bench'].map(
        (folder) => `<rootDir>/${folder}`,
      ),
      testEnvironment: 'node',
    },
  ],
};

export default config;

import type { Config } from 'jest';

/** The packages of node_modules that ship ES modules only; Jest runs CommonJS, so they are compiled too. */
const ESM_ONLY_PACKAGES: readonly string[] = ['subset-font', '@redux-devtools/instrument'];

/** swc compiles TypeScript and JSX the way webpack's ts-loader does, an order of magnitude faster. */
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
};

const common = {
  transform,
  // What webpack writes into the code.
  globals: { __BUILD_ID__: 'test', __TRACES__: 'ask', __REPLAY_POLICY__: 'shop-replay' },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY_PACKAGES.join('|')})/)`],
  restoreMocks: true,
  // Nothing is measured in tests: this only ends one that hangs, however busy the machine is.
  testTimeout: 60_000,
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
} satisfies Config;

const config: Config = {
  // Jest leaves one core alone by default, which is half of a small machine.
  maxWorkers: '100%',
  projects: [
    {
      ...common,
      displayName: 'src',
      roots: ['<rootDir>/src'],
      // jsdom with the fetch, streams and structuredClone of Node put back.
      testEnvironment: 'jest-fixed-jsdom',
      setupFilesAfterEnv: ['<rootDir>/src/testing/setupTests.ts'],
      moduleNameMapper: { '\\.(woff2|svg|png|jpg)$': '<rootDir>/scripts/jest/assetStub.ts' },
    },
    {
      ...common,
      displayName: 'node',
      roots: ['sandbox', 'scripts', 'openapi', 'deploy', 'bench'].map((room) => `<rootDir>/${room}`),
      testEnvironment: 'node',
    },
  ],
};

export default config;

import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { tsImport } from 'tsx/esm/api';
import tseslint from 'typescript-eslint';

// The project's own rules are TypeScript too, so that their tests and the compiler see them.
/** @type {typeof import('./scripts/eslint/houseRules')} */
const { houseRules } = await tsImport('./scripts/eslint/houseRules.ts', import.meta.url);

const SOURCES = ['**/*.{ts,tsx,mjs}'];
const TESTS = ['**/*.test.{ts,tsx}', 'e2e/**', 'src/testing/**'];

export default tseslint.config(
  {
    name: 'files that are not ours to lint',
    ignores: [
      'dist/',
      'build/',
      'coverage/',
      'src/api/generated/',
      'sandbox/.data/',
      'test-results/',
      'playwright-report/',
    ],
  },
  {
    name: 'TypeScript',
    files: SOURCES,
    extends: [tseslint.configs.strict, tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A handler that is asynchronous by contract need not wait for anything.
      '@typescript-eslint/require-await': 'off',
      // React ignores what an event handler returns; everywhere else a forgotten promise is an error.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Module augmentation extends an interface by another and adds nothing.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      // The listener middleware hands its functions out as methods; taking them apart is how they are meant.
      '@typescript-eslint/unbound-method': 'off',
      // A syntax tree's kinds are an enum that is written as strings everywhere.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      eqeqeq: 'error',
    },
  },
  {
    name: 'plain scripts',
    files: ['**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    name: 'who may import whom',
    files: SOURCES,
    plugins: { house: houseRules, 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.mjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] })],
    },
    rules: {
      'house/imports': 'error',
      // Not import-x/no-cycle, which looks past imports of types.
      'house/no-import-cycle': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': false }],
    },
  },
  {
    name: 'named exports',
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.d.ts'],
    rules: { 'import-x/no-default-export': 'error' },
  },
  {
    name: 'reducers',
    files: ['src/**/*Slice.ts', 'src/app/rootReducer.ts', 'src/api/storefrontApi.ts'],
    rules: { 'house/pure-reducers': 'error' },
  },
  {
    name: 'what a trace can hold',
    files: ['src/**/*.{ts,tsx}'],
    rules: { 'house/replayable-cache': 'error' },
  },
  { ...reactHooks.configs.flat.recommended, name: 'React', files: ['src/**/*.{ts,tsx}'] },
  {
    name: 'tests',
    files: TESTS,
    rules: {
      // Playwright's fixtures hand values on through a function called `use`.
      'react-hooks/rules-of-hooks': 'off',
    },
  },
);

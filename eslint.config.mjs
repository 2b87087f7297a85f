import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { tsImport } from 'tsx/esm/api';
import tseslint from 'typescript-eslint';

// The project's own rules are TypeScript too, so that their tests and the compiler see them.
/** @type {typeof import('./scripts/eslint/projectRules')} */
const { projectRules } = await tsImport('./scripts/eslint/projectRules.ts', import.meta.url);

const SOURCES = ['**/*.{ts,tsx,mjs}'];
/** Where a listener imports a library once, and the reports of a deployment their function. */
const LAZY_LIBRARIES = ['src/features/search/loadCatalogue.ts', 'src/app/reporting.ts'];
/** Where the start loads the recorder's interface, and the reports. */
const LAZY_TOOLS = ['src/app/startPage.tsx'];
/** What is evaluated in several tasks at the start, all of it in the entry's chunks. */
const START = ['src/index.tsx'];
/** Code that is loaded on demand is interface: one function loads it. */
const lazyCode = {
  selector: 'ImportExpression:not(CallExpression[callee.name="lazyPart"] ImportExpression)',
  message: 'Load interface on demand by lazyPart (src/components/lazyPart.tsx).',
};
/** Elements in place of which Material UI has a component. */
const nativeElements = [
  'a',
  'button',
  'input',
  'select',
  'textarea',
  'label',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'p',
].map((name) => ({
  selector: `JSXOpeningElement > JSXIdentifier[name="${name}"]`,
  message: 'Use the component that Material UI has for it: the theme gives it the look.',
}));
const TESTS = ['**/*.test.{ts,tsx}', 'src/testing/**'];

export default tseslint.config(
  {
    name: 'generated files',
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
    // Rules that need types are in .oxlintrc.json: they take a fifth of the time there.
    extends: [tseslint.configs.strict],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Module augmentation extends an interface without adding to it.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      eqeqeq: 'error',
    },
  },
  {
    name: 'imports',
    files: SOURCES,
    plugins: { project: projectRules, 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.mjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] })],
    },
    rules: {
      'project/imports': 'error',
      // Not import-x/no-cycle, which looks past imports of types.
      'project/no-import-cycle': 'error',
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
    name: 'lazy code',
    files: ['src/**/*.ts'],
    ignores: [...TESTS, ...LAZY_LIBRARIES],
    rules: { 'no-restricted-syntax': ['error', lazyCode] },
  },
  {
    name: 'controls, texts and lazy code',
    files: ['src/**/*.tsx'],
    ignores: [...TESTS, ...START],
    rules: { 'no-restricted-syntax': ['error', lazyCode, ...nativeElements] },
  },
  {
    name: 'controls and texts, where tools are loaded',
    files: LAZY_TOOLS,
    rules: { 'no-restricted-syntax': ['error', ...nativeElements] },
  },
  {
    name: 'reducers',
    files: ['src/**/*Slice.ts', 'src/app/rootReducer.ts', 'src/api/storefrontApi.ts'],
    rules: { 'project/pure-reducers': 'error' },
  },
  {
    name: 'traces',
    files: ['src/**/*.{ts,tsx}'],
    rules: { 'project/replayable-cache': 'error' },
  },
  {
    name: 'texts',
    files: ['src/{app,components,features}/**/*.{ts,tsx}'],
    // Texts, the sentences of a replay, which are for developers, and the names of fonts.
    ignores: ['**/*Texts.ts', '**/*Story.ts', 'src/replay/stories.ts', 'src/app/theme/**', ...TESTS],
    rules: { 'project/no-literal-text': 'error' },
  },
  // Not in tests, whose small components are rendered once.
  { ...reactHooks.configs.flat.recommended, name: 'React', files: ['src/**/*.{ts,tsx}'], ignores: TESTS },
);

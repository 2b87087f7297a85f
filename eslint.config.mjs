import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { tsImport } from 'tsx/esm/api';
import tseslint from 'typescript-eslint';

// The project's own rules are TypeScript too, so that their tests and the compiler see them.
/** @type {typeof import('./scripts/eslint/projectRules')} */
const { projectRules } = await tsImport('./scripts/eslint/projectRules.ts', import.meta.url);

const SOURCES = ['**/*.{ts,tsx,mjs}'];
/** Elements in place of which Material UI has a component. */
const NATIVE_ELEMENTS = [
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
];
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
    name: 'controls and texts',
    files: ['src/**/*.tsx'],
    ignores: TESTS,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...NATIVE_ELEMENTS.map((name) => ({
          selector: `JSXOpeningElement > JSXIdentifier[name="${name}"]`,
          message: 'Use the component that Material UI has for it: the theme gives it the look.',
        })),
      ],
    },
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
    ignores: ['**/*Texts.ts', '**/*Story.ts', 'src/app/replay/stories.ts', 'src/app/theme/**', ...TESTS],
    rules: { 'project/no-literal-text': 'error' },
  },
  // Not in tests, whose small components are rendered once.
  { ...reactHooks.configs.flat.recommended, name: 'React', files: ['src/**/*.{ts,tsx}'], ignores: TESTS },
);

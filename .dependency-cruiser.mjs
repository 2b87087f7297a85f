/**
 * Which folder may import which, checked by dependency-cruiser. Each rule's comment says what to import instead.
 * @import { IForbiddenRuleType, IConfiguration } from 'dependency-cruiser'
 */

const MODEL_TYPES = '^src/api/models/types\\.ts$';
const APP_TYPES = '^src/app/types\\.ts$';
const GENERATED = '^src/api/generated/';
const TOOLS = '^(apiServer|gateway|sandbox|e2e|bench|scripts|openapi|deploy)/';
/** Constants, and rules that the build shares with the shop. */
const CONSTANTS =
  '^src/(brand|lib/(\\w*[cC]onstants|texts|routes|policies|webSources|deviceData|offlineCaches|catalogueFile|escaping|untrusted)|api/generated/operations|traces/traceTexts|testing/(payloads|fullRun|random|sampled))(\\.ts$|/)';
const HOOKS = '^src/features/.+/use[A-Z]\\w*\\.ts$';
/** Screens and their parts: all component files but containers, the bridge to notistack and error boundaries. */
const SCREENS = ['^src/(features|app/layouts)/.+\\.tsx$', 'Screen\\.tsx$'];
const NO_SCREENS = '(Container|Toast(Bridge|Stack)|Boundary)\\.tsx$';
/**
 * Tests may import everything, as they render a feature within the whole shop; so may what is bundled with the shop, and
 * what writes or measures the catalogue that search reads.
 */
const UNRESTRICTED = [
  '\\.test\\.tsx?$',
  '^(src|scripts/pages)/testing(/|\\.ts$)',
  '^bench/(measuredShop|search)\\.ts$',
  '^scripts/catalogueReader\\.ts$',
];
/** The features, each behind those that it may import. */
const FEATURES = [
  ...['location', 'notifications', 'device', 'diagnostics', 'storeInfo', 'auth', 'search'],
  ...['cart', 'wishlist', 'catalog', 'checkout', 'payment', 'orders'],
  ...['connection', 'home', 'contact'],
];

/** @param {string} names The packages' names, as a pattern. */
const packages = (names) => `(^|node_modules/)(${names})(/|$)`;
const STORE_PACKAGES = packages('react-redux|@reduxjs/toolkit|redux|redux-persist');

/**
 * @param {string} name
 * @param {string} comment What to do instead.
 * @param {IForbiddenRuleType['from']} from
 * @param {IForbiddenRuleType['to']} to
 * @returns {IForbiddenRuleType}
 */
const forbid = (name, comment, { pathNot = [], ...from }, to) => ({
  name,
  comment,
  severity: 'error',
  from: { ...from, pathNot: [...UNRESTRICTED, pathNot].flat() },
  to,
});

/**
 * Of our own files only those in these folders. The brand is open to all.
 * @param {string} folder
 * @param {string} comment
 * @param {readonly string[]} allowed
 */
const onlyOurs = (folder, comment, ...allowed) =>
  forbid(
    `${folder}-imports`,
    comment,
    { path: `^src/${folder}/` },
    {
      dependencyTypes: ['local'],
      pathNot: ['^src/brand(\\.ts$|/)', ...allowed.map((path) => `^src/${path}`)],
    },
  );

/**
 * Of the API layer the types of models alone.
 * @param {string} name
 * @param {IForbiddenRuleType['from']} from
 */
const noApi = (name, from) => [
  forbid(`${name}-no-api`, 'Take data as a prop, its type from src/api/models/types.', from, {
    path: '^src/api/',
    pathNot: MODEL_TYPES,
  }),
  forbid(`${name}-model-types`, 'Use `import type`.', from, {
    path: MODEL_TYPES,
    dependencyTypesNot: ['type-only'],
  }),
];

/**
 * Nor the store.
 * @param {string} name
 * @param {IForbiddenRuleType['from']} from
 */
const propsOnly = (name, from) => [
  forbid(`${name}-no-store`, 'Let the container connect it: take data and callbacks.', from, {
    path: STORE_PACKAGES,
  }),
  ...noApi(name, from),
];

const SHOWN = ['api/', 'browser/', 'components/', 'features/', 'lib/'];

/** @type {IConfiguration} */
export default {
  forbidden: [
    {
      name: 'cycle',
      comment: 'Move what both files need to one of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    forbid(
      'no-tools-in-shop',
      'The shop is built from src alone: move what it needs to src/lib.',
      { path: '^src/' },
      { dependencyTypes: ['local'], pathNot: '^src/' },
    ),
    forbid(
      'constants-of-shop',
      'Outside src only its types and constants are open.',
      { path: TOOLS },
      { path: '^src/', pathNot: CONSTANTS, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'no-replay-in-shop',
      'The shop runs without its replay page and its renderer.',
      { path: '^src/app/' },
      { path: '^src/(traces/(replay|sentences)|rendering)/' },
    ),
    forbid(
      'traces-in-shop',
      'The shop knows of traces in its store, and where the badge starts.',
      { path: '^src/', pathNot: ['^src/traces/', '^src/app/(store|startPage)\\.tsx?$'] },
      { path: '^src/traces/' },
    ),
    forbid(
      'brand-imports',
      'The brand imports nothing: the build and every page read it.',
      { path: '^src/brand/' },
      { dependencyTypes: ['local'] },
    ),
    onlyOurs('lib', 'Take the value as an argument.', 'lib/'),
    onlyOurs('browser', 'Take the value as an argument.', 'lib/', 'browser/'),
    onlyOurs('serviceWorker', 'The service worker runs alone.', 'lib/', 'browser/', 'serviceWorker/'),
    onlyOurs(
      'components',
      'Take data and callbacks as props.',
      'browser/',
      'lib/',
      'components/',
      'api/models/types',
    ),
    ...propsOnly('components', { path: '^src/components/' }),
    onlyOurs('api', 'Let a listener or a container of a feature use it.', 'api/', 'browser/', 'lib/'),
    forbid(
      'api-renders-nothing',
      'Leave it to a screen of a feature.',
      { path: '^src/api/' },
      { path: packages('react-dom|@mui/[^/]+|@emotion/[^/]+|notistack') },
    ),
    onlyOurs(
      'api/generated',
      'Change openapi/ and generate again.',
      'api/baseApi\\.ts$',
      'api/generated/',
      'lib/secrets/secret\\.ts$',
    ),
    forbid(
      'generated-in-shop',
      'Import from src/api/storefrontApi or src/api/models/types.',
      { path: '^src/', pathNot: '^src/api/' },
      { path: GENERATED },
    ),
    forbid(
      'generated-in-api',
      'Generated endpoints are for src/api/storefrontApi.ts alone; types and operations are open.',
      { path: '^src/api/', pathNot: [GENERATED, '^src/api/storefrontApi\\.ts$'] },
      { path: GENERATED, pathNot: '/operations\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    onlyOurs('features', 'See the list of folders in docs/code.md.', 'app/types\\.ts$', ...SHOWN),
    forbid(
      'features-app-types',
      'Use `import type`; values come through listeners, props or `extra`.',
      { path: '^src/features/' },
      { path: APP_TYPES, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'public-file-of-feature',
      'Import from src/features/x, or move what both need to src/components or src/lib.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: ['^src/features/$1/', '^src/features/[^/]+/index\\.ts$'] },
    ),
    ...FEATURES.map((feature, index) =>
      forbid(
        'order-of-features',
        'Dispatch an event to which the other feature listens.',
        { path: `^src/features/${feature}/` },
        {
          path: '^src/features/',
          pathNot: `^src/features/(${FEATURES.slice(0, index + 1).join('|')})/`,
        },
      ),
    ),
    forbid(
      'listed-features',
      'Add the feature to the list in .dependency-cruiser.mjs.',
      {},
      { path: '^src/features/[^/]+/', pathNot: `^src/features/(${FEATURES.join('|')})/` },
    ),
    forbid(
      'notistack',
      'Dispatch a toast action of src/features/notifications.',
      { path: '^src/', pathNot: '^src/(app/|index\\.tsx$|features/notifications/)' },
      { path: packages('notistack') },
    ),
    forbid(
      'whole-material-ui',
      "Import one component, such as '@mui/material/Button': the whole package slows every build.",
      { path: '^src/' },
      {
        path: ['@mui/(material|icons-material)$', '@mui/(material|icons-material)/index\\.'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    ...noApi('screens', { path: SCREENS, pathNot: NO_SCREENS }),
    ...propsOnly('hooks', { path: HOOKS }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|build|coverage|test-results|playwright-report|sandbox/\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};

/** Which folder may import which. A forbidden import is reported with what to import instead. */
import { posix } from 'node:path';
import type { ImportedName, Restriction } from './featureRules';
import { featureOf, otherFeatures } from './featureRules';

/** Some files and what they may not import. */
interface FolderRule {
  readonly files: RegExp;
  readonly restrictions: readonly Restriction[];
}

/** Imports nothing but itself, and is open to all. */
const BRAND = 'src/brand';
const MODEL_TYPES = 'src/api/models/types';
const APP_TYPES = 'src/app/types';
const STOREFRONT_API = 'src/api/storefrontApi';
const GENERATED = /^src\/api\/generated(\/|$)/;
/** The generated list of operations: constants. */
const OPERATIONS = 'src/api/generated/operations';
const STORE_PACKAGES = /^(react-redux|@reduxjs\/toolkit|redux|redux-persist)(\/|$)/;
const SCREEN_PACKAGES = /^(react-dom|@mui\/|@emotion\/|notistack)(\/|$)?/;
/** Modules with constants, and with rules that the build shares with the shop. */
const CONSTANT_MODULES =
  /^src\/(brand(\/country)?$|lib\/(\w*[cC]onstants|texts|routes|policies|webSources|deviceData|offlineCaches|catalogueFile|untrusted)|api\/generated\/operations|features\/traces\/traceTexts|testing\/(payloads|fullRun|random|sampled))$/;
const ROUTER_LINKS = new Set(['Link', 'NavLink']);
const REACT_EFFECTS = new Set(['useEffect', 'useEffectEvent', 'useInsertionEffect', 'useLayoutEffect']);
/**
 * Screens and their parts: every component file of a feature or a layout but the containers, the bridge to notistack
 * and the error boundaries. Screens of other folders by their name.
 */
const SCREENS =
  /^src\/(features|app\/layouts)\/(?!.*(Container|Toast(Bridge|Stack)|Boundary)\.tsx$).+\.tsx$|Screen\.tsx$/;
/** Hooks of features, which screens may call. */
const HOOKS = /^src\/features\/.+\/use[A-Z]\w*\.ts$/;

const isIn = (target: string, ...folders: readonly string[]) =>
  folders.some((folder) => target === folder || target.startsWith(`${folder}/`));

/** Only files below these folders, and nothing else of ours. */
function onlyOurs(message: string, ...folders: readonly string[]): Restriction {
  return ({ target, isOurs }) => (isOurs && !isIn(target, BRAND, ...folders) ? message : null);
}

/** None of these packages, not even their types. */
function noPackages(pattern: RegExp, message: string): Restriction {
  return ({ target, isOurs }) => (!isOurs && pattern.test(target) ? message : null);
}

const noGenerated: Restriction = ({ file, target, isTypeOnly }) => {
  if (!GENERATED.test(target) || GENERATED.test(file)) return null;
  const isAllowed =
    file.replace(/\.tsx?$/, '') === STOREFRONT_API ||
    (isIn(file, 'src/api') && (isTypeOnly || target === OPERATIONS));
  return isAllowed
    ? null
    : 'Generated endpoints are for src/api/storefrontApi.ts alone: import the endpoint or hook from src/api/storefrontApi, or the model type from src/api/models/types.';
};

const modelTypesOnly: Restriction = ({ target, isTypeOnly }) => {
  if (!isIn(target, 'src/api') || (target === MODEL_TYPES && isTypeOnly)) return null;
  return 'Here only model types come from the API layer: `import type` from src/api/models/types, and take the data as a prop.';
};

const routerLinksOnly: Restriction = ({ target, isTypeOnly, names }) => {
  const isRouter = /^react-router(-dom)?$/.test(target);
  return isRouter && !isTypeOnly && (names.length === 0 || names.some((name) => !ROUTER_LINKS.has(name)))
    ? 'Only Link and NavLink come from the router here: let the container read the address and navigate, and take values and callbacks as props.'
    : null;
};

const noEffects: Restriction = ({ target, names }) =>
  target === 'react' && names.some((name) => REACT_EFFECTS.has(name))
    ? 'A screen has no effect of its own: move it to a hook with a name (use*.ts), or to a listener.'
    : null;

const appTypesOnly: Restriction = ({ target, isTypeOnly }) =>
  isIn(target, 'src/app') && !(target === APP_TYPES && isTypeOnly)
    ? 'A feature knows only the types of app: `import type { RootState, AppStartListening } from` src/app/types; values come through listeners, props or `extra`.'
    : null;

const notistackInNotifications: Restriction = ({ file, target, isOurs }) =>
  !isOurs && target === 'notistack' && featureOf(file) !== 'notifications'
    ? 'notistack is for features/notifications alone: dispatch a toast action of src/features/notifications/notificationsSlice.'
    : null;

const deepMaterialImports: Restriction = ({ target, isOurs, isTypeOnly }) =>
  !isOurs && !isTypeOnly && /^@mui\/(material|icons-material)(\/[^/]+\/.+)?$/.test(target)
    ? "Import from Material UI exactly one level deep, such as '@mui/material/Button': the whole package slows every build, and deeper paths are private."
    : null;

const constantsOfSrcOnly: Restriction = ({ target, isTypeOnly }) =>
  isIn(target, 'src') && !isTypeOnly && !CONSTANT_MODULES.test(target)
    ? 'Outside src only its types and constants are open: use `import type`, or a constant of src/lib/constants, texts, routes or policies.'
    : null;

const noToolsInSrc: Restriction = ({ target, isOurs }) =>
  isOurs && !isIn(target, 'src') ? 'The shop is built from src alone: move what it needs to src/lib.' : null;

/** What features and pages are made of. */
const SCREEN_FOLDERS = ['src/api', 'src/browser', 'src/components', 'src/features', 'src/lib'] as const;

const FOLDER_RULES: readonly FolderRule[] = [
  {
    files: /^src\/brand\//,
    restrictions: [onlyOurs('The brand imports nothing: the build and every page read it.')],
  },
  { files: /^src\//, restrictions: [noGenerated, deepMaterialImports, noToolsInSrc] },
  {
    files: /^src\/lib\//,
    restrictions: [
      onlyOurs('lib imports nothing of ours but lib: take the value as an argument.', 'src/lib'),
    ],
  },
  {
    files: /^src\/browser\//,
    restrictions: [
      onlyOurs('browser knows only src/lib: take the value as an argument.', 'src/lib', 'src/browser'),
    ],
  },
  {
    files: /^src\/app\//,
    restrictions: [
      ({ target }) =>
        isIn(target, 'src/replay', 'src/rendering')
          ? 'The shop runs without its replay page and its renderer.'
          : null,
    ],
  },
  {
    files: /^src\/serviceWorker\//,
    restrictions: [
      onlyOurs(
        'The service worker runs alone: it knows only src/lib and src/browser.',
        'src/lib',
        'src/browser',
        'src/serviceWorker',
      ),
    ],
  },
  {
    files: /^src\/components\//,
    restrictions: [
      onlyOurs(
        'A component knows no store and no feature: take data and callbacks as props; src/lib, src/browser, src/components and the types of src/api/models/types are open.',
        'src/browser',
        'src/lib',
        'src/components',
        'src/api',
      ),
      modelTypesOnly,
      routerLinksOnly,
      noPackages(STORE_PACKAGES, 'A component knows no store: take data and callbacks as props.'),
    ],
  },
  {
    files: /^src\/api\//,
    restrictions: [
      onlyOurs(
        'The API layer knows only src/lib and src/browser: let a listener or a container of the feature use it instead.',
        'src/api',
        'src/browser',
        'src/lib',
      ),
      noPackages(SCREEN_PACKAGES, 'The API layer renders nothing: leave it to a screen of the feature.'),
    ],
  },
  {
    files: /^src\/api\/generated\//,
    restrictions: [
      onlyOurs(
        'Generated code imports src/api/baseApi and the type of secrets alone: change openapi/ and generate again.',
        'src/api/baseApi',
        'src/api/generated',
        'src/lib/secrets/secret',
      ),
    ],
  },
  {
    files: /^src\/features\//,
    restrictions: [
      onlyOurs(
        'A feature knows src/api, src/browser, src/components, src/lib and the public files of other features.',
        'src/app',
        ...SCREEN_FOLDERS,
      ),
      appTypesOnly,
      otherFeatures,
    ],
  },
  {
    files: /^src\/pages\//,
    restrictions: [
      onlyOurs(
        "A page names what it shows: features, components and queries. Routes and layouts are app's.",
        'src/pages/page',
        ...SCREEN_FOLDERS,
      ),
    ],
  },
  { files: /^src\/(?!app\/|index\.tsx$)/, restrictions: [notistackInNotifications] },
  {
    files: SCREENS,
    restrictions: [
      noPackages(STORE_PACKAGES, 'A screen is props in, markup out: let the container connect it.'),
      modelTypesOnly,
      routerLinksOnly,
      noEffects,
    ],
  },
  {
    files: HOOKS,
    restrictions: [
      noPackages(STORE_PACKAGES, 'A hook that screens call knows no store: take values and callbacks.'),
      modelTypesOnly,
    ],
  },
  { files: /^(sandbox|e2e|bench|scripts|openapi|deploy)\//, restrictions: [constantsOfSrcOnly] },
];

/**
 * Tests may import everything, as they render a feature within the whole shop; so may what is bundled with the shop, and
 * what writes or measures the catalogue that search reads.
 */
const UNRESTRICTED =
  /\.test\.tsx?$|^(src|scripts\/pages)\/testing(\/|\.ts$)|^bench\/(measuredShop|search)\.ts$|^scripts\/catalogueReader\.ts$/;

/**
 * Resolves the text of an import statement.
 * @param file the importing file, from the project's root, with forward slashes
 * @param specifier the text between the quotes
 */
export function resolveImport(file: string, specifier: string): Pick<ImportedName, 'target' | 'isOurs'> {
  if (!specifier.startsWith('.')) {
    return { target: specifier, isOurs: false };
  }
  const target = posix.join(posix.dirname(file), specifier).replace(/\.(tsx?|[cm]?js)$/, '');
  return { target: target.replace(/\/index$/, ''), isOurs: true };
}

/** All reasons why an import is forbidden; empty if it is allowed. */
export function problemsOfImport(imported: ImportedName): string[] {
  if (UNRESTRICTED.test(imported.file)) {
    return [];
  }
  const problems = FOLDER_RULES.filter(({ files }) => files.test(imported.file))
    .flatMap(({ restrictions }) => restrictions.map((restriction) => restriction(imported)))
    .filter((problem) => problem !== null);
  return [...new Set(problems)];
}

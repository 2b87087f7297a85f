/**
 * Who may import whom. Every folder of the project is a room; an import that crosses a wall it may not cross is
 * reported with what to import instead. `rooms.test.ts` proves each wall.
 */
import { posix } from 'node:path';

/** One import statement, as the rules look at it. */
export interface ImportedName {
  /** The importing file, from the project's root, with forward slashes. */
  readonly file: string;
  /** What is imported: a path from the project's root without its extension, or a package such as 'react-dom/client'. */
  readonly target: string;
  /** Whether the target is a file of this project. */
  readonly isOurs: boolean;
  /** Whether only types are imported: they leave no trace at run time. */
  readonly isTypeOnly: boolean;
  /** The imported names; empty where everything or nothing is named. */
  readonly names: readonly string[];
}

/** Says what is wrong with an import and what to do instead, or null where it is allowed. */
type Wall = (imported: ImportedName) => string | null;

/** A part of the project and the walls around it. */
interface Room {
  readonly files: RegExp;
  readonly walls: readonly Wall[];
}

const MODEL_TYPES = 'src/api/models/types';
const APP_TYPES = 'src/app/types';
const STOREFRONT_API = 'src/api/storefrontApi';
const GENERATED = /^src\/api\/generated(\/|$)/;
const STORE_PACKAGES = /^(react-redux|@reduxjs\/toolkit|redux|redux-persist)(\/|$)/;
const SCREEN_PACKAGES = /^(react-dom|@mui\/|@emotion\/|notistack)(\/|$)?/;
/** Modules that hold constants, or rules that what is built and served must share with the shop. */
const CONSTANT_MODULES =
  /^src\/(lib\/(\w*[cC]onstants|texts|routes|policies|webSources|heldStyles|deviceData)|features\/traces\/traceTexts|testing\/payloads)$/;
const ROUTER_LINKS = new Set(['Link', 'NavLink']);

const isIn = (target: string, ...folders: readonly string[]) =>
  folders.some((folder) => target === folder || target.startsWith(`${folder}/`));

function featureOf(path: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1];
}

/** Only files below these folders, and nothing else of ours. */
function onlyOurs(message: string, ...folders: readonly string[]): Wall {
  return ({ target, isOurs }) => (isOurs && !isIn(target, ...folders) ? message : null);
}

/** None of these packages, not even their types. */
function noPackages(pattern: RegExp, message: string): Wall {
  return ({ target, isOurs }) => (!isOurs && pattern.test(target) ? message : null);
}

const noGenerated: Wall = ({ file, target, isTypeOnly }) => {
  if (!GENERATED.test(target) || GENERATED.test(file)) {
    return null;
  }
  const isAllowed = file.replace(/\.tsx?$/, '') === STOREFRONT_API || (isIn(file, 'src/api') && isTypeOnly);
  return isAllowed
    ? null
    : 'Generated endpoints are for src/api/storefrontApi.ts alone: import the endpoint or hook from src/api/storefrontApi, or the model type from src/api/models/types.';
};

const modelTypesOnly: Wall = ({ target, isTypeOnly }) => {
  if (!isIn(target, 'src/api') || (target === MODEL_TYPES && isTypeOnly)) {
    return null;
  }
  return 'Here only model types come from the API layer: `import type` from src/api/models/types, and take the data as a prop.';
};

const routerLinksOnly: Wall = ({ target, isTypeOnly, names }) => {
  const isRouter = /^react-router(-dom)?$/.test(target);
  return isRouter && !isTypeOnly && (names.length === 0 || names.some((name) => !ROUTER_LINKS.has(name)))
    ? 'Only Link and NavLink come from the router here: let the container read the address and navigate, and take values and callbacks as props.'
    : null;
};

const appTypesOnly: Wall = ({ target, isTypeOnly }) =>
  isIn(target, 'src/app') && !(target === APP_TYPES && isTypeOnly)
    ? 'A feature knows only the types of app: `import type { RootState, AppStartListening } from` src/app/types; values come through listeners, props or `extra`.'
    : null;

const otherFeatures: Wall = ({ file, target }) => {
  const own = featureOf(file);
  const other = featureOf(`${target}/`);
  if (other === undefined || other === own || /(Slice|Selectors|Thunks)$/.test(target)) {
    return null;
  }
  return `Of another feature only the slice's actions, selectors and thunks are open: import from its *Slice, *Selectors or *Thunks file, or move what both need to src/components or src/lib.`;
};

const notistackInNotifications: Wall = ({ file, target, isOurs }) =>
  !isOurs && target === 'notistack' && featureOf(file) !== 'notifications'
    ? 'notistack is for features/notifications alone: dispatch a toast action of src/features/notifications/notificationsSlice.'
    : null;

const deepMaterialImports: Wall = ({ target, isOurs, isTypeOnly }) =>
  !isOurs && !isTypeOnly && /^@mui\/(material|icons-material)(\/[^/]+\/.+)?$/.test(target)
    ? "Import from Material UI exactly one level deep, such as '@mui/material/Button': the whole package slows every build, and deeper paths are private."
    : null;

const constantsOfSrcOnly: Wall = ({ target, isTypeOnly }) =>
  isIn(target, 'src') && !isTypeOnly && !CONSTANT_MODULES.test(target)
    ? 'Outside src only its types and constants are open: use `import type`, or a constant of src/lib/constants, texts, routes or policies.'
    : null;

const noToolsInSrc: Wall = ({ target, isOurs }) =>
  isOurs && !isIn(target, 'src') ? 'The shop is built from src alone: move what it needs to src/lib.' : null;

const ROOMS: readonly Room[] = [
  { files: /^src\//, walls: [noGenerated, deepMaterialImports, noToolsInSrc] },
  {
    files: /^src\/lib\//,
    walls: [onlyOurs('lib imports nothing of ours but lib: pass the value in as an argument.', 'src/lib')],
  },
  {
    files: /^src\/components\//,
    walls: [
      onlyOurs(
        'A component knows no store and no feature: take data and callbacks as props; src/lib, src/components and the types of src/api/models/types are open.',
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
    walls: [
      onlyOurs(
        'The API layer knows only src/lib: let a listener or a container of the feature use it instead.',
        'src/api',
        'src/lib',
      ),
      noPackages(SCREEN_PACKAGES, 'The API layer draws nothing: leave it to a screen of the feature.'),
    ],
  },
  {
    files: /^src\/api\/generated\//,
    walls: [
      onlyOurs(
        'Generated code imports src/api/baseApi alone: change openapi/ and generate again.',
        'src/api/baseApi',
      ),
    ],
  },
  {
    files: /^src\/features\//,
    walls: [
      onlyOurs(
        'A feature knows src/api, src/components, src/lib and the slices, selectors and thunks of other features.',
        'src/api',
        'src/app',
        'src/components',
        'src/features',
        'src/lib',
      ),
      appTypesOnly,
      otherFeatures,
    ],
  },
  { files: /^src\/(?!app\/|index\.tsx$)/, walls: [notistackInNotifications] },
  {
    files: /Screen\.tsx$/,
    walls: [
      noPackages(
        STORE_PACKAGES,
        'A screen is props in, markup out: let the container connect it to the store.',
      ),
      modelTypesOnly,
      routerLinksOnly,
    ],
  },
  { files: /^(sandbox|e2e|bench|scripts|openapi|deploy)\//, walls: [constantsOfSrcOnly] },
];

/** Tests may reach over walls: they render a feature within the whole shop. */
const UNRESTRICTED = /\.test\.tsx?$|^src\/testing\//;

/**
 * Turns what an import statement says into what the walls look at.
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

/** Every reason why an import is not allowed; empty where it is. */
export function problemsOfImport(imported: ImportedName): string[] {
  if (UNRESTRICTED.test(imported.file)) {
    return [];
  }
  const problems = ROOMS.filter(({ files }) => files.test(imported.file))
    .flatMap(({ walls }) => walls.map((wall) => wall(imported)))
    .filter((problem) => problem !== null);
  return [...new Set(problems)];
}

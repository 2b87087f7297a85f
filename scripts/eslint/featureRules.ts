/** Which feature may import which, and what of it. */
/** One import statement. */
export interface ImportedName {
  /** The importing file, from the project's root, with forward slashes. */
  readonly file: string;
  /** A path from the project's root without its extension, or a package such as 'react-dom/client'. */
  readonly target: string;
  /** Whether the target is a file of this project. */
  readonly isOurs: boolean;
  /** Whether only types are imported. */
  readonly isTypeOnly: boolean;
  /** The imported names; empty for a namespace, default or side-effect import. */
  readonly names: readonly string[];
}

/** Returns why an import is forbidden and what to do instead; null if it is allowed. */
export type Restriction = (imported: ImportedName) => string | null;

/** The features, each behind those that it may import. */
const FEATURES: readonly string[] = [
  ...['location', 'notifications', 'device', 'diagnostics', 'traces', 'shop', 'auth', 'search'],
  ...['cart', 'keptProducts', 'catalog', 'ordering', 'payment', 'orders'],
  ...['connection', 'home', 'contact'],
];

/** The feature of a path; undefined for a path that is in none. */
export function featureOf(path: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1];
}

/** Another feature through its public file alone, and only in one direction. */
export const otherFeatures: Restriction = ({ file, target }) => {
  const own = featureOf(file);
  const other = featureOf(`${target}/`);
  if (own === undefined || other === undefined || other === own) return null;
  if (target !== `src/features/${other}`) {
    return `Of another feature only its public file is open: import from src/features/${other}, or move what both need to src/components or src/lib.`;
  }
  const position = FEATURES.indexOf(own);
  return FEATURES.slice(0, Math.max(0, position)).includes(other)
    ? null
    : `A feature knows only features before it in the list of this rule: dispatch an event of ${own} to which ${other} listens.`;
};

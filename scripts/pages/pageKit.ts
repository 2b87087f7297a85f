/** What a build leaves for rendering its pages later: the program, and the names of the build's files. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Program from '../../src/rendering/prerender';
import { FRAME_FILE } from '../../src/lib/offlineCaches';

/** The program that renders pages (src/rendering/prerender.tsx). */
export type PageProgram = typeof Program;

/** What the pages of a route need. */
export interface RouteKit {
  /** Addresses of the scripts that only this route needs. */
  readonly scripts: readonly string[];
  readonly sheet: {
    /** From the root of the build. */
    readonly file: string;
    /** The rules in it, by `ruleName`. */
    readonly names: ReadonlySet<string>;
  };
}

/** The files of a build that its pages name. */
export interface PageKit {
  /** The page around the markup, as webpack wrote it. */
  readonly template: string;
  /** The address of the script that starts the first requests. */
  readonly early: string;
  readonly routes: Readonly<Record<string, RouteKit>>;
}

/** The page for every address that has no file: header and footer of the main layout, without content. */
export const SHELL_PAGE = FRAME_FILE;
/** The same for products, with their scripts. */
export const PRODUCT_SHELL_PAGE = 'shell-product.html';

const PROGRAM_FILE = 'prerender.js';
const KIT_FILE = 'pages.json';
const ROOT = join(__dirname, '../..');

/** Where a build leaves them. Each build has its own folder, because two can run at the same time. */
export function kitFolderOf(build: string): string {
  return join(ROOT, 'node_modules/.cache/prerender', build);
}

/** There is nothing to render with. */
export class NoKitError extends Error {
  constructor() {
    super('There is no build to render: run `npm run build` first.');
    this.name = 'NoKitError';
  }
}

function isProgram(value: unknown): value is PageProgram {
  return typeof value === 'object' && value !== null && 'prerender' in value && 'prerenderedPaths' in value;
}

/** Loads the program. Throws a NoKitError where there is none. */
export function loadProgram(folder: string): PageProgram {
  const file = join(folder, PROGRAM_FILE);
  if (!existsSync(file)) throw new NoKitError();
  const program: unknown = createRequire(__filename)(file);
  if (!isProgram(program)) throw new Error(`${file} is not the program that renders pages.`);
  return program;
}

/** Writes the names of a build's files. */
export function saveKit(folder: string, kit: PageKit): void {
  const text = JSON.stringify(kit, (_name, value: unknown) => (value instanceof Set ? [...value] : value));
  writeFileSync(join(folder, KIT_FILE), text);
}

function isKit(value: unknown): value is PageKit {
  return typeof value === 'object' && value !== null && 'template' in value && 'routes' in value;
}

/** Reads them. Throws a NoKitError where there are none. */
export function loadKit(folder: string): PageKit {
  const file = join(folder, KIT_FILE);
  if (!existsSync(file)) throw new NoKitError();
  const kit: unknown = JSON.parse(readFileSync(file, 'utf8'), (name, value: unknown) =>
    name === 'names' && Array.isArray(value) ? new Set(value) : value,
  );
  if (!isKit(kit)) throw new NoKitError();
  return kit;
}

/** Writes the pages that a build can know: those whose first view needs no data, and the frames of the others. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageSource } from '../../src/rendering/prerender';
import type { ChunkGroups } from '../byteBudgets';
import { checkTemplate, pageDocument } from './pageDocument';
import {
  PRODUCT_SHELL_PAGE,
  saveKit,
  SHELL_PAGE,
  type PageKit,
  type PageProgram,
  type RouteKit,
} from './pageKit';
import { checkStyles, toStyleSheet } from './pageStyles';
import { samplePages } from './samplePages';
import { writeText } from './writeText';

/** What webpack says of a build's files. */
export interface BuildFiles {
  readonly groups: ChunkGroups;
  /** From the root of the build. */
  readonly early: string;
}

/** A page to write at build time. */
interface FixedPage {
  readonly file: string;
  readonly route: string;
  readonly source: PageSource;
}

/** The name of a route's chunk. */
const chunkOf = (route: string) => route.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function fixedPages(program: PageProgram): readonly FixedPage[] {
  const page = (pathname: string, isShell: boolean): FixedPage => ({
    file: join(pathname, 'index.html'),
    route: program.routeNameOf(pathname),
    source: { pathname, isShell },
  });
  return [
    ...program.prerenderedPaths.map((path) => page(path, false)),
    ...program.framedPaths.map((path) => page(path, true)),
    { file: PRODUCT_SHELL_PAGE, route: 'product', source: { pathname: '/product/-', isShell: true } },
    // The shop replaces it, whatever page it shows: no scripts but the first ones are sure.
    { file: SHELL_PAGE, route: 'notFound', source: { pathname: '/', isShell: true } },
  ];
}

/** The addresses of the scripts that only this route needs. Throws where it has no chunk. */
function scriptsOf(route: string, { entry, lazy }: ChunkGroups): readonly string[] {
  const scripts = lazy[chunkOf(route)];
  if (scripts === undefined) throw new Error(`The route ${route} has no chunk named ${chunkOf(route)}.`);
  return scripts.filter((file) => !entry.includes(file)).map((file) => `/${file}`);
}

/** Renders pages and checks their styles. */
async function renderAll<T extends Pick<FixedPage, 'route' | 'source'>>(
  program: PageProgram,
  pages: readonly T[],
) {
  const rendered = [];
  for (const each of pages) {
    const page = await program.prerender(each.source);
    checkStyles(each.source.pathname, page.html);
    rendered.push({ ...each, page });
  }
  return rendered;
}

/**
 * Takes the folder of a build, the program, and what webpack says of the files. Writes `{path}/index.html` for each path
 * that is known, the shells for the others, one style sheet for each route, and into `kitFolder` what rendering pages
 * later needs. Rejects where index.html or the chunk of a route is not as expected.
 */
export async function buildPages(
  dist: string,
  { program, files, kitFolder }: { program: PageProgram; files: BuildFiles; kitFolder: string },
): Promise<void> {
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  checkTemplate(template);
  const names = Object.keys(program.routeTable);
  const scripts = new Map(names.map((name) => [name, scriptsOf(name, files.groups)]));
  const pages = await renderAll(program, fixedPages(program));
  const samples = await renderAll(
    program,
    samplePages(program).map((source) => ({ source, route: program.routeNameOf(source.pathname) })),
  );
  const routes: Record<string, RouteKit> = {};
  for (const [name, own] of scripts) {
    const shown = [...pages, ...samples].filter(({ route }) => route === name);
    const sheet = toStyleSheet(shown.flatMap(({ page }) => page.rules));
    writeText(join(dist, sheet.file), sheet.css);
    routes[name] = { scripts: own, sheet: { file: sheet.file, names: sheet.names } };
  }
  const kit: PageKit = { template, early: `/${files.early}`, routes };
  saveKit(kitFolder, kit);
  for (const { file, route: name, source, page } of pages) {
    const found = routes[name];
    if (found === undefined) throw new Error(`There is no route ${name}.`);
    const route = file === SHELL_PAGE ? { ...found, scripts: [] } : found;
    const pathname = source.isShell === true ? null : source.pathname;
    const { html } = pageDocument(kit, { page, route, pathname });
    writeText(join(dist, file), html);
  }
}

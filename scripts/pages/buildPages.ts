/** Writes the pages that a build can know: those whose first view needs no data, and the frames of the others. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageSource } from '../../src/rendering/prerender';
import type { ChunkGroups } from '../bundleSizes';
import { checkTemplate, pageDocument } from './pageDocument';
import type { PageKit, PageProgram, RouteKit } from './pageKit';
import { PRODUCT_SHELL_PAGE, saveKit, SHELL_PAGE } from './pageKit';
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

/** Finds what the pages of each route need. */
async function findRoutes(
  program: PageProgram,
  pages: readonly FixedPage[],
  { groups }: BuildFiles,
  writeSheet: (file: string, css: string) => void,
): Promise<Readonly<Record<string, RouteKit>>> {
  const samples = samplePages(program).map((source) => ({
    source,
    route: program.routeNameOf(source.pathname),
  }));
  const routes: Record<string, RouteKit> = {};
  for (const name of Object.keys(program.routeTable)) {
    const sources = [...pages, ...samples].filter(({ route }) => route === name);
    const rules = [];
    for (const { source } of sources) {
      const page = await program.prerender(source);
      checkStyles(source.pathname, page.html);
      rules.push(...page.rules);
    }
    const sheet = toStyleSheet(rules);
    writeSheet(sheet.file, sheet.css);
    const scripts = groups.lazy[chunkOf(name)];
    if (scripts === undefined) throw new Error(`The route ${name} has no chunk named ${chunkOf(name)}.`);
    routes[name] = {
      scripts: scripts.filter((file) => !groups.entry.includes(file)).map((file) => `/${file}`),
      sheet: { file: sheet.file, names: sheet.names },
    };
  }
  return routes;
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
  const pages = fixedPages(program);
  const routes = await findRoutes(program, pages, files, (file, css) => writeText(join(dist, file), css));
  const kit: PageKit = { template, early: `/${files.early}`, routes };
  saveKit(kitFolder, kit);
  for (const { file, route: name, source } of pages) {
    const found = routes[name];
    if (found === undefined) throw new Error(`There is no route ${name}.`);
    const route = file === SHELL_PAGE ? { ...found, scripts: [] } : found;
    const pathname = source.isShell === true ? null : source.pathname;
    const { html } = pageDocument(kit, { page: await program.prerender(source), route, pathname });
    writeText(join(dist, file), html);
  }
}

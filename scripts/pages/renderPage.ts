/** Renders pages with their data. */
import { withPublicPath } from '../../deploy/setPublicPath.mjs';
import type { PageRule, PageSource } from '../../src/rendering/prerender';
import { pageDocument, type PageDocument } from './pageDocument';
import type { PageKit, PageProgram } from './pageKit';
import { dependsOnSearch } from './pageSources';

/** What the pages of a shop have in common. */
export interface PageSettings {
  readonly kit: PageKit;
  readonly program: PageProgram;
  /** The API's address: its origin, with a base path where it has its own. */
  readonly apiOrigin: string;
  /** The path under which the shop is served; '/' unless given. */
  readonly publicPath?: string;
  /** The shop's origin, such as https://shop.example.com; '' where it is unknown. */
  readonly site: string;
}

/** The shop's address without a slash at the end; '' where its origin is unknown. */
export function siteAddress(site: string, publicPath: string): string {
  return site === '' ? '' : `${site}${publicPath.slice(0, -1)}`;
}

/** How React marks a part that it could not render. */
const UNFINISHED = '<!--$!-->';

/**
 * Renders a page with the data of its source. `writeSheet` takes the rules that no style sheet has, and returns the file
 * that it has written them to; without it the shop adds them when it starts.
 */
export async function renderPage(
  { kit, program, apiOrigin, publicPath = '/', site }: PageSettings,
  source: PageSource,
  writeSheet?: (rules: readonly PageRule[]) => string,
): Promise<PageDocument> {
  const { pathname, search = '', data = null, isShell = false } = source;
  // What is a safe address depends on them.
  program.setOwnOrigins({ shop: site, api: new URL(apiOrigin).origin });
  const route = kit.routes[program.routeNameOf(pathname)];
  if (route === undefined || data === null) throw new Error(`${pathname} is not a page with data.`);
  const page = await program.prerender({ ...source, site: siteAddress(site, publicPath) });
  // React leaves a part that threw or suspended to the browser, which reports an error.
  if (page.html.includes(UNFINISHED))
    throw new Error(`A part of ${pathname}${search} could not be rendered.`);
  const parts = {
    page,
    route,
    pathname: isShell ? null : pathname,
    ...(dependsOnSearch(program, pathname) && { search }),
    structured: program.structuredDataBlock(page.structuredData),
    data: `<script type="application/json" id="${program.PAGE_DATA_ID}">${program.scriptJson(data)}</script>`,
  };
  const made = pageDocument(kit, parts);
  const isComplete = made.missing.length === 0 || writeSheet === undefined;
  const { html, missing } = isComplete ? made : pageDocument(kit, parts, [writeSheet(made.missing)]);
  return { html: publicPath === '/' ? html : withPublicPath(html, publicPath), missing };
}

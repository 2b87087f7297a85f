/** Answers requests for pages: with data where the API gives it in time, else with the page's file of the build. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAddress } from '../../src/api/publicQueries';
import { createApiReader } from './apiReader';
import { PRODUCT_SHELL_PAGE, SHELL_PAGE } from './pageKit';
import { hasData, loadPage } from './pageSources';
import { renderPage, type PageSettings } from './renderPage';

/** How long the API may take for all that a page needs, in milliseconds. */
export const API_BUDGET = 300;

/** How long a proxy may keep pages, as Cache-Control. */
export const PAGE_CACHE_CONTROL = {
  /** With data: for a minute, and for a day while a newer one is being rendered. */
  rendered: 'public, s-maxage=60, stale-while-revalidate=86400',
  /** A product that the store does not have may exist a moment later. */
  missing: 'public, s-maxage=60',
  /** Without the data that it should have: only as long as a struggling API needs. */
  withoutData: 'public, s-maxage=5',
} as const;

/** An answer to a request for a page. */
export interface PageAnswer {
  readonly status: 200 | 404 | 410;
  readonly html: string;
  readonly cacheControl: string;
}

/** What the handler needs. */
export interface RenderOptions extends PageSettings {
  /** The folder of the build. */
  readonly folder: string;
  /** Milliseconds for the API; API_BUDGET unless given. */
  readonly budget?: number;
  /** Takes why a page was sent without its data. */
  readonly onProblem?: (reason: string) => void;
}

/** Returns what answers requests. It never rejects, and keeps nothing from one request to the next. */
export function createRenderHandler({
  folder,
  budget = API_BUDGET,
  onProblem = () => undefined,
  ...settings
}: RenderOptions): (page: PageAddress) => Promise<PageAnswer> {
  const { program } = settings;
  const read = createApiReader(settings.apiOrigin, program);
  const files = new Map<string, string>();

  /** The text of a page's file; null for none. Files of a build are few, and do not change. */
  function fileOf(name: string): string | null {
    const known = files.get(name);
    if (known !== undefined) return known;
    const path = join(folder, name);
    if (!existsSync(path)) return null;
    const html = readFileSync(path, 'utf8');
    files.set(name, html);
    return html;
  }

  /** The page's own file in the build; null for none. */
  function ownFile(pathname: string): string | null {
    if (program.routeNameOf(pathname) === 'product') return fileOf(PRODUCT_SHELL_PAGE);
    const plain = program.plainPath(pathname);
    // The router finds no page at '//contact', although the file system finds a file.
    return plain.includes('//') ? null : fileOf(join(plain, 'index.html'));
  }

  return async ({ pathname, search }) => {
    const own = ownFile(pathname);
    const html = own ?? fileOf(SHELL_PAGE) ?? settings.kit.template;
    if (!hasData(program, pathname)) {
      const route = program.routeNameOf(pathname);
      const isMissing = route === 'notFound' || (route === 'policy' && own === null);
      const cacheControl = isMissing ? PAGE_CACHE_CONTROL.missing : PAGE_CACHE_CONTROL.rendered;
      return { status: isMissing ? 404 : 200, html, cacheControl };
    }
    try {
      const loaded = await loadPage(program, read, { pathname, search }, AbortSignal.timeout(budget));
      if (loaded.kind === 'ready') {
        const { status, source } = loaded;
        const cacheControl = status === 200 ? PAGE_CACHE_CONTROL.rendered : PAGE_CACHE_CONTROL.missing;
        return { status, html: (await renderPage(settings, source)).html, cacheControl };
      }
      onProblem(loaded.reason);
    } catch (error) {
      onProblem(error instanceof Error ? (error.stack ?? error.message) : 'unknown error');
    }
    return { status: 200, html, cacheControl: PAGE_CACHE_CONTROL.withoutData };
  };
}

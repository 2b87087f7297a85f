/** Puts rendered markup into the page that webpack wrote. */
import { MAIN_ID } from '../../src/lib/constants';
import { escapeMarkup } from '../../src/lib/escaping';
import type { PageRule, PrerenderedPage } from '../../src/rendering/prerender';
import { FIRST_SCRIPT, LATE_SCRIPT_TYPE } from './firstScript';
import type { PageKit, RouteKit } from './pageKit';
import { ruleName, styleMarkers } from './pageStyles';

/** What a page is made of. Texts are markup. */
export interface PageParts {
  readonly page: PrerenderedPage;
  readonly route: RouteKit;
  /** The path that it is rendered for; null for a page that the shop replaces when it starts. */
  readonly pathname: string | null;
  /** The query that it is rendered for, where the page depends on it. */
  readonly search?: string;
  /** The data block of what search engines read. */
  readonly structured?: string;
  /** The element with the page's data. Without it a script asks for data at once. */
  readonly data?: string;
}

/** A finished page. */
export interface PageDocument {
  readonly html: string;
  /** Rules that the page needs, and its route's style sheet lacks. */
  readonly missing: readonly PageRule[];
}

const EMPTY_ROOT = '<div id="root"></div>';
const TITLE = /<title>[^<]*<\/title>/;
const BODY_END = '</body>';
const FONT_PRELOAD = /<link[^>]*\sas="font"/;
/** Not painted before what follows the header is there: the parts of a header that is half there would move. */
const WHOLE_HEADER = `<link rel="expect" href="#${MAIN_ID}" blocking="render">`;
/** What webpack writes for each script of the shop. */
const SHOP_SCRIPT = /<script defer="defer" src="([^"]+)"><\/script>/g;

/** Throws unless the template has the places that pages are filled into. */
export function checkTemplate(template: string): void {
  if (!TITLE.test(template)) throw new Error('index.html has no title.');
  if (!FONT_PRELOAD.test(template)) throw new Error('index.html preloads no font.');
  if (!template.includes(EMPTY_ROOT)) throw new Error('index.html has no empty root element.');
}

/** A script that waits for the page's first pictures (pageStart.mjs). */
const lateScript = (file: string) => `<script type="${LATE_SCRIPT_TYPE}" src="${file}"></script>`;

function rootAttributes({ pathname, search }: PageParts): string {
  if (pathname === null) return '';
  const rendered = ` data-prerendered="${escapeMarkup(pathname)}"`;
  return search === undefined ? rendered : `${rendered} data-search="${escapeMarkup(search)}"`;
}

/**
 * The page as it is served.
 * @param sheets style sheets besides that of the route
 */
export function pageDocument(kit: PageKit, parts: PageParts, sheets: readonly string[] = []): PageDocument {
  const { page, route, structured = '', data = '' } = parts;
  const { rules } = page;
  const missing = rules.filter((rule) => !route.sheet.names.has(ruleName(rule)));
  const isMissing = new Set(sheets.length > 0 ? [] : missing.map(ruleName));
  const styles = [route.sheet.file, ...sheets]
    .map((file) => `<link rel="stylesheet" href="/${file}">`)
    .join('');
  // What is in no style sheet is not marked: then Emotion adds it.
  const markers = styleMarkers(rules.filter((rule) => !isMissing.has(ruleName(rule))));
  // A page that the shop replaces shows nothing of its own until then.
  const isLate = data !== '' && parts.pathname !== null;
  const early = data === '' ? `<script src="${kit.early}" async></script>` : '';
  // A route's scripts come before the runtime, which then has them already.
  const first = isLate ? route.scripts.map(lateScript).join('') : early;
  const preloads = isLate
    ? ''
    : route.scripts
        .map((file) => `<link rel="preload" href="${file}" as="script" fetchpriority="low">`)
        .join('');
  const html = kit.template
    .replace(
      TITLE,
      () => `${page.head}${structured}${FIRST_SCRIPT}${first}${WHOLE_HEADER}${styles}${markers}`,
    )
    .replace(FONT_PRELOAD, (font) => `${preloads}${font}`)
    .replace(EMPTY_ROOT, () => `<div id="root"${rootAttributes(parts)}>${page.html}</div>`)
    .replace(BODY_END, () => `${data}${BODY_END}`)
    .replace(SHOP_SCRIPT, (script, file: string) => (isLate ? lateScript(file) : script));
  return { html, missing };
}

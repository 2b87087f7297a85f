/**
 * The style sheets of rendered pages: one for each route, in a file named by its hash. The Content-Security-Policy blocks
 * style elements with text, so their rules are moved there.
 */
import { createHash } from 'node:crypto';
import type { PageRule } from '../../src/rendering/prerender';

/** The folder of the files, from the root of the build. */
const FOLDER = 'assets';
const HASH_LENGTH = 10;

/** A style sheet in a file. */
export interface StyleSheet {
  /** From the root of the build, such as assets/page.0123456789.css. */
  readonly file: string;
  readonly css: string;
  /** The rules in it, by `ruleName`. */
  readonly names: ReadonlySet<string>;
}

/** Throws where a page's markup has a style attribute, which the Content-Security-Policy refuses. */
export function checkStyles(pathname: string, html: string): void {
  // React escapes the quotes of texts and attributes.
  const [found] = /<[^<]* style="[^"]*"/.exec(html) ?? [];
  if (found !== undefined) throw new Error(`The page ${pathname} has a style attribute: ${found}`);
}

/** Identifies a rule: two pages with the same one need it once. */
export function ruleName({ key, id }: PageRule): string {
  return `${key} ${id}`;
}

const ruleOrder = ['css-global', 'css'];

/** A style sheet of all these rules, each once: those of the whole page first. */
export function toStyleSheet(rules: Iterable<PageRule>): StyleSheet {
  const distinct = new Map<string, PageRule>();
  for (const rule of rules) distinct.set(ruleName(rule), rule);
  const css = ruleOrder
    .flatMap((key) => [...distinct.values()].filter((rule) => rule.key === key))
    .map((rule) => rule.css)
    .join('')
    // Relative to the style sheet, which is in the same folder: right under any path.
    .replaceAll(`url(/${FOLDER}/`, 'url(');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, HASH_LENGTH);
  return { file: `${FOLDER}/page.${hash}.css`, css, names: new Set(distinct.keys()) };
}

/** The empty style elements by whose attributes Emotion knows which rules exist. */
export function styleMarkers(rules: readonly PageRule[]): string {
  const marker = (key: string, ids: readonly string[]) =>
    `<style data-emotion="${[key, ...ids].join(' ')}"></style>`;
  const globals = rules.filter(({ key }) => key === 'css-global').map(({ id }) => marker('css-global', [id]));
  const ids = rules.filter(({ key }) => key === 'css').map(({ id }) => id);
  return [...globals, marker('css', ids)].join('');
}

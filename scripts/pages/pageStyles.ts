/**
 * The style sheets of rendered pages: one for each route, in a file named by its hash. The Content-Security-Policy blocks
 * style elements with text and style attributes in markup, so both are moved there.
 */
import { createHash } from 'node:crypto';
import type { PageRule } from '../../src/app/prerender';
import { HELD_STYLE } from '../../src/lib/heldStyles';

/** The folder of the files, from the root of the build. */
const FOLDER = 'assets';
const HASH_LENGTH = 10;

/** A rule of a style sheet: Emotion's, or one that stands in for a style attribute. */
export interface SheetRule {
  readonly key: PageRule['key'] | 'held';
  readonly id: string;
  readonly css: string;
}

/** A style sheet in a file. */
export interface StyleSheet {
  /** From the root of the build, such as assets/page.0123456789.css. */
  readonly file: string;
  readonly css: string;
  /** The rules in it, by `ruleName`. */
  readonly names: ReadonlySet<string>;
}

/** Markup without style attributes, and the rules that stand in for them. */
interface HeldMarkup {
  readonly html: string;
  readonly rules: readonly SheetRule[];
}

const startTag = /<[a-z](?:"[^"]*"|[^">])*>/gi;
/** Most tags have none: it is quicker to look for it before reading a tag's attributes. */
const STYLE = ' style="';
const attribute = /\s([\w:-]+)="([^"]*)"/g;

/** Reverts React's escaping of an attribute. */
function unescapeAttribute(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/**
 * Renames each style attribute, and gives the rules that stand in for them. Before hydration the shop sets the styles
 * again through the CSSOM (src/lib/heldStyles.ts).
 */
export function holdStyles(html: string): HeldMarkup {
  const held = new Set<string>();
  const bare = html.replace(startTag, (tag) =>
    tag.includes(STYLE)
      ? tag.replace(attribute, (whole, name: string, text: string) => {
          if (name !== 'style') return whole;
          held.add(unescapeAttribute(text));
          return ` ${HELD_STYLE}="${text}"`;
        })
      : tag,
  );
  const rules = [...held].map((text): SheetRule => ({
    key: 'held',
    id: text,
    css: `[${HELD_STYLE}=${JSON.stringify(text)}]{${text}}`,
  }));
  return { html: bare, rules };
}

/** Identifies a rule: two pages with the same one need it once. */
export function ruleName({ key, id }: SheetRule): string {
  return `${key} ${id}`;
}

const ruleOrder: readonly SheetRule['key'][] = ['css-global', 'css', 'held'];

/** A style sheet of all these rules, each once: those of the whole page first. */
export function toStyleSheet(rules: Iterable<SheetRule>): StyleSheet {
  const distinct = new Map<string, SheetRule>();
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
export function styleMarkers(rules: readonly SheetRule[]): string {
  const marker = (key: string, ids: readonly string[]) =>
    `<style data-emotion="${[key, ...ids].join(' ')}"></style>`;
  const globals = rules.filter(({ key }) => key === 'css-global').map(({ id }) => marker('css-global', [id]));
  const ids = rules.filter(({ key }) => key === 'css').map(({ id }) => id);
  return [...globals, marker('css', ids)].join('');
}

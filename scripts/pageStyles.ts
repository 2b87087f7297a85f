/**
 * Prerendered markup has style elements and style attributes. The Content-Security-Policy blocks both, so they are moved
 * into a file.
 */
import { createHash } from 'node:crypto';
import { HELD_STYLE } from '../src/lib/heldStyles';

/** The folder of the files, from the root of the build. */
const FOLDER = 'assets';
const HASH_LENGTH = 10;

/** Markup without styles, and the file with them. */
export interface MovedStyles {
  /** The link to the file, and the emptied style elements, by whose attributes Emotion knows which rules exist. */
  readonly head: string;
  readonly html: string;
  /** From the root of the build, such as assets/page.0123456789.css. */
  readonly file: string;
  readonly css: string;
}

const styleElement = /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g;
const startTag = /<[a-z](?:"[^"]*"|[^">])*>/gi;
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
 * Takes rendered markup and its style elements. Each style attribute is renamed, and the file has a rule for it; before
 * hydration the shop sets the style again through the CSSOM (src/lib/heldStyles.ts). Style elements stay, but empty.
 */
export function moveStyles(html: string, styles: string): MovedStyles {
  const held = new Map<string, string>();
  const bare = html.replace(startTag, (tag) =>
    tag.replace(attribute, (whole, name: string, text: string) => {
      if (name !== 'style') return whole;
      held.set(text, unescapeAttribute(text));
      return ` ${HELD_STYLE}="${text}"`;
    }),
  );
  const rules = [...styles.matchAll(styleElement)].map(([, , text = '']) => text);
  const heldRules = [...held.values()].map((text) => `[${HELD_STYLE}=${JSON.stringify(text)}]{${text}}`);
  const css = [...rules, ...heldRules].join('');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, HASH_LENGTH);
  const file = `${FOLDER}/page.${hash}.css`;
  const markers = styles.replace(styleElement, '$1$3');
  return { head: `<link rel="stylesheet" href="/${file}">${markers}`, html: bare, file, css };
}

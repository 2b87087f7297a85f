/**
 * A page rendered ahead of time carries its styles in the markup: style elements and style attributes. The
 * Content-Security-Policy lets neither apply, so they are moved into a file.
 */
import { createHash } from 'node:crypto';
import { HELD_STYLE } from '../src/lib/heldStyles';

/** Where the files are, from the root of the build: with the hashed assets, which browsers keep. */
const FOLDER = 'assets';
const HASH_LENGTH = 10;

/** A page without styles of its own, and the file that holds them. */
export interface MovedStyles {
  /** The link to the file, and what Emotion recognises its rules by: its style elements, emptied. */
  readonly head: string;
  readonly html: string;
  /** From the root of the build, such as assets/page.0123456789.css. */
  readonly file: string;
  readonly css: string;
}

const styleElement = /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g;
const startTag = /<[a-z](?:"[^"]*"|[^">])*>/gi;
const attribute = /\s([\w:-]+)="([^"]*)"/g;

/** What an attribute's text stands for, as the renderer escapes it. */
function unescapeAttribute(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/**
 * Takes rendered markup and its style elements. Each style attribute becomes an attribute that only names the
 * declarations, with a rule for it in the file; the shop makes a style attribute of it again through the CSSOM
 * before it hydrates the page (src/lib/heldStyles.ts). Style elements stay, empty: by their names Emotion knows which
 * rules the page has.
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

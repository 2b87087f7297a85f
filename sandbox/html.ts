/** HTML that cannot be broken by what is put into it. */
import { createHash } from 'node:crypto';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A piece of HTML in which every foreign text has been escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const toText = (value: string | Html): string =>
  value instanceof Html ? value.text : value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** Tag for HTML templates: escapes every value that is not HTML already. */
export const html = (parts: TemplateStringsArray, ...values: readonly (string | Html)[]): Html =>
  new Html(parts.map((part, index) => `${part}${toText(values[index] ?? '')}`).join(''));

/** Takes an inline style sheet, returns the source that lets exactly this one through a Content-Security-Policy. */
export const styleSource = (css: string): string =>
  `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

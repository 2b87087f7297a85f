/** HTML templates that escape their values. */
import { createHash } from 'node:crypto';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML whose values have been escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const toText = (value: string | Html): string =>
  value instanceof Html ? value.text : value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** Template tag: escapes every value that is not Html. */
export const html = (parts: TemplateStringsArray, ...values: readonly (string | Html)[]): Html =>
  new Html(parts.map((part, index) => `${part}${toText(values[index] ?? '')}`).join(''));

/** The Content-Security-Policy source (hash) that allows exactly this inline style sheet. */
export const styleSource = (css: string): string =>
  `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

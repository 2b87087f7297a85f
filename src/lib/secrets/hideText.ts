import { brand } from '../../brand';
import { escapeMarkup } from '../escaping';
import { lazily } from '../lazily';
import { wellFormed } from '../untrusted';

/**
 * Hides secrets in the texts of an answer. A server may repeat a password, a card number or a token, most likely in an
 * error message; from there it would reach an action, the state and the screen.
 */

export const HIDDEN = '•••';

/** A secret of fewer characters is hidden only where it is a whole word: one digit must not make a text unreadable. */
const SHORT_LENGTH = 4;
/** Characters of a longer secret that are looked for. A text that has them is hidden as a whole. */
const LONGEST = 5000;
/** Levels of encoding that are decoded: a URL in a URL in JSON. */
const ENCODING_LEVELS = 3;
/** A number of at least so many digits is found however they are grouped: a card's, a phone's. */
const LONG_NUMBER_DIGITS = 6;

const WORD_CHARACTER = String.raw`[\p{L}\p{N}_]`;
const NUMBER = /^\+?[\d\s().-]+$/;

const ESCAPE =
  /(?:%[0-9a-f]{2})+|\\(?:u[0-9a-f]{4}|x[0-9a-f]{2}|["'\\/bfnrt])|&(?:#\d{1,7}|#x[0-9a-f]{1,6}|amp|lt|gt|quot|apos);/gi;

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const ESCAPED: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** Bytes that spell no character become U+FFFD. */
const utf8 = lazily(() => new TextDecoder('utf-8', { ignoreBOM: true }));

function codePoint(code: number, otherwise: string): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : otherwise;
}

/** What one escape, or several bytes in percent escapes, stand for. */
function decodeEscape(escape: string): string {
  const body = escape.slice(1);
  if (escape.startsWith('%')) {
    return utf8().decode(Uint8Array.from(body.split('%'), (byte) => parseInt(byte, 16)));
  }
  if (escape.startsWith('&')) {
    const name = body.slice(0, -1).toLowerCase();
    if (name.startsWith('#x')) return codePoint(parseInt(name.slice(2), 16), escape);
    return name.startsWith('#') ? codePoint(Number(name.slice(1)), escape) : (NAMED[name] ?? escape);
  }
  return body.length > 1
    ? String.fromCharCode(parseInt(body.slice(1), 16))
    : (ESCAPED[body.toLowerCase()] ?? body);
}

/** The text with one level of its escapes decoded; the same text where there is none. */
export function decodeText(text: string): string {
  return text.replace(ESCAPE, decodeEscape);
}

/** Returns a text with the secrets replaced by `•••`; the same text where there is none in it. */
export type Hide = (text: string) => string;

/** A text, and what it decodes to, level by level. */
function levelsOf(text: string): readonly string[] {
  const levels = [text];
  for (let count = 0; count < ENCODING_LEVELS; count += 1) {
    const last = levels.at(-1) ?? '';
    const next = decodeText(last);
    if (next === last) break;
    levels.push(next);
  }
  return levels;
}

/** A text as it stands, and as it is written into an address, a form, JSON and HTML. */
function spellingsOf(text: string): readonly string[] {
  return [
    text,
    encodeURIComponent(wellFormed(text)),
    new URLSearchParams([['', text]]).toString().slice(1),
    JSON.stringify(text).slice(1, -1),
    escapeMarkup(text),
  ];
}

/** A regular expression for a text; of a short one, where it is a whole word. A form's '+' is a space. */
function patternOf(text: string): string {
  const plain = text.replace(/[\\^$.*?()[\]{}|/]/g, String.raw`\$&`).replace(/[ +]/g, '[ +]');
  if (text.length >= SHORT_LENGTH) return plain;
  return `(?<!${WORD_CHARACTER})${plain}(?!${WORD_CHARACTER})`;
}

/** The digits to look for, of a phone without its country code; '' for no number. */
function digitsOf(secret: string): string {
  const text = secret.trim();
  if (!NUMBER.test(text)) return '';
  const { prefix } = brand.phone;
  const digits = (text.startsWith(prefix) ? text.slice(prefix.length) : text).replace(/\D/g, '');
  return digits.length < LONG_NUMBER_DIGITS ? '' : digits;
}

/**
 * Makes a function that hides these secrets in any case. One that is plain, or encoded once, is replaced; where one is
 * encoded in another way, up to three times over, the whole text is. A secret of fewer than four characters is hidden only
 * where it is a whole word, a number of six digits or more however its digits are grouped.
 */
export function createHide(secrets: readonly string[]): Hide {
  const cut = secrets.map((secret) => secret.trim().slice(0, LONGEST));
  const isCut = secrets.some((secret) => secret.trim().length > LONGEST);
  const texts = cut.flatMap(levelsOf).filter((text) => text.trim() !== '');
  // Some letters change their length with their case, which the flag `i` misses.
  const cased = texts.flatMap((text) => [text, text.toLowerCase(), text.toUpperCase()]);
  const numbers = cut.map(digitsOf).filter((digits) => digits !== '');
  const patterns = new Set([
    ...cased.flatMap(spellingsOf).map(patternOf),
    ...numbers.map((digits) => [...digits].join(String.raw`[\s().-]*`)),
  ]);
  if (patterns.size === 0) return (text) => text;
  // The longest first: one secret may be a part of another.
  const longestFirst = [...patterns].sort((one, other) => other.length - one.length);
  // Looks ahead, so that it also finds secrets that overlap.
  const secretAt = new RegExp(`(?=(${longestFirst.join('|')}))`, 'giu');
  const holdsSecret = (text: string): boolean =>
    levelsOf(text).some((level) => level.search(secretAt) !== -1);
  return (text) => {
    if (!holdsSecret(text)) return text;
    if (isCut) return HIDDEN;
    let hidden = '';
    let end = 0;
    for (const { index, 1: found = '' } of text.matchAll(secretAt)) {
      if (index >= end) hidden += text.slice(end, index) + HIDDEN;
      end = Math.max(end, index + found.length);
    }
    hidden += text.slice(end);
    // One is left that has another encoding, or that the text before and after another one has formed.
    return holdsSecret(hidden) ? HIDDEN : hidden;
  };
}

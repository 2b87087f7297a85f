import { brand } from '../../brand';
import { lazily } from '../lazily';
import { wellFormed } from '../untrusted';

/**
 * Hides secrets in the texts of an answer. A server may repeat a password, a card number or a token, most likely in an
 * error message; from there it would reach an action, the state and the screen.
 */

/** What replaces a secret. */
export const HIDDEN = '•••';

/** A secret of fewer characters is hidden only where it is a whole word: one digit must not make a text unreadable. */
const SHORT_LENGTH = 4;
/** A number of at least so many digits is found however they are grouped: a card's, a phone's. */
const LONG_NUMBER_DIGITS = 6;

const NUMBER = /^\+?[\d\s().-]+$/;
/** Encoded up to three times over: a URL in a URL in JSON. */
const PERCENT = '%(?:25){0,2}';
const BACKSLASHES = String.raw`(?:\\|${PERCENT}5c){0,7}`;
const AMPERSAND = '&(?:amp;){0,2}';
const BETWEEN_DIGITS = String.raw`(?:[\s().+-]|${PERCENT}2[089de]){0,4}`;
const NAMED: Readonly<Record<string, string>> = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": 'apos',
};

/** Returns a text with the secrets replaced by `•••`; the same text where there is none in it. */
export type Hide = (text: string) => string;

/** No encoding changes these characters. */
const UNRESERVED = /^[\w.~-]$/;

/** A pattern of a character: plain, or encoded for a URL, JSON or HTML. */
function patternOfCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const hex = code.toString(16);
  const plain = String.raw`\u{${hex}}`;
  if (UNRESERVED.test(character)) return plain;
  const bytes = code < 0x80 ? `%${hex.padStart(2, '0')}` : encodeURIComponent(character);
  const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at).toString(16));
  const entity = `#0*${code}|#x0*${hex}${character in NAMED ? `|${NAMED[character]}` : ''}`;
  // Plain at last: an encoded text may begin as the plain one does.
  const spellings = [
    bytes.replaceAll('%', PERCENT),
    units.map((unit) => `${BACKSLASHES}u${unit.padStart(4, '0')}`).join(''),
    `${AMPERSAND}(?:${entity});`,
    ...(character === ' ' ? [String.raw`\+`] : []),
    plain,
  ];
  return `${BACKSLASHES}(?:${spellings.join('|')})`;
}

/** A pattern of a text in any case: some letters change their length with it. */
function patternOf(text: string): string {
  const characters = [...wellFormed(text)].map((character) => {
    const cases = new Set([character, character.toLowerCase(), character.toUpperCase()]);
    return UNRESERVED.test(character)
      ? patternOfCharacter(character)
      : `(?:${[...cases].map((each) => [...each].map(patternOfCharacter).join('')).join('|')})`;
  });
  const pattern = characters.join('');
  return text.length < SHORT_LENGTH ? String.raw`(?<![\p{L}\p{N}_])${pattern}(?![\p{L}\p{N}_])` : pattern;
}

/** A pattern of the digits of a number, of a phone's without its country code; none for what is no long number. */
function patternsOfNumber(text: string): readonly string[] {
  const { prefix } = brand.phone;
  const digits = (text.startsWith(prefix) ? text.slice(prefix.length) : text).replace(/\D/g, '');
  return NUMBER.test(text) && digits.length >= LONG_NUMBER_DIGITS ? [[...digits].join(BETWEEN_DIGITS)] : [];
}

/** Makes a function that hides these secrets: every occurrence, in any case, plain or encoded for a URL, JSON or HTML. */
export function createHide(secrets: readonly string[]): Hide {
  const texts = [...new Set(secrets.map((secret) => secret.trim()))].filter((text) => text !== '');
  if (texts.length === 0) return (text) => text;
  const pattern = lazily(() => {
    const patterns = texts
      .toSorted((one, other) => other.length - one.length)
      .flatMap((text) => [patternOf(text), ...patternsOfNumber(text)]);
    // Looked ahead for: secrets may overlap.
    return new RegExp(`(?=(${patterns.join('|')}))`, 'giu');
  });
  return (text) => {
    let shown = '';
    let end = 0;
    for (const { index, 1: found = '' } of text.matchAll(pattern())) {
      if (index > end || shown === '') shown += text.slice(end, index) + HIDDEN;
      end = Math.max(end, index + found.length);
    }
    shown += text.slice(end);
    // The text before and after a secret may form another one.
    return end > 0 && shown.search(pattern()) >= 0 ? HIDDEN : shown;
  };
}

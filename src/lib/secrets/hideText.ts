import { brand } from '../../brand';
import { decodeMapped, decodeText, type MappedText } from './escapes';

/**
 * Hides secrets in the texts of an answer. A server may repeat a password, a card number or a token, most likely in an
 * error message; from there it would reach an action, the state and the screen.
 */

/** What replaces a secret. */
export const HIDDEN = '•••';

/** A secret of fewer characters is hidden only where it is a whole word: one digit must not make a text unreadable. */
const SHORT_LENGTH = 4;
/** Levels of encoding that are decoded: a URL in a URL in JSON. */
const ENCODING_LEVELS = 3;
/** A number of at least so many digits is found however they are grouped: a card's, a phone's. */
const LONG_NUMBER_DIGITS = 6;
/** A longer text with a secret in it, in characters, is hidden as a whole: finding each place would take too long. */
const SEARCHED_LENGTH = 50_000;

const WORD_CHARACTER = /[\p{L}\p{N}_]/u;
const NUMBER = /^\+?[\d\s().-]+$/;
const BETWEEN_DIGITS = /[\s().-]/;
const ALL_BETWEEN_DIGITS = /[\s().-]/g;

/** Returns a text with the secrets replaced by `•••`; the same text where there is none in it. */
export type Hide = (text: string) => string;

/** The text in lower case and with '+' as a space, of the same length, for comparing. */
function foldCase(text: string): string {
  const lower = text.toLowerCase();
  const same =
    lower.length === text.length
      ? lower
      : text.replace(/./gsu, (character) => {
          const small = character.toLowerCase();
          return small.length === character.length ? small : character;
        });
  return same.replaceAll('+', ' ');
}

/** The text without the characters that group digits. */
function ungrouped({ text, from, to }: MappedText): MappedText {
  let out = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (BETWEEN_DIGITS.test(character)) continue;
    out += character;
    starts.push(from?.[at] ?? at);
    ends.push(to?.[at] ?? at + 1);
  }
  return { text: out, from: starts, to: ends };
}

/** The digits to look for, of a phone without its country code; '' for no number. */
function digitsOf(secret: string): string {
  const text = secret.trim();
  if (!NUMBER.test(text)) return '';
  const { prefix } = brand.phone;
  const digits = (text.startsWith(prefix) ? text.slice(prefix.length) : text).replace(/\D/g, '');
  return digits.length < LONG_NUMBER_DIGITS ? '' : digits;
}

/** The secret as it was typed, without space around it, and decoded as often as the answer is. */
function spellings(secret: string): readonly string[] {
  const all = new Set<string>();
  let level: MappedText | null = { text: secret, from: null, to: null };
  for (let count = 0; count <= ENCODING_LEVELS && level !== null; count += 1) {
    const { text } = level;
    // Some letters change their length with their case, so `foldCase` alone would miss them.
    for (const spelling of [text, text.trim(), text.toLowerCase(), text.toUpperCase()])
      all.add(foldCase(spelling));
    level = decodeMapped(level);
  }
  return [...all].filter((text) => text.trim() !== '');
}

/** What hides nothing, because there is no secret. */
const hideNothing: Hide = (text) => text;

/**
 * Makes a function that hides these secrets: every occurrence, in any case, plain or encoded for a URL, JSON or HTML up
 * to three times over. A secret of fewer than four characters is hidden only where it is a whole word, a number of six
 * digits or more however its digits are grouped. A text of more than 50,000 characters with a secret is hidden whole.
 */
export function createHide(secrets: readonly string[]): Hide {
  const words = [...new Set(secrets.flatMap(spellings))];
  const numbers = [...new Set(secrets.map(digitsOf))].filter((digits) => digits !== '');
  if (words.length === 0) return hideNothing;
  // Decoding and ungrouping never make a text longer, so a shorter one cannot hold a secret.
  const shortest = Math.min(...[...words, ...numbers].map((text) => text.length));

  /** Whether there is anything to hide; most texts hold no secret and need no positions. */
  function holdsSecret(source: string): boolean {
    let text = source;
    for (let count = 0; count <= ENCODING_LEVELS; count += 1) {
      const folded = foldCase(text);
      if (words.some((word) => holdsWord(text, folded, word))) return true;
      if (numbers.length > 0) {
        const digits = text.replace(ALL_BETWEEN_DIGITS, '');
        if (numbers.some((number) => digits.includes(number))) return true;
      }
      const next = decodeText(text);
      if (next === text) return false;
      text = next;
    }
    return false;
  }

  function hideMatches(source: string): string {
    /** 1 for each character of the source that is a part of a secret. */
    const hidden = new Uint8Array(source.length);

    function mark({ text, from, to }: MappedText, wanted: readonly string[]): void {
      const folded = foldCase(text);
      for (const word of wanted) {
        for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
          const end = at + word.length;
          if (word.length < SHORT_LENGTH && !isWholeWord(text, at, end)) continue;
          hidden.fill(1, from?.[at] ?? at, to?.[end - 1] ?? end);
        }
      }
    }

    let level: MappedText | null = { text: source, from: null, to: null };
    for (let count = 0; count <= ENCODING_LEVELS && level !== null; count += 1) {
      mark(level, words);
      if (numbers.length > 0) mark(ungrouped(level), numbers);
      level = decodeMapped(level);
    }
    return replaceHidden(source, hidden);
  }

  return (text) => {
    if (text.length < shortest || !holdsSecret(text)) return text;
    if (text.length > SEARCHED_LENGTH) return HIDDEN;
    const once = hideMatches(text);
    // The text before and after a secret may form another one.
    return holdsSecret(once) ? HIDDEN : once;
  };
}

/** Whether a text holds a word; `folded` is the text after `foldCase`. */
function holdsWord(text: string, folded: string, word: string): boolean {
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
    if (word.length >= SHORT_LENGTH || isWholeWord(text, at, at + word.length)) return true;
  }
  return false;
}

function isWholeWord(text: string, start: number, end: number): boolean {
  const around = [[...text.slice(Math.max(0, start - 2), start)].at(-1), [...text.slice(end, end + 2)][0]];
  return around.every((character) => character === undefined || !WORD_CHARACTER.test(character));
}

function replaceHidden(source: string, hidden: Uint8Array): string {
  let out = '';
  for (let at = 0; at < source.length; at += 1) {
    if (hidden[at] !== 1) out += source.charAt(at);
    else if (hidden[at - 1] !== 1) out += HIDDEN;
  }
  return out;
}

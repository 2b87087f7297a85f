import { LIMITS, PHONE_PREFIX } from './constants';
import type { Reading } from './escapes';
import { decoded, decodedText } from './escapes';

/**
 * Taking secrets out of what a server says. A server may repeat a password, a card number or a token in its
 * answer, most likely in an error's sentence; from there it would reach an action, the state, a trace and the
 * screen.
 */

/** What stands where a secret stood. */
export const HIDDEN = '•••';

/** A shorter secret is hidden only where it is a whole word: one digit must not tear a sentence to pieces. */
const SHORT = 4;
/** How often an answer may be encoded over: a URL in a URL in JSON. */
const ENCODINGS = 3;
/** Digits of a number that is recognised however it is grouped: a card's, a phone's. */
const LONG_NUMBER = 6;
/** A longer text with a secret in it, in characters, is hidden as a whole: finding each place would hold up the page. */
const SEARCHED_LENGTH = 50_000;

const WORD_CHARACTER = /[\p{L}\p{N}_]/u;
const NUMBER = /^\+?[\d\s().-]+$/;
const BETWEEN_DIGITS = /[\s().-]/;
const ALL_BETWEEN_DIGITS = /[\s().-]/g;

/** Takes a text, gives it without the secrets; the same text where there is none in it. */
export type Hide = (text: string) => string;

/** Text with which two spellings of one word compare equal, of the same length: no capitals, '+' as a space. */
function fold(text: string): string {
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

/** The reading without what groups digits. */
function ungrouped({ text, from, to }: Reading): Reading {
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

/** The digits to look for however they are grouped: a phone's without its country too; '' for no number. */
function digitsOf(secret: string): string {
  const text = secret.trim();
  if (!NUMBER.test(text)) return '';
  const digits = (text.startsWith(PHONE_PREFIX) ? text.slice(PHONE_PREFIX.length) : text).replace(/\D/g, '');
  return digits.length < LONG_NUMBER ? '' : digits;
}

/** The secret as it was typed, without space around it, and read as often decoded as the answer is. */
function spellings(secret: string): readonly string[] {
  const all = new Set<string>();
  let reading: Reading | null = { text: secret, from: null, to: null };
  for (let layer = 0; layer <= ENCODINGS && reading !== null; layer += 1) {
    const { text } = reading;
    // Some letters change their number with their case, so `fold` alone would miss them.
    for (const spelling of [text, text.trim(), text.toLowerCase(), text.toUpperCase()])
      all.add(fold(spelling));
    reading = decoded(reading);
  }
  return [...all].filter((text) => text.trim() !== '');
}

/** What hides nothing: there is no secret. */
const hideNothing: Hide = (text) => text;

/**
 * Makes what hides these secrets in texts: every occurrence, in capitals or not, as it is or encoded for a URL,
 * JSON or HTML, up to three times over. Secrets of fewer than four characters are hidden only where they are a
 * whole word; a number of six digits or more however its digits are grouped. What is left holds no secret that
 * is looked for. A text of more than 50 000 characters is hidden whole where it holds one.
 */
export function createHide(secrets: readonly string[]): Hide {
  const words = [...new Set(secrets.flatMap(spellings))];
  const numbers = [...new Set(secrets.map(digitsOf))].filter((digits) => digits !== '');
  if (words.length === 0) return hideNothing;
  // Decoding and leaving out what groups digits never make a text longer, so a shorter one cannot hold a secret.
  const shortest = Math.min(...[...words, ...numbers].map((text) => text.length));

  /** Whether there is anything to cover; most texts hold no secret, and are done with here. */
  function holdsSecret(source: string): boolean {
    let text = source;
    for (let layer = 0; layer <= ENCODINGS; layer += 1) {
      const folded = fold(text);
      if (words.some((word) => holdsWord(text, folded, word))) return true;
      if (numbers.length > 0) {
        const digits = text.replace(ALL_BETWEEN_DIGITS, '');
        if (numbers.some((number) => digits.includes(number))) return true;
      }
      const next = decodedText(text);
      if (next === text) return false;
      text = next;
    }
    return false;
  }

  function cover(source: string): string {
    let isCovered: boolean[] | null = null;

    function mark({ text, from, to }: Reading, wanted: readonly string[]): void {
      const folded = fold(text);
      for (const word of wanted) {
        for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
          const end = at + word.length;
          if (word.length < SHORT && !isWholeWord(text, at, end)) continue;
          isCovered ??= Array.from({ length: source.length }, () => false);
          isCovered.fill(true, from?.[at] ?? at, to?.[end - 1] ?? end);
        }
      }
    }

    let reading: Reading | null = { text: source, from: null, to: null };
    for (let layer = 0; layer <= ENCODINGS && reading !== null; layer += 1) {
      mark(reading, words);
      if (numbers.length > 0) mark(ungrouped(reading), numbers);
      reading = decoded(reading);
    }
    return isCovered === null ? source : withoutCovered(source, isCovered);
  }

  return (text) => {
    if (text.length < shortest || !holdsSecret(text)) return text;
    if (text.length > SEARCHED_LENGTH) return HIDDEN;
    const once = cover(text);
    // What stood on both sides of a secret may make another one.
    return holdsSecret(once) ? HIDDEN : once;
  };
}

/** Whether a word that is looked for is in a text; `folded` is the same text, folded. */
function holdsWord(text: string, folded: string, word: string): boolean {
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
    if (word.length >= SHORT || isWholeWord(text, at, at + word.length)) return true;
  }
  return false;
}

function isWholeWord(text: string, start: number, end: number): boolean {
  const around = [[...text.slice(Math.max(0, start - 2), start)].at(-1), [...text.slice(end, end + 2)][0]];
  return around.every((character) => character === undefined || !WORD_CHARACTER.test(character));
}

function withoutCovered(source: string, isCovered: readonly boolean[]): string {
  let out = '';
  for (let at = 0; at < source.length; at += 1) {
    if (isCovered[at] !== true) out += source.charAt(at);
    else if (isCovered[at - 1] !== true) out += HIDDEN;
  }
  return out;
}

/** What an object's deepest members become. */
const TOO_DEEP = null;

function hideInList(list: readonly unknown[], hide: Hide, depth: number): readonly unknown[] {
  const copy = list.map((member) => hideWithin(member, hide, depth));
  return copy.every((member, index) => member === list[index]) ? list : copy;
}

function hideInObject(value: object, hide: Hide, depth: number): object {
  const entries = Object.entries(value);
  const hidden = entries.map(([name, member]) => [hide(name), hideWithin(member, hide, depth)] as const);
  const isSame = hidden.every(([name, member], index) => {
    const entry = entries[index];
    return entry !== undefined && name === entry[0] && member === entry[1];
  });
  return isSame ? value : Object.fromEntries(hidden);
}

function hideWithin(value: unknown, hide: Hide, depth: number): unknown {
  if (typeof value === 'string') return hide(value);
  if (typeof value === 'number') {
    const text = String(value);
    return hide(text) === text ? value : HIDDEN;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return TOO_DEEP;
  return Array.isArray(value) ? hideInList(value, hide, depth - 1) : hideInObject(value, hide, depth - 1);
}

/**
 * Hides secrets anywhere in JSON: in texts, in numbers that spell one, in the names of members. Gives the value
 * itself where there is none. What nests deeper than `LIMITS.depth` is left out as null where there are secrets to
 * look for: no answer of the API nests that deep, and a search without an end would overflow the stack.
 */
export function hideInJson(value: unknown, hide: Hide): unknown {
  return hide === hideNothing ? value : hideWithin(value, hide, LIMITS.depth);
}

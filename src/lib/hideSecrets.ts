import { LIMITS, PHONE_PREFIX } from './constants';

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

const ESCAPE =
  /(?:%[0-9a-f]{2})+|\\(?:u[0-9a-f]{4}|x[0-9a-f]{2}|["'\\/bfnrt])|&(?:#\d{1,7}|#x[0-9a-f]{1,6}|amp|lt|gt|quot|apos);/gi;
const WORD_CHARACTER = /[\p{L}\p{N}_]/u;
const NUMBER = /^\+?[\d\s().-]+$/;
const BETWEEN_DIGITS = /[\s().-]/;
const ALL_BETWEEN_DIGITS = /[\s().-]/g;
/** A character as UTF-8 in percent escapes, such as a URL can hold. What fits it can be decoded. */
const UTF8 =
  /^(?:%[0-7].|%(?:c[2-9a-f]|d.)%[89ab].|%(?:e0%[ab].|ed%[89].|e[1-9a-cef]%[89ab].)%[89ab].|%(?:f0%[9ab].|f4%8.|f[1-3]%[89ab].)(?:%[89ab].){2})$/i;

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const ESCAPED: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** Takes a text, gives it without the secrets; the same text where there is none in it. */
export type Hide = (text: string) => string;

/** A text as it reads once something is decoded or left out, and where each of its characters came from. */
interface Reading {
  readonly text: string;
  /** Where the part of the source begins and ends that a character stands for; null where it is the source. */
  readonly from: readonly number[] | null;
  readonly to: readonly number[] | null;
}

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

function codePoint(code: number, otherwise: string): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : otherwise;
}

/** The characters of one escape, each with the length of its spelling. */
function readEscape(escape: string): readonly (readonly [character: string, length: number])[] {
  if (escape.startsWith('%')) {
    const parts: [string, number][] = [];
    let at = 0;
    while (at < escape.length) {
      const first = parseInt(escape.slice(at + 1, at + 3), 16);
      const length = 3 * (first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4);
      const spelling = escape.slice(at, at + length);
      // Asked first: a text full of bytes that spell nothing would throw for each of them.
      const isCharacter = UTF8.test(spelling);
      const [character, written] = isCharacter
        ? [decodeURIComponent(spelling), spelling.length]
        : [escape.slice(at, at + 3), 3];
      parts.push([character, written]);
      at += written;
    }
    return parts;
  }
  const body = escape.slice(1);
  if (escape.startsWith('&')) {
    const name = body.slice(0, -1).toLowerCase();
    const character = name.startsWith('#x')
      ? codePoint(parseInt(name.slice(2), 16), escape)
      : name.startsWith('#')
        ? codePoint(Number(name.slice(1)), escape)
        : (NAMED[name] ?? escape);
    return [[character, escape.length]];
  }
  const character =
    body.length > 1
      ? String.fromCharCode(parseInt(body.slice(1), 16))
      : (ESCAPED[body.toLowerCase()] ?? body);
  return [[character, escape.length]];
}

/** The reading with one layer of percent, JSON and HTML escapes taken off; null where there is none. */
function decoded({ text, from, to }: Reading): Reading | null {
  const escapes = [...text.matchAll(ESCAPE)];
  if (escapes.length === 0) return null;
  let out = '';
  const starts: number[] = [];
  const ends: number[] = [];
  const add = (characters: string, start: number, end: number): void => {
    for (let i = 0; i < characters.length; i += 1) {
      starts.push(from?.[start] ?? start);
      ends.push(to?.[end - 1] ?? end);
    }
    out += characters;
  };
  let at = 0;
  for (const { 0: escape, index } of escapes) {
    for (; at < index; at += 1) add(text.charAt(at), at, at + 1);
    for (const [characters, length] of readEscape(escape)) {
      add(characters, at, at + length);
      at += length;
    }
  }
  for (; at < text.length; at += 1) add(text.charAt(at), at, at + 1);
  return { text: out, from: starts, to: ends };
}

/** The text with one layer of escapes taken off, without where its characters came from: fast, for long texts. */
function decodedText(text: string): string {
  return text.replace(ESCAPE, (escape) =>
    readEscape(escape)
      .map(([character]) => character)
      .join(''),
  );
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

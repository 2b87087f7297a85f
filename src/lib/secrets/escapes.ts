/** Decodes percent, JSON and HTML escapes in a text, and says where each character of the result came from. */

const ESCAPE =
  /(?:%[0-9a-f]{2})+|\\(?:u[0-9a-f]{4}|x[0-9a-f]{2}|["'\\/bfnrt])|&(?:#\d{1,7}|#x[0-9a-f]{1,6}|amp|lt|gt|quot|apos);/gi;
/** One character as UTF-8 in percent escapes: `decodeURIComponent` does not throw on what matches. */
const UTF8 =
  /^(?:%[0-7].|%(?:c[2-9a-f]|d.)%[89ab].|%(?:e0%[ab].|ed%[89].|e[1-9a-cef]%[89ab].)%[89ab].|%(?:f0%[9ab].|f4%8.|f[1-3]%[89ab].)(?:%[89ab].){2})$/i;

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const ESCAPED: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** A text made of a source text, and where each of its characters came from. */
export interface MappedText {
  readonly text: string;
  /** For each character, where its part of the source begins and ends; null where the text is the source. */
  readonly from: readonly number[] | null;
  readonly to: readonly number[] | null;
}

function codePoint(code: number, otherwise: string): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : otherwise;
}

/** The characters that one escape stands for, each with the length of its own escape. */
function decodeEscape(escape: string): readonly (readonly [character: string, length: number])[] {
  if (escape.startsWith('%')) {
    const parts: [string, number][] = [];
    let at = 0;
    while (at < escape.length) {
      const first = parseInt(escape.slice(at + 1, at + 3), 16);
      const encodedLength = 3 * (first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4);
      const encoded = escape.slice(at, at + encodedLength);
      // Tested first: exceptions for a text full of invalid bytes would take too long.
      const isCharacter = UTF8.test(encoded);
      const [character, length] = isCharacter
        ? [decodeURIComponent(encoded), encoded.length]
        : [escape.slice(at, at + 3), 3];
      parts.push([character, length]);
      at += length;
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

/** Decodes one level of percent, JSON and HTML escapes; null where there is none. */
export function decodeMapped({ text, from, to }: MappedText): MappedText | null {
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
    for (const [characters, length] of decodeEscape(escape)) {
      add(characters, at, at + length);
      at += length;
    }
  }
  for (; at < text.length; at += 1) add(text.charAt(at), at, at + 1);
  return { text: out, from: starts, to: ends };
}

/** The same for a text alone, which is faster: without where its characters came from. */
export function decodeText(text: string): string {
  return text.replace(ESCAPE, (escape) =>
    decodeEscape(escape)
      .map(([character]) => character)
      .join(''),
  );
}

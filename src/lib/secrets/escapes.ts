import { lazily } from '../lazily';

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

import { decodeMapped, decodeText } from './escapes';

it.each([
  ['&lt;&GT;&quot;&apos;&amp;', `<>"'&`],
  [String.raw`\b\f\n\r\t\N\/\\\"\'`, `\b\f\n\r\t\n/\\"'`],
  [String.raw`\u00e9\u00E9\x41\x4`, String.raw`ééA\x4`],
  [String.raw`\xg1\u00g9`, String.raw`\xg1\u00g9`],
  ['&#65;&#x41;&#X41;', 'AAA'],
  ['&#x10FFFF;&#1114111;', '\u{10ffff}\u{10ffff}'],
  ['&#x110000;&#1114112;', '&#x110000;&#1114112;'],
  ['%41%C3%A9%c3%a9', 'Aéé'],
  ['%FF%41%41%41', '%FFAAA'],
  ['%C3%C3%A9', '%C3é'],
  ['100% &nothing; \\q', '100% &nothing; \\q'],
])('decodes %s once', (text, decoded) => {
  expect(decodeText(text)).toBe(decoded);
});

it.each([
  ...['%00', '%7F', '%C2%80', '%DF%BF', '%E0%A0%80', '%E1%80%80', '%EC%BF%BF', '%ED%9F%BF', '%EE%80%80'],
  ...['%EF%BF%BF', '%F0%90%80%80', '%F1%80%80%80', '%F3%BF%BF%BF', '%F4%8F%BF%BF'],
])('decodes the bytes %s, which spell a character', (bytes) => {
  expect(decodeText(bytes)).toBe(decodeURIComponent(bytes));
  expect(decodeText(bytes.toLowerCase())).toBe(decodeURIComponent(bytes));
});

it.each([
  ...['%80', '%BF', '%C0%80', '%C1%BF', '%C3', '%C3%C3', '%E0%9F%BF', '%E2%82', '%E2%82%C0', '%ED%A0%80'],
  ...['%F0%8F%BF%BF', '%F1%80%80', '%F1%80%80%C0', '%F4%90%80%80', '%F5%80%80%80', '%FF%80%80%80'],
])('leaves the bytes %s, which spell none', (bytes) => {
  expect(decodeText(bytes)).toBe(bytes);
});

it('knows where each character came from, also over several levels', () => {
  const once = decodeMapped({ text: 'a%C3%A9%2526b', from: null, to: null });
  expect(once).toEqual({ text: 'aé%26b', from: [0, 1, 7, 10, 11, 12], to: [1, 7, 10, 11, 12, 13] });
  const twice = once === null ? null : decodeMapped(once);
  expect(twice).toEqual({ text: 'aé&b', from: [0, 1, 7, 12], to: [1, 7, 12, 13] });
  expect(twice === null ? null : decodeMapped(twice)).toBeNull();
});

it('gives both halves of a character the place of its escape', () => {
  expect(decodeMapped({ text: 'x&#x1F600;', from: null, to: null })).toEqual({
    text: 'x😀',
    from: [0, 1, 1],
    to: [1, 10, 10],
  });
});

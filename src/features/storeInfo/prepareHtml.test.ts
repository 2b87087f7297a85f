import { cutHtml, renameNoise, STORE_HTML_MAX_LENGTH } from './prepareHtml';

const letters = 'x'.repeat(STORE_HTML_MAX_LENGTH);
const tags = '<p>'.repeat(20_000);

it.each([
  ['text of the maximum length', letters, letters.length],
  ['a longer text', `${letters}x`, letters.length],
  ['as many tags as are allowed', `${tags}end`, tags.length + 3],
  ['one tag more', `${tags}<p>end`, tags.length],
  ['too many tags behind a long text', `${letters}${tags}<p>`, letters.length],
])('Of %s in the store’s HTML the allowed part is left', (_what, html, length) => {
  expect(cutHtml(html)).toBe(html.slice(0, length));
});

it.each([
  ['<p onclick="a()">b</p>', '<p x="a()">b</p>'],
  ['<P ONCLICK=a STYLE=b>c</P>', '<P x=a x=b>c</P>'],
  ['<p style = "a">b</p>', '<p x = "a">b</p>'],
  ['<img/onerror=a>', '<img/x=a>'],
  ['<p title="a>b" onclick=c>', '<p title="a>b" x=c>'],
  ["<p title='a>b' onclick=c>", "<p title='a>b' x=c>"],
  ['<p title="" onclick=a>', '<p title="" x=a>'],
  ['<style>a</style>', '<xmp>a</xmp>'],
  ['<SCRIPT src="a"/></SCRIPT >', '<xmp src="a"/></xmp >'],
])('What Chromium would report has another name before it is parsed: %s', (html, renamed) => {
  expect(renameNoise(html)).toBe(renamed);
});

it.each([
  '<p title="a onclick=b">',
  "<p title='a onclick=b'>",
  '<p>a onclick=b</p>',
  '1 < 2 onclick=a',
  '<p only title="a">',
  '<p data-on=1>',
  '<styled>a</styled>',
])('All else keeps its name: %s', (html) => {
  expect(renameNoise(html)).toBe(html);
});

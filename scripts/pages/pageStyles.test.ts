import type { PageRule } from '../../src/rendering/prerender';
import { checkStyles, styleMarkers, toStyleSheet } from './pageStyles';

const rules: readonly PageRule[] = [
  { key: 'css', id: 'b2', css: '.css-b2{color:red}' },
  { key: 'css-global', id: 'a1', css: 'html{margin:0}' },
  { key: 'css', id: 'b2', css: '.css-b2{color:red}' },
];

it('writes the rules of several pages into one file named by its hash, each once', () => {
  const sheet = toStyleSheet(rules);
  expect(sheet.css).toBe('html{margin:0}.css-b2{color:red}');
  expect(sheet.file).toMatch(/^assets\/page\.[0-9a-f]{10}\.css$/);
  expect([...sheet.names].sort()).toEqual(['css b2', 'css-global a1']);
  expect(toStyleSheet(rules.slice(1)).file).toBe(sheet.file);
  expect(toStyleSheet(rules.slice(0, 1)).file).not.toBe(sheet.file);
});

it('names the rules in empty style elements', () => {
  expect(styleMarkers(rules.slice(0, 2))).toBe(
    '<style data-emotion="css-global a1"></style><style data-emotion="css b2"></style>',
  );
});

it('refuses a style attribute, and not text that looks like one', () => {
  expect(() => checkStyles('/cart', '<i title="a style=">style=&quot;x&quot;</i>')).not.toThrow();
  expect(() => checkStyles('/cart', '<p>a</p><i class="b" style="width:70%">c</i>')).toThrow(
    'The page /cart has a style attribute: <i class="b" style="width:70%"',
  );
});

it('names the assets relative to the style sheet, so that they are found under any path', () => {
  const css = '@font-face{src:url(/assets/a.woff2) format("woff2")}a{background:url(/pictures/b.png)}';
  expect(toStyleSheet([{ key: 'css-global', id: 'x', css }]).css).toBe(
    '@font-face{src:url(a.woff2) format("woff2")}a{background:url(/pictures/b.png)}',
  );
});

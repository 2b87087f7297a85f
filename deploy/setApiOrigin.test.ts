import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseOrigin, setApiOrigin, withApiOrigin } from './setApiOrigin.mjs';

const TEMPLATE = readFileSync(join(__dirname, '../public/index.html'), 'utf8');
const page = (content: string) => `<meta name="storefront:api-origin" content="${content}">`;
/** With the link by which browsers connect to the API at once. */
const written = (origin: string) => `${page(origin)}<link rel="preconnect" href="${origin}">`;

it('writes the origin and removes it again', () => {
  const html = withApiOrigin(page(''), 'https://api.example.com');
  expect(html).toBe(written('https://api.example.com'));
  expect(withApiOrigin(html, 'https://api.example.org')).toBe(written('https://api.example.org'));
  expect(withApiOrigin(html, '')).toBe(page(''));
});

it('finds the meta tag of the real page', () => {
  expect(withApiOrigin(TEMPLATE, 'https://api.example.com')).toContain('content="https://api.example.com"');
});

it('refuses a page without the meta tag', () => {
  expect(() => withApiOrigin('<html></html>', '')).toThrow('storefront:api-origin');
});

it.each(['javascript:alert(1)', 'https://a.example/path', 'https://a.example"><script>', 'api.example.com'])(
  'refuses %s',
  (text) => {
    expect(() => parseOrigin(text)).toThrow(RangeError);
  },
);

it('renews existing compressed copies, and makes no others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-origin-'));
  const path = join(folder, 'index.html');
  writeFileSync(path, page(''));
  writeFileSync(`${path}.gz`, 'old');
  setApiOrigin(folder, 'https://api.example.com');
  expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(written('https://api.example.com'));
  expect(existsSync(`${path}.br`)).toBe(false);
  writeFileSync(`${path}.br`, 'old');
  setApiOrigin(folder, '');
  expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(page(''));
  rmSync(folder, { recursive: true });
});

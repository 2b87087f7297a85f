import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseApiAddress, parseOrigin, setApiOrigin, withApiOrigin } from './setApiOrigin.mjs';

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

it('writes an address with a base path, and connects to its origin', () => {
  expect(withApiOrigin(page(''), 'https://example.com/store/v2/')).toBe(
    `${page('https://example.com/store/v2')}<link rel="preconnect" href="https://example.com">`,
  );
});

it.each([
  ['https://api.example.com', 'https://api.example.com'],
  ['https://API.example.com/', 'https://api.example.com/'],
  ['http://localhost:9000/store/v2/', 'http://localhost:9000/store/v2'],
])('reads %s', (text, address) => expect(parseApiAddress(text)).toBe(address));

it.each([
  'javascript:alert(1)',
  'https://a.example/x?y=1',
  'https://a.example/#x',
  'https://a.example/x;y',
  '/v2',
])('refuses %s as the address of an API', (text) => {
  expect(() => parseApiAddress(text)).toThrow(RangeError);
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

describe('The service worker of a build', () => {
  const frame = (revision: string) =>
    `self.files=[{url:"shell.html",revision:"${revision}"},{url:"assets/a.js",revision:null}]`;
  const revisionIn = (worker: string) => /revision:"([^"]*)"/.exec(worker)?.[1];
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'worker-'));
    writeFileSync(join(folder, 'shell.html'), page(''));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is told that its frame has changed, in its compressed copy too', () => {
    const file = join(folder, 'sw.js');
    writeFileSync(file, frame('old'));
    writeFileSync(`${file}.br`, 'old');
    setApiOrigin(folder, 'https://api.example.com');
    const written = readFileSync(file, 'utf8');
    expect(revisionIn(written)).toMatch(/^[0-9a-f]{20}$/);
    expect(written).toBe(frame(revisionIn(written) ?? ''));
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(written);
    setApiOrigin(folder, 'https://api.example.org');
    expect(revisionIn(readFileSync(file, 'utf8'))).not.toBe(revisionIn(written));
    setApiOrigin(folder, 'https://api.example.com');
    expect(readFileSync(file, 'utf8')).toBe(written);
  });

  it('must name the frame', () => {
    writeFileSync(join(folder, 'sw.js'), 'self.files=[]');
    expect(() => setApiOrigin(folder, '')).toThrow('does not name shell.html');
  });
});

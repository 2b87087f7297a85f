import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { findPicture } from './pictures';

const accept = 'image/avif,*/*';
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-pictures-'));
  cpSync(join(__dirname, 'pictures/files'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function redFile(type: 'jpeg' | 'png'): Promise<Buffer> {
  const picture = sharp({ create: { width: 1200, height: 1500, channels: 3, background: '#d02020' } });
  return picture.toFormat(type).toBuffer();
}

/** The picture that is shown at a path: its size and its colour, each part 0 to 255. */
async function shownAt(path: string) {
  const found = await findPicture({ path, width: '320', accept }, folder);
  if (found === null) return null;
  const image = sharp(Buffer.from(await found.read()));
  const [{ format, width, height }, { dominant }] = [await image.metadata(), await image.stats()];
  return { mediaType: found.mediaType, format, width, height, isRed: dominant.r > 180 && dominant.g < 60 };
}

/** An SVG document with a filling. */
const square = (fill: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="${fill}"/></svg>`;

async function svgAt(path: string): Promise<string | null> {
  const found = await findPicture({ path, width: null, accept }, folder);
  return found === null ? null : String(await found.read());
}

it('shows another drawing once its file is there, in the colours of the product', async () => {
  writeFileSync(join(folder, 'penny-loafers.svg'), square('{color}'));
  expect(await svgAt('/pictures/penny-loafers-2.svg')).toBe(square('#a8713f'));
  expect(await svgAt('/pictures/penny-loafers-tan-1.svg')).toBe(square('#a8713f'));
  expect(await svgAt('/pictures/penny-loafers-cocoa-1.svg')).toBe(square('#54382a'));
  writeFileSync(join(folder, 'penny-loafers.svg'), square('{other 50% #000000}'));
  expect(await svgAt('/pictures/penny-loafers-cocoa-1.svg')).toBe(square('#543920'));
});

it('has no picture of a product without a drawing, but that of a file', async () => {
  rmSync(join(folder, 'claw-hammer.svg'));
  expect(await shownAt('/pictures/claw-hammer-1.webp')).toBeNull();
  writeFileSync(join(folder, 'claw-hammer-1.png'), await redFile('png'));
  expect(await shownAt('/pictures/claw-hammer-1.webp')).toMatchObject({ isRed: true });
});

it('shows a file in place of the drawing of the same name, in the width that is asked for', async () => {
  const path = '/pictures/claw-hammer-1.webp';
  expect(await shownAt(path)).toMatchObject({ mediaType: 'image/avif', width: 320, isRed: false });
  const drawn = await findPicture({ path, width: '320', accept }, folder);
  writeFileSync(join(folder, 'claw-hammer-1.jpg'), await redFile('jpeg'));
  expect(await shownAt(path)).toMatchObject({
    mediaType: 'image/avif',
    width: 320,
    height: 400,
    isRed: true,
  });
  const replaced = await findPicture({ path, width: '320', accept }, folder);
  expect(replaced?.tag).not.toBe(drawn?.tag);
  expect(await shownAt('/pictures/claw-hammer-2.webp')).toMatchObject({ isRed: false });
});

it('replaces the picture of a category and the logo as well', async () => {
  writeFileSync(join(folder, 'category/men.png'), await redFile('png'));
  writeFileSync(join(folder, 'logo.png'), await redFile('png'));
  expect(await shownAt('/pictures/category/men.webp')).toMatchObject({ isRed: true });
  expect(await shownAt('/pictures/logo.svg')).toMatchObject({ mediaType: 'image/avif', isRed: true });
});

it('reads no file that replaces no drawing', async () => {
  writeFileSync(join(folder, 'secret-1.png'), await redFile('png'));
  for (const path of [
    '/pictures/secret-1.webp',
    '/pictures/../secret-1.webp',
    '/pictures/category/../logo.svg',
  ]) {
    expect(await shownAt(path)).toBeNull();
  }
});

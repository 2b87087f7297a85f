/**
 * Renders drawings as AVIF or WebP pictures with the grain, and so the weight, of photographs, and resizes the files that
 * replace them. A rendered picture is kept on disk, because rendering one takes a tenth of a second or more.
 */
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { PICTURE_WIDTHS } from '../constants';

const CACHE_FOLDER = join(__dirname, '../../node_modules/.cache/sandbox-pictures');
/** Change it with the settings below: it is part of a cached file's name. */
const SETTINGS_VERSION = 2;
/** Of each format: the quality, and the time that is spent on a smaller file, of 0 to 9 and of 0 to 6. */
const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 50, effort: 1 }),
  webp: (picture: Sharp) => picture.webp({ quality: 75, effort: 1 }),
} as const;

/** A format of a rendered picture. */
export type PictureFormat = keyof typeof encoders;

/** The format for a browser that accepts these types: AVIF, which is smaller, where it can read it. */
export function pictureFormat(accept: string | undefined): PictureFormat {
  return accept?.includes('image/avif') === true ? 'avif' : 'webp';
}

const GRAIN = { type: 'gaussian', mean: 128, sigma: 18 } as const;
const GRAIN_SIZE = 256;
/** Drawings are rendered at most this wide, in pixels, then enlarged: their soft shadows take long, and have no detail. */
const LARGEST_DRAWING = 640;

const LARGEST = Math.max(...PICTURE_WIDTHS);

/** The width, in pixels, that a request for `wanted` gets: the next larger one there is; the largest for odd values. */
export function pictureWidth(wanted: string | null): number {
  const pixels = Number(wanted);
  return pixels > 0 ? (PICTURE_WIDTHS.find((width) => width >= pixels) ?? LARGEST) : LARGEST;
}

/** What a picture is rendered from: the markup of a drawing, or the contents of a file. */
export type PictureSource = string | Buffer;

/** The tag of a source at a width: the same as long as the picture is. */
export function pictureTag(source: PictureSource, width: number): string {
  return createHash('sha256')
    .update(`${SETTINGS_VERSION} ${width} `)
    .update(source)
    .digest('base64url')
    .slice(0, 16);
}

let grain: Promise<Buffer> | null = null;

/** A tile of grain, made once. */
function grainTile(): Promise<Buffer> {
  grain ??= sharp({
    create: { width: GRAIN_SIZE, height: GRAIN_SIZE, channels: 3, background: '#808080', noise: GRAIN },
  })
    .greyscale()
    .png()
    .toBuffer();
  return grain;
}

/** A drawing at a width in pixels, with grain. */
async function renderDrawing(svg: string, width: number): Promise<Sharp> {
  const drawing = await sharp(Buffer.from(svg))
    .resize(Math.min(width, LARGEST_DRAWING))
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(drawing)
    .resize(width)
    .composite([{ input: await grainTile(), blend: 'overlay', tile: true }]);
}

/** Renders a source at a width in pixels. Rejects where sharp cannot read it. */
export async function rasterise(
  source: PictureSource,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  const file = join(CACHE_FOLDER, `${pictureTag(source, width)}.${format}`);
  const kept = await readFile(file).catch(() => null);
  if (kept !== null) return kept;
  const rendered =
    typeof source === 'string'
      ? await renderDrawing(source, width)
      : sharp(source).resize({ width, withoutEnlargement: true });
  const picture = await encoders[format](rendered).toBuffer();
  // Renamed in one step, because other sandboxes read the same folder. Without a cache the picture is as good.
  const partial = `${file}.${process.pid}.${performance.now()}`;
  try {
    mkdirSync(CACHE_FOLDER, { recursive: true });
    await writeFile(partial, picture);
    await rename(partial, file);
  } catch {
    // A read-only installation has no cache.
  }
  return picture;
}

/** The sandbox's pictures: of each address the drawing, or the picture that replaces it. */
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { PICTURES_PATH } from '../constants';
import { findDrawing, readDrawing } from './drawing';
import { pictureFormat, pictureTag, pictureWidth, rasterise, type PictureSource } from './rasterise';

/** The drawings, and the pictures that are shown in place of those of the same name. */
const FOLDER = join(__dirname, 'files');
const REPLACEMENT_TYPES = ['avif', 'webp', 'jpg', 'png'] as const;

/** What is asked for, as the request has it. */
export interface PictureRequest {
  /** The decoded path, such as `/pictures/claw-hammer-1.webp`. */
  readonly path: string;
  /** The width in pixels; null for the largest. */
  readonly width: string | null;
  /** The media types that the browser accepts. */
  readonly accept: string | undefined;
}

/** A picture as an answer has it. */
export interface Picture {
  readonly mediaType: string;
  /** Whether it depends on what the browser accepts. */
  readonly varies: boolean;
  /** The same as long as the picture is. */
  readonly tag: string;
  /** Renders it. Rejects where a replacing file is no picture. */
  readonly read: () => Promise<PictureSource>;
}

/** The picture that replaces a drawing; null where there is none. */
async function readReplacement(folder: string, path: string): Promise<Buffer | null> {
  const name = path.slice(PICTURES_PATH.length, -extname(path).length);
  for (const type of REPLACEMENT_TYPES) {
    const file = await readFile(join(folder, `${name}.${type}`)).catch(() => null);
    if (file !== null) return file;
  }
  return null;
}

/** The picture at a path; null where there is none. Only files of the catalogue's names are read. */
export async function findPicture(
  { path, width: wanted, accept }: PictureRequest,
  folder = FOLDER,
): Promise<Picture | null> {
  const drawing = findDrawing(path);
  if (drawing === null) return null;
  const source = (await readReplacement(folder, path)) ?? (await readDrawing(folder, drawing));
  if (source === null) return null;
  if (typeof source === 'string' && extname(path) === '.svg') {
    return {
      mediaType: 'image/svg+xml; charset=utf-8',
      varies: false,
      tag: pictureTag(source, 0),
      read: () => Promise.resolve(source),
    };
  }
  const width = pictureWidth(wanted);
  const format = pictureFormat(accept);
  return {
    mediaType: `image/${format}`,
    varies: true,
    tag: `${pictureTag(source, width)} ${format}`,
    read: () => rasterise(source, width, format),
  };
}

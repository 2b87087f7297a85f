/** The sandbox's pictures: of each address the drawing, or the file that replaces it. */
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { PICTURES_PATH } from '../constants';
import { drawPicture } from './draw';
import { pictureFormat, pictureTag, pictureWidth, rasterise, type PictureSource } from './rasterise';

/** Files in here replace drawings of the same name. */
const REPLACEMENTS_FOLDER = join(__dirname, 'files');
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

/** The file that replaces a drawing; null where there is none. */
async function readReplacement(folder: string, path: string): Promise<Buffer | null> {
  const name = path.slice(PICTURES_PATH.length, -extname(path).length);
  for (const type of REPLACEMENT_TYPES) {
    const file = await readFile(join(folder, `${name}.${type}`)).catch(() => null);
    if (file !== null) return file;
  }
  return null;
}

/**
 * The picture at a path; null where nothing is drawn. Only what is drawn can be replaced, so no other file is read.
 * @param folder of the files that replace drawings
 */
export async function findPicture(
  { path, width: wanted, accept }: PictureRequest,
  folder = REPLACEMENTS_FOLDER,
): Promise<Picture | null> {
  const drawing = drawPicture(path);
  if (drawing === null) return null;
  const replacement = await readReplacement(folder, path);
  if (replacement === null && extname(path) === '.svg') {
    return {
      mediaType: 'image/svg+xml; charset=utf-8',
      varies: false,
      tag: pictureTag(drawing, 0),
      read: () => Promise.resolve(drawing),
    };
  }
  const source = replacement ?? drawing;
  const width = pictureWidth(wanted);
  const format = pictureFormat(accept);
  return {
    mediaType: `image/${format}`,
    varies: true,
    tag: `${pictureTag(source, width)} ${format}`,
    read: () => rasterise(source, width, format),
  };
}

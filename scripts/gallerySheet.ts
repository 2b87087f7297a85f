/** Writes one picture with small copies of every picture of the gallery. */
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { html } from '../apiServer/html';

/** A window size, and how large its pictures are. */
export interface Device {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** How much pictures of the page are scaled down. */
  readonly scale: number;
  /** The width of the small copies, in pixels. */
  readonly shown: number;
}

/** A phone, a tablet, a desktop. */
export const DEVICES: readonly Device[] = [
  { width: 390, height: 844, scale: 1, shown: 120 },
  { width: 768, height: 1024, scale: 0.6, shown: 150 },
  { width: 1440, height: 900, scale: 0.6, shown: 216 },
];

/** A picture of a screen. */
export interface Picture {
  /** The name of the state, such as 'Cart: empty'. */
  readonly name: string;
  /** Width of the window, in pixels. */
  readonly width: number;
  /** Its file in the gallery's folder. */
  readonly file: string;
}

const SHEET_WIDTH = 1500;
const GAP = 12;
/** Between the pictures of one state in the two schemes. */
const PAIR_GAP = 4;
const LABEL = 16;
const LABEL_CHARACTER = 6;
const QUALITY = 46;

/** Groups pictures by the state they show, in their order. */
function byState(pictures: readonly Picture[]): readonly (readonly [string, readonly Picture[]])[] {
  const names = [...new Set(pictures.map(({ name }) => name))];
  return names.map((name) => [name, pictures.filter((picture) => picture.name === name)]);
}

/** A small copy of what is seen without scrolling. */
function smallCopy(file: string, { width, height, shown }: Device): Promise<Buffer> {
  return sharp(file)
    .resize({ width: shown, height: Math.round((shown * height) / width), fit: 'cover', position: 'top' })
    .png()
    .toBuffer();
}

/** Writes one picture with small copies of every state, the light scheme beside the dark one. */
export async function writeSheet(
  folder: string,
  pictures: readonly Picture[],
  device: Device,
  target: string,
): Promise<void> {
  const { width, height, shown } = device;
  const pairWidth = 2 * shown + PAIR_GAP;
  const columns = Math.floor((SHEET_WIDTH + GAP) / (pairWidth + GAP));
  const rowHeight = Math.round((shown * height) / width) + LABEL + GAP;
  const states = byState(pictures);
  const parts: OverlayOptions[] = [];
  for (const [index, [name, shownPictures]] of states.entries()) {
    const left = (index % columns) * (pairWidth + GAP) + GAP;
    const top = Math.floor(index / columns) * rowHeight + GAP;
    const words = name.slice(0, Math.floor(pairWidth / LABEL_CHARACTER));
    const label = html`<svg width="${String(pairWidth)}" height="${String(LABEL)}">
      <text y="11" font-family="sans-serif" font-size="11" fill="#333">${words}</text>
    </svg>`;
    parts.push({ input: Buffer.from(label.text), left, top });
    for (const [place, { file }] of shownPictures.entries()) {
      const input = await smallCopy(join(folder, file), device);
      parts.push({ input, left: left + place * (shown + PAIR_GAP), top: top + LABEL });
    }
  }
  await sharp({
    create: {
      width: columns * (pairWidth + GAP) + GAP,
      height: Math.ceil(states.length / columns) * rowHeight + GAP,
      channels: 3,
      background: '#d9d6d0',
    },
  })
    .composite(parts)
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(target);
}

/** Draws QR codes as PNG files: one bit for each pixel, which zlib is enough for. */
import { crc32, deflateSync } from 'node:zlib';
import { qrMatrix } from './qrMatrix';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const QUIET_MODULES = 4;
const PIXELS_PER_MODULE = 8;
const BITS_PER_PIXEL = 1;
const GREYSCALE = 0;
const NO_ROW_FILTER = 0;

const chunk = (type: string, data: Buffer): Buffer => {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  const checksum = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
};

/** A black and white PNG of a text's QR code, with its quiet zone. */
export const toQrPng = (text: string): Buffer => {
  const matrix = qrMatrix(text);
  const side = (matrix.length + 2 * QUIET_MODULES) * PIXELS_PER_MODULE;
  const rowBytes = Math.ceil(side / 8);
  const pixels = Buffer.alloc((rowBytes + 1) * side, 0xff);
  for (let y = 0; y < side; y += 1) {
    const rowStart = y * (rowBytes + 1);
    pixels[rowStart] = NO_ROW_FILTER;
    const modules = matrix[Math.floor(y / PIXELS_PER_MODULE) - QUIET_MODULES] ?? [];
    modules.forEach((dark, column) => {
      // A module is eight pixels wide: one byte.
      if (dark) pixels[rowStart + 1 + column + QUIET_MODULES] = 0x00;
    });
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = BITS_PER_PIXEL;
  header[9] = GREYSCALE;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

import { inflateSync } from 'node:zlib';
import { qrMatrix, type QrMatrix } from './qrMatrix';
import { toQrPng } from './qrPng';

const QUIET = 4;
const SCALE = 8;

/** Reads a one-bit greyscale PNG without row filters back into modules. */
const readBack = (png: Buffer): QrMatrix => {
  const side = png.readUInt32BE(16);
  const dataLength = png.readUInt32BE(33);
  const rows = inflateSync(png.subarray(41, 41 + dataLength));
  const rowBytes = Math.ceil(side / 8) + 1;
  const modules = side / SCALE - 2 * QUIET;
  return Array.from({ length: modules }, (_row, y) =>
    Array.from(
      { length: modules },
      (_column, x) => rows[(y + QUIET) * SCALE * rowBytes + 1 + x + QUIET] === 0,
    ),
  );
};

describe('a QR code', () => {
  it.each(['upi://pay?pa=loom@sandbox&am=3997.00&cu=INR', '₹ ३९९७ – नमस्ते'])(
    'of %s becomes a PNG with the same modules',
    (text) => {
      expect(readBack(toQrPng(text))).toEqual(qrMatrix(text));
    },
  );

  it('cannot hold a text that is too long', () => {
    expect(() => qrMatrix('x'.repeat(3000))).toThrow();
  });
});

/** @jest-environment node */
import { inflateSync } from 'node:zlib';
import { QRCodeSVG } from 'qrcode.react';
import { renderToStaticMarkup } from 'react-dom/server';
import { qrCandidates, qrMatrix, type QrMatrix } from './qrMatrix';
import { toQrPng } from './qrPng';

const QUIET = 4;
const SCALE = 8;

/** What the shop's own QR component draws, read back from its path: `M x y h length v1 H x z` per run of dark modules. */
const drawnByTheShop = (text: string): boolean[][] => {
  const markup = renderToStaticMarkup(<QRCodeSVG value={text} level="M" boostLevel={false} marginSize={0} />);
  const size = Number(/viewBox="0 0 (\d+)/.exec(markup)?.[1]);
  const matrix = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const dark = /<path fill="#000000" d="([^"]+)"/.exec(markup)?.[1] ?? '';
  for (const [, x = '', y = '', length = ''] of dark.matchAll(/M(\d+)[ ,](\d+) ?h(\d+)v1H\d+z/g)) {
    matrix[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  }
  return matrix;
};

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
  it.each([1, 14, 15, 62, 106, 152, 180, 213, 251, 331, 412])(
    'of %i bytes is what the shop draws',
    (length) => {
      const text = 'upi://pay?pa=loom@sandbox&am=3997.00&tr='.repeat(11).slice(0, length);
      expect(qrCandidates(text)).toContainEqual(drawnByTheShop(text));
    },
  );

  it('is the easiest to read of its candidates', () => {
    expect(qrCandidates('upi://pay')).toContainEqual(qrMatrix('upi://pay'));
  });

  it('keeps what is not ASCII', () => {
    expect(qrCandidates('₹ ३९९७ – नमस्ते')).toContainEqual(drawnByTheShop('₹ ३९९७ – नमस्ते'));
  });

  it('is refused when it is too long', () => {
    expect(() => qrMatrix('x'.repeat(413))).toThrow(RangeError);
  });

  it('becomes a PNG that holds it whole', () => {
    const text = 'upi://pay?pa=loom@sandbox&am=3997.00&cu=INR';
    expect(readBack(toQrPng(text))).toEqual(qrMatrix(text));
  });
});

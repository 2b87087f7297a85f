/**
 * QR codes by ISO/IEC 18004: byte mode, error correction level M, versions 1 to 15, which is room for 412 bytes.
 * The shop draws QR codes itself; the sandbox needs its own because a bank may send a finished picture.
 */

/** A square of modules; true is dark. There is no quiet zone around it. */
export type QrMatrix = readonly (readonly boolean[])[];

/** Level M: error correction codewords per block, and blocks, by version. */
const ECC_PER_BLOCK = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24] as const;
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10] as const;
const LEVEL_M_BITS = 0b00;
const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11] as const;

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_r, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** A version's measures: codewords in all, error correction codewords per block, blocks. */
interface Version {
  readonly number: number;
  readonly size: number;
  readonly codewords: number;
  readonly eccPerBlock: number;
  readonly blocks: number;
}

const VERSIONS: readonly Version[] = ECC_PER_BLOCK.map((eccPerBlock, index) => {
  const number = index + 1;
  let modules = (16 * number + 128) * number + 64;
  if (number >= 2) {
    const alignments = Math.floor(number / 7) + 2;
    modules -= (25 * alignments - 10) * alignments - 55;
    if (number >= 7) modules -= 36;
  }
  return {
    number,
    size: 17 + 4 * number,
    codewords: Math.floor(modules / 8),
    eccPerBlock,
    blocks: BLOCKS[index] ?? 1,
  };
});

/** Bits of the length that follows the mode. */
const lengthBits = (version: Version): number => (version.number < 10 ? 8 : 16);
const dataCodewords = (version: Version): number => version.codewords - version.eccPerBlock * version.blocks;

/** Multiplies in the field GF(2^8) modulo x^8 + x^4 + x^3 + x^2 + 1. */
const multiply = (a: number, b: number): number => {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
};

/** The coefficients of the Reed-Solomon generator of this degree, without the leading one. */
const generatorOf = (degree: number): number[] => {
  let generator = [1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    const next = [...generator, 0];
    generator.forEach((value, index) => {
      next[index + 1] = (next[index + 1] ?? 0) ^ multiply(value, root);
    });
    generator = next;
    root = multiply(root, 2);
  }
  return generator.slice(1);
};

const errorCorrection = (data: readonly number[], generator: readonly number[]): number[] => {
  let remainder = generator.map(() => 0);
  for (const value of data) {
    const factor = value ^ (remainder[0] ?? 0);
    const shifted = [...remainder.slice(1), 0];
    remainder = shifted.map((term, index) => term ^ multiply(generator[index] ?? 0, factor));
  }
  return remainder;
};

const toBits = (value: number, length: number): boolean[] =>
  Array.from({ length }, (_unused, index) => ((value >>> (length - 1 - index)) & 1) === 1);

const toDataCodewords = (bytes: Uint8Array, version: Version): number[] => {
  const capacity = dataCodewords(version) * 8;
  const bits = [...toBits(BYTE_MODE, 4), ...toBits(bytes.length, lengthBits(version))];
  for (const byte of bytes) bits.push(...toBits(byte, 8));
  bits.push(...toBits(0, Math.min(4, capacity - bits.length)));
  bits.push(...toBits(0, (8 - (bits.length % 8)) % 8));
  const codewords: number[] = [];
  for (let start = 0; start < bits.length; start += 8) {
    codewords.push(bits.slice(start, start + 8).reduce((value, bit) => value * 2 + Number(bit), 0));
  }
  for (let index = 0; codewords.length < dataCodewords(version); index += 1)
    codewords.push(PADDING[index % 2] ?? 0);
  return codewords;
};

/** Splits the data into blocks, adds each one's error correction and interleaves them all. */
const interleave = (data: readonly number[], version: Version): number[] => {
  const { blocks, eccPerBlock } = version;
  const shortLength = Math.floor(data.length / blocks);
  const longBlocks = data.length % blocks;
  const generator = generatorOf(eccPerBlock);
  let start = 0;
  const parts = Array.from({ length: blocks }, (_unused, index) => {
    const length = shortLength + (index >= blocks - longBlocks ? 1 : 0);
    const block = data.slice(start, start + length);
    start += length;
    return { block, ecc: errorCorrection(block, generator) };
  });
  const result: number[] = [];
  for (let index = 0; index <= shortLength; index += 1) {
    for (const { block } of parts) result.push(...block.slice(index, index + 1));
  }
  for (let index = 0; index < eccPerBlock; index += 1) {
    for (const { ecc } of parts) result.push(...ecc.slice(index, index + 1));
  }
  return result;
};

/** The remainder of a value with `degree` zero bits behind it, for the two BCH codes of the format. */
const bch = (value: number, degree: number, generator: number): number => {
  let remainder = value;
  for (let step = 0; step < degree; step += 1) {
    remainder = (remainder << 1) ^ ((remainder >>> (degree - 1)) * generator);
  }
  return remainder;
};

const alignmentPositions = ({ number, size }: Version): number[] => {
  if (number === 1) return [];
  const count = Math.floor(number / 7) + 2;
  const step = Math.ceil((size - 13) / (2 * count - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_unused, index) => size - 7 - step * (count - 2 - index))];
};

/** A code under construction: which modules are dark, and which belong to a pattern and carry no data. */
class Canvas {
  readonly size: number;
  readonly dark: boolean[][];
  readonly #reserved: boolean[][];

  constructor(size: number) {
    this.size = size;
    this.dark = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
    this.#reserved = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  }

  isReserved(row: number, column: number): boolean {
    return this.#reserved[row]?.[column] ?? true;
  }

  set(row: number, column: number, dark: boolean): void {
    const line = this.dark[row];
    if (line !== undefined && column >= 0 && column < this.size) line[column] = dark;
  }

  reserve(row: number, column: number, dark: boolean): void {
    const line = this.#reserved[row];
    if (line === undefined || column < 0 || column >= this.size) return;
    line[column] = true;
    this.set(row, column, dark);
  }
}

const drawFinder = (canvas: Canvas, row: number, column: number): void => {
  for (let down = -4; down <= 4; down += 1) {
    for (let right = -4; right <= 4; right += 1) {
      const ring = Math.max(Math.abs(down), Math.abs(right));
      canvas.reserve(row + down, column + right, ring !== 2 && ring !== 4);
    }
  }
};

const drawAlignment = (canvas: Canvas, row: number, column: number): void => {
  for (let down = -2; down <= 2; down += 1) {
    for (let right = -2; right <= 2; right += 1) {
      canvas.reserve(row + down, column + right, Math.max(Math.abs(down), Math.abs(right)) !== 1);
    }
  }
};

const drawFormat = (canvas: Canvas, mask: number): void => {
  const value = (LEVEL_M_BITS << 3) | mask;
  const bits = ((value << 10) | bch(value, 10, 0x537)) ^ 0x5412;
  const bit = (index: number): boolean => ((bits >>> index) & 1) === 1;
  const { size } = canvas;
  const beside = [0, 1, 2, 3, 4, 5, 7, 8];
  beside.forEach((row, index) => canvas.reserve(row, 8, bit(index)));
  [7, 5, 4, 3, 2, 1, 0].forEach((column, index) => canvas.reserve(8, column, bit(index + 8)));
  for (let index = 0; index < 8; index += 1) canvas.reserve(8, size - 1 - index, bit(index));
  for (let index = 8; index < 15; index += 1) canvas.reserve(size - 15 + index, 8, bit(index));
  canvas.reserve(size - 8, 8, true);
};

const drawVersion = (canvas: Canvas, { number, size }: Version): void => {
  if (number < 7) return;
  const bits = (number << 12) | bch(number, 12, 0x1f25);
  for (let index = 0; index < 18; index += 1) {
    const dark = ((bits >>> index) & 1) === 1;
    const near = Math.floor(index / 3);
    const far = size - 11 + (index % 3);
    canvas.reserve(near, far, dark);
    canvas.reserve(far, near, dark);
  }
};

const drawPatterns = (canvas: Canvas, version: Version): void => {
  const { size } = canvas;
  for (let index = 0; index < size; index += 1) {
    canvas.reserve(6, index, index % 2 === 0);
    canvas.reserve(index, 6, index % 2 === 0);
  }
  drawFinder(canvas, 3, 3);
  drawFinder(canvas, 3, size - 4);
  drawFinder(canvas, size - 4, 3);
  const positions = alignmentPositions(version);
  const last = positions.length - 1;
  positions.forEach((row, y) => {
    positions.forEach((column, x) => {
      const onFinder = (y === 0 && x === 0) || (y === 0 && x === last) || (y === last && x === 0);
      if (!onFinder) drawAlignment(canvas, row, column);
    });
  });
  drawFormat(canvas, 0);
  drawVersion(canvas, version);
};

/** Lays the bits in pairs of columns from the right, upwards and downwards in turn. */
const drawData = (canvas: Canvas, codewords: readonly number[]): void => {
  const bits = codewords.flatMap((codeword) => toBits(codeword, 8));
  const { size } = canvas;
  let next = 0;
  let upward = true;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const row = upward ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (canvas.isReserved(row, column)) continue;
        canvas.set(row, column, bits[next] ?? false);
        next += 1;
      }
    }
    upward = !upward;
  }
};

const applyMask = (canvas: Canvas, mask: number): void => {
  const flips = MASKS[mask];
  canvas.dark.forEach((line, row) => {
    line.forEach((dark, column) => {
      if (!canvas.isReserved(row, column) && flips?.(row, column) === true) canvas.set(row, column, !dark);
    });
  });
};

const FINDER_LIKE = [
  [true, false, true, true, true, false, true, false, false, false, false],
  [false, false, false, false, true, false, true, true, true, false, true],
] as const;

const linePenalty = (line: readonly boolean[]): number => {
  let penalty = 0;
  let run = 0;
  line.forEach((dark, index) => {
    run = index > 0 && line[index - 1] === dark ? run + 1 : 1;
    if (run === 5) penalty += 3;
    else if (run > 5) penalty += 1;
    if (
      FINDER_LIKE.some((pattern) => pattern.every((expected, offset) => line[index + offset] === expected))
    ) {
      penalty += 40;
    }
  });
  return penalty;
};

/** How hard a code is to read, by the four rules of the standard. */
const penaltyOf = (matrix: QrMatrix): number => {
  const size = matrix.length;
  let penalty = 0;
  let darkModules = 0;
  matrix.forEach((line, row) => {
    penalty += linePenalty(line) + linePenalty(matrix.map((other) => other[row] ?? false));
    line.forEach((dark, column) => {
      if (dark) darkModules += 1;
      const below = matrix[row + 1];
      if (
        below !== undefined &&
        dark === line[column + 1] &&
        dark === below[column] &&
        dark === below[column + 1]
      ) {
        penalty += 3;
      }
    });
  });
  const deviation = Math.abs((darkModules * 100) / (size * size) - 50);
  return penalty + Math.floor(deviation / 5) * 10;
};

const draw = (version: Version, codewords: readonly number[], mask: number): QrMatrix => {
  const canvas = new Canvas(version.size);
  drawPatterns(canvas, version);
  drawData(canvas, codewords);
  applyMask(canvas, mask);
  drawFormat(canvas, mask);
  return canvas.dark;
};

/** Takes a text, returns every code that says it: one for each of the eight masks. Throws a RangeError when it is too long. */
export const qrCandidates = (text: string): QrMatrix[] => {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.find((one) => 4 + lengthBits(one) + bytes.length * 8 <= dataCodewords(one) * 8);
  if (version === undefined) throw new RangeError('The text is too long for a QR code.');
  const codewords = interleave(toDataCodewords(bytes, version), version);
  return MASKS.map((_rule, mask) => draw(version, codewords, mask));
};

/** Takes a text of at most 412 bytes, returns the code that is easiest to read. Throws a RangeError when it is too long. */
export const qrMatrix = (text: string): QrMatrix =>
  qrCandidates(text)
    .map((matrix) => ({ matrix, penalty: penaltyOf(matrix) }))
    .reduce((best, candidate) => (candidate.penalty < best.penalty ? candidate : best)).matrix;

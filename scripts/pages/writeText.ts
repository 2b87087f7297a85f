/** Writes text files with their compressed copies. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** How much time compressing may take: 'best' for files that are written once, 'quick' for thousands of pages. */
export type Effort = 'best' | 'quick';

const efforts = {
  best: { brotli: 11, gzip: 9 },
  quick: { brotli: 5, gzip: 6 },
} as const satisfies Record<Effort, object>;

/** A text's compressed copies, by the ending of their names. */
export function compressed(
  text: string,
  effort: Effort,
): readonly (readonly [ending: string, copy: Buffer])[] {
  const { brotli, gzip } = efforts[effort];
  return [
    ['.br', brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotli } })],
    ['.gz', gzipSync(text, { level: gzip })],
  ];
}

/** Writes a text file and its compressed copies, and the folders above it. */
export function writeText(file: string, text: string, effort: Effort = 'best'): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  for (const [ending, copy] of compressed(text, effort)) writeFileSync(`${file}${ending}`, copy);
}

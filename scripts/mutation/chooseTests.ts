/**
 * Chooses the tests of a mutant: those that cover it, of the test files that most probably notice it. A mutant that
 * lives is run by all of them, so they are limited: 4 files, and tests of 2.5 seconds altogether. A mutant that only
 * a test beyond these limits would notice counts as one that lives; a thorough run has no limits.
 */
import { posix } from 'node:path';

export interface Limits {
  readonly files: number;
  /** Of all tests together, in milliseconds. The first test is chosen whatever it takes. */
  readonly time: number;
}

export const QUICK: Limits = { files: 4, time: 2500 };
export const THOROUGH: Limits = { files: Infinity, time: Infinity };

/** A test that takes longer, in milliseconds, comes after the shorter ones of all files. */
const LONG = 400;

export interface CoveringTest {
  readonly id: string;
  /** In milliseconds. */
  readonly duration: number;
}

/** A test file that runs the mutated code. */
export interface CoveringFile {
  /** From the project's root. */
  readonly file: string;
  /** Its tests that cover the mutant: all of them where the mutated code runs as the file is loaded. */
  readonly tests: readonly CoveringTest[];
  /** The part of its tests that run the mutated code themselves, from 0 to 1. */
  readonly share: number;
}

/** The number of folders between two files. */
function distance(one: string, other: string): number {
  const path = posix.relative(posix.dirname(one), posix.dirname(other));
  return path === '' ? 0 : path.split('/').length;
}

/** Smaller is better, and the first number that differs decides. */
function rank(mutated: string, { file, share }: CoveringFile): readonly number[] {
  const far = distance(mutated, file);
  const isScreens = file.endsWith('.tsx');
  return [far === 0 ? 0 : 1, isScreens ? 1 : 0, far, -share];
}

function compare(one: readonly number[], other: readonly number[]): number {
  return one.map((value, index) => value - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** Returns the ids of the tests that a mutant in the file `mutated` is run by. */
export function chooseTests(
  mutated: string,
  covering: readonly CoveringFile[],
  limits: Limits,
): readonly string[] {
  const nearest = covering
    .map((file) => ({ file, rank: rank(mutated, file) }))
    .sort((one, other) => compare(one.rank, other.rank))
    .slice(0, limits.files)
    .flatMap(({ file }) => [...file.tests].sort((one, other) => one.duration - other.duration));
  const isLong = ({ duration }: CoveringTest): boolean => duration > LONG;
  const chosen: string[] = [];
  let time = 0;
  for (const test of [...nearest.filter((each) => !isLong(each)), ...nearest.filter(isLong)]) {
    if (chosen.length > 0 && time + test.duration > limits.time) continue;
    chosen.push(test.id);
    time += test.duration;
  }
  return chosen;
}

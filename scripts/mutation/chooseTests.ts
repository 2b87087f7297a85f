/**
 * Chooses the tests of a mutant: those that cover it, of the test files of its own part of the project (`src/lib`,
 * `src/api`, or its feature). Code that no test of its own part covers is run by the two nearest test files of others.
 * Those of the files that are named after the mutated one come first, the short ones before the others. A mutant that
 * lives is run by all of its tests, so they may take 4.5 seconds of processor time altogether. A mutant that only a test
 * beyond these limits would notice counts as one that lives; a thorough run has no limits.
 */
import { posix } from 'node:path';

export interface Limits {
  /** The number of test files of other parts. */
  readonly others: number;
  /** Of all tests together, with the loading of their files, in milliseconds. The first is chosen whatever it takes. */
  readonly time: number;
}

export const QUICK: Limits = { others: 2, time: 4500 };
export const THOROUGH: Limits = { others: Infinity, time: Infinity };

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
  /** What the file takes to load, in milliseconds. */
  readonly loading: number;
}

/** Returns the part of the project that a file is in: a feature, or a folder of `src`. */
function partOf(file: string): string {
  const folders = file.split('/').slice(0, -1);
  return folders.slice(0, folders[1] === 'features' ? 3 : 2).join('/');
}

/** The number of folders between two files. */
function distance(one: string, other: string): number {
  const path = posix.relative(posix.dirname(one), posix.dirname(other));
  return path === '' ? 0 : path.split('/').length;
}

/** The name of a file without what follows its first full stop: that of a source file and of its test files. */
function nameOf(file: string): string {
  return posix.basename(file).split('.', 1)[0] ?? '';
}

/** Tells whether a test file is named after the mutated file. */
function isNamesake(mutated: string, { file }: CoveringFile): boolean {
  return nameOf(file) === nameOf(mutated);
}

/** Smaller is better, and the first number that differs decides. */
function rank(mutated: string, covering: CoveringFile): readonly number[] {
  const { file, share } = covering;
  const far = distance(mutated, file);
  const isScreens = file.endsWith('.tsx');
  return [isNamesake(mutated, covering) ? 0 : 1, far === 0 ? 0 : 1, isScreens ? 1 : 0, far, -share];
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
  const ranked = covering
    .map((file) => ({ file, rank: rank(mutated, file) }))
    .sort((one, other) => compare(one.rank, other.rank))
    .map(({ file }) => file);
  const own = ranked.filter(({ file }) => partOf(file) === partOf(mutated));
  const isThorough = limits.others === Infinity;
  const files = own.length > 0 && !isThorough ? own : ranked.slice(0, limits.others);
  const testsOf = (some: readonly CoveringFile[]) =>
    some
      .flatMap((file) => file.tests.map((test) => ({ ...test, file })))
      .sort((one, other) => one.duration - other.duration);
  const namesakes = files.filter((file) => isNamesake(mutated, file));
  const others = files.filter((file) => !isNamesake(mutated, file));
  const tests = [...testsOf(namesakes), ...others.flatMap((file) => testsOf([file]))];
  const isLong = ({ duration }: CoveringTest): boolean => duration > LONG;
  const chosen: string[] = [];
  const loaded = new Set<CoveringFile>();
  let time = 0;
  for (const { id, duration, file } of [...tests.filter((each) => !isLong(each)), ...tests.filter(isLong)]) {
    const cost = duration + (loaded.has(file) ? 0 : file.loading);
    if (chosen.length > 0 && time + cost > limits.time) continue;
    chosen.push(id);
    loaded.add(file);
    time += cost;
  }
  return chosen;
}

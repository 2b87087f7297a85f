/** One run of a test file: what the runner asks for, and what the hook in Jest's place of a test runner reports. */
import type { InstrumenterContext } from '@stryker-mutator/api/core';

/** A test that was run. */
export interface RanTest {
  readonly id: string;
  readonly name: string;
  /** What it took of the processors, in milliseconds. */
  readonly duration: number;
  /** By the clock, in milliseconds. */
  readonly elapsed: number;
  /** The first failure; null if it passed. */
  readonly failure: string | null;
}

export interface FileRun {
  /** The test file, from the project's root. Part of the ids of its tests. */
  readonly file: string;
  /** The ids of the tests to run, and how long each may take in milliseconds; null for all of them. */
  readonly wanted: ReadonlyMap<string, number> | null;
  /** What Stryker's instrumented code reads and writes. */
  readonly namespace: InstrumenterContext;
  /** Whether to end at the first failure. */
  readonly endsAtFailure: boolean;
  /** Jest's own test framework: the path of its module. */
  readonly framework: string;
  /** Filled by the run. */
  readonly ran: RanTest[];
}

let current: FileRun | null = null;

/** Sets the run that the next test file belongs to; the hook is loaded by Jest and takes no arguments of ours. */
export function setCurrentRun(run: FileRun | null): void {
  current = run;
}

export function currentRun(): FileRun {
  if (current === null) throw new Error('No test file was asked for.');
  return current;
}

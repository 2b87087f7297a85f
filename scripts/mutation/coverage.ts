/** Turns what the test files covered without a mutant into the tests that each mutant is run by. */
import type { MutantCoverage } from '@stryker-mutator/api/core';
import { chooseTests } from './chooseTests';
import type { CoveringFile, Limits } from './chooseTests';
import type { RanTest } from './fileRun';

export interface MeasuredFile {
  /** From the project's root. */
  readonly file: string;
  /** What the whole file took, in milliseconds. */
  readonly duration: number;
  readonly coverage: MutantCoverage;
  readonly tests: readonly RanTest[];
}

export interface MeasuredTest {
  readonly id: string;
  readonly name: string;
  readonly file: string;
  /** With its part of the time that its file took to load, in milliseconds. */
  readonly duration: number;
}

export interface Attribution {
  /** How often each chosen test runs each mutated piece of code. */
  readonly perTest: MutantCoverage['perTest'];
  readonly tests: readonly MeasuredTest[];
}

/** For each mutant, the tests of a file that run its code and how often. Those without a mutant are left out. */
function testsByMutant({ coverage, tests }: MeasuredFile): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const found = new Map<string, Map<string, number>>();
  for (const { id } of tests) {
    for (const [mutant, hits] of Object.entries(coverage.perTest[id] ?? {})) {
      const hitsByTest = found.get(mutant) ?? new Map<string, number>();
      found.set(mutant, hitsByTest.set(id, hits));
    }
  }
  return found;
}

/** What a file took besides its tests, in milliseconds. */
function loadingOf({ duration, tests }: MeasuredFile): number {
  return Math.max(0, duration - tests.reduce((sum, test) => sum + test.duration, 0));
}

/**
 * The tests of a file that a mutant's code counts as run by.
 * @param own how often the code runs in each test that runs it. Code that a single test runs may build what the tests
 * that follow use, as a slice's reducer is built by its first call: it counts as run by these too.
 */
function testsFor(tests: readonly RanTest[], own: ReadonlyMap<string, number>): readonly RanTest[] {
  const [first] = own.keys();
  if (own.size === 1) return tests.slice(tests.findIndex(({ id }) => id === first));
  return tests.filter(({ id }) => own.has(id));
}

/**
 * Code that runs as a file is loaded counts as run by every test of that file, and of no other.
 * @param mutants the file of each mutant
 */
export function attribute(
  measured: readonly MeasuredFile[],
  mutants: ReadonlyMap<string, string>,
  limits: Limits,
): Attribution {
  const perTest: MutantCoverage['perTest'] = {};
  const covered = measured.map((file) => ({
    ...file,
    loading: loadingOf(file),
    byMutant: testsByMutant(file),
  }));
  for (const [mutant, mutated] of mutants) {
    const hits = new Map<string, number>();
    const covering = covered.flatMap(
      ({ file, coverage, tests, loading, byMutant }): readonly CoveringFile[] => {
        const own = byMutant.get(mutant) ?? new Map<string, number>();
        const whileLoading = coverage.static[mutant] ?? 0;
        const chosen = whileLoading > 0 ? tests : testsFor(tests, own);
        // Stryker leaves out a test without a hit.
        for (const { id } of chosen) hits.set(id, Math.max(1, whileLoading + (own.get(id) ?? 0)));
        const share = own.size / tests.length;
        return chosen.length === 0 ? [] : [{ file, tests: chosen, share, loading }];
      },
    );
    for (const id of chooseTests(mutated, covering, limits)) {
      const ofTest = (perTest[id] ??= {});
      ofTest[mutant] = hits.get(id) ?? 0;
    }
  }
  const tests = covered.flatMap(({ file, loading, tests: ran }) =>
    ran.map(({ id, name, duration }) => ({ id, name, file, duration: duration + loading / ran.length })),
  );
  return { perTest, tests };
}

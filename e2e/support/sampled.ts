import { isFullRun } from '../../src/testing/fullRun';
import { sampleOf, seededRandom } from '../../src/testing/random';

const DEFAULT_SEED = 20_261_122;
/** Chooses the samples. */
export const seed = Number(process.env.SAMPLE_SEED ?? DEFAULT_SEED);

/** Cases of one kind: a sample in `npm test`, others with SAMPLE_SEED=n, all in `npm run test:full`. */
export function sampled<T>(cases: readonly T[], size: number): readonly T[] {
  // A generator for each sample: Playwright's workers do not read every file.
  return isFullRun ? cases : sampleOf(cases, size, seededRandom(seed));
}

/**
 * Declares tests for `npm run test:full` only: variants of other tests, which `npm test` leaves out to be quick.
 * @param test Playwright's `test`, with its fixtures
 */
export function inFullRun<T, S>(test: T & { readonly skip: S }): T | S {
  return isFullRun ? test : test.skip;
}

import { isFullRun } from './fullRun';
import { sampleOf, seededRandom } from './random';

const DEFAULT_SEED = 20_261_122;
/** Chooses the samples. */
export const seed = Number(process.env.SAMPLE_SEED ?? DEFAULT_SEED);

/** Cases of one kind: a sample in `npm test`, others with SAMPLE_SEED=n, all in `npm run test:full`. */
export function sampled<T>(cases: readonly T[], size: number): readonly T[] {
  // A generator for each sample: workers do not read every file.
  return isFullRun ? cases : sampleOf(cases, size, seededRandom(seed));
}

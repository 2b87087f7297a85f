import type { PatternWorker } from './patternRunner';

/** Starts the worker that runs patterns. Throws where there are no workers or none may be started. */
export function startPatternWorker(): PatternWorker {
  // Stryker disable next-line StringLiteral: webpack replaces the address; browser tests run the worker.
  return new Worker(/* webpackChunkName: "patternWorker" */ new URL('./patternWorker.ts', import.meta.url));
}

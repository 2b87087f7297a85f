import { isFullRun } from '../../src/testing/fullRun';

/** The fixture that leaves a test out. */
export interface Skippable {
  /** Why the test is not run; '' where it is. */
  readonly reasonToSkip: string;
}

/** Extends `test` for `npm run test:full` only: for variants of other tests, which `npm test` leaves out to be quick. */
export const inFullRun = {
  reasonToSkip: isFullRun ? '' : 'A variant of another test: npm run test:full runs it, or FULL=1.',
} satisfies Skippable;

import { isFullRun } from '../../src/testing/fullRun';

/**
 * Declares tests for `npm run test:full` only: variants of other tests, which `npm test` leaves out to be quick.
 * @param test Playwright's `test`, with its fixtures
 */
export function inFullRun<T, S>(test: T & { readonly skip: S }): T | S {
  return isFullRun ? test : test.skip;
}

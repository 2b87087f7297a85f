/** A test that is not run says why, and what would run it. */
import SkipReporter from '../e2e/support/skipReporter';

it('Browser tests that are skipped are counted by their reason', () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  const reporter = new SkipReporter();
  const reasons = ['A variant.', 'No store.', 'A variant.'];
  for (const description of reasons)
    reporter.onTestEnd(null, { annotations: [{ type: 'skip', description }] });
  reporter.onTestEnd(null, { annotations: [] });
  reporter.onEnd();
  expect(log.mock.calls.flat()).toEqual(['2 skipped: A variant.', '1 skipped: No store.']);
});

it.each([
  ['', 1],
  ['1', 0],
])('Jest says what runs a slow file that is named, with FULL=%j', (FULL, sentences) => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  jest.replaceProperty(process, 'env', { ...process.env, FULL });
  jest.replaceProperty(process, 'argv', ['node', 'jest', 'scripts/replay.full']);
  jest.isolateModules(() => jest.requireActual('../jest.config'));
  expect(error.mock.calls.filter(([text]) => String(text).includes('FULL=1 runs'))).toHaveLength(sentences);
});

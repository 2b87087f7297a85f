import { countJest, countPlaywright, formatSummary, type StepResult } from './checkEverything';

const STEPS: StepResult[] = [
  { name: 'types', state: 'passed', seconds: 1.25, passed: 1, failed: 0 },
  { name: 'unit tests', state: 'failed', seconds: 20, passed: 41, failed: 2 },
  { name: 'browser tests', state: 'passed', seconds: 9, passed: 3, failed: 0 },
];

it('adds up tests and steps in its last line', () => {
  expect(formatSummary(STEPS, 31.5).split('\n').at(-1)).toBe('45 passed, 2 failed');
});

it('counts a test file that cannot run as a failure', () => {
  expect(countJest({ numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 1 })).toEqual({
    passed: 3,
    failed: 2,
  });
});

it('counts a browser test that needed a second try as failed', () => {
  expect(countPlaywright({ stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 1 } })).toEqual({
    passed: 5,
    failed: 3,
  });
});

it('says what each step took, and all of them', () => {
  const table = formatSummary(STEPS, 31.5);
  expect(table).toMatch(/unit tests +failed +20\.0 s/);
  expect(table).toMatch(/all of it +31\.5 s/);
});

it.each([null, {}, 'text'])('finds nothing in a report that is none: %j', (report) => {
  expect(countJest(report)).toEqual({ passed: 0, failed: 0 });
  expect(countPlaywright(report)).toEqual({ passed: 0, failed: 0 });
});

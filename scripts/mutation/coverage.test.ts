import { THOROUGH } from './chooseTests';
import { attribute } from './coverage';
import type { MeasuredFile } from './coverage';

const MUTANTS = new Map([
  ['1', 'src/lib/money.ts'],
  ['2', 'src/lib/money.ts'],
  ['3', 'src/lib/money.ts'],
  ['4', 'src/lib/money.ts'],
]);

function measured(file: string, coverage: MeasuredFile['coverage']): MeasuredFile {
  const tests = ['adds', 'takes'].map((name) => ({
    id: `${file} ${name}`,
    name,
    duration: 10,
    elapsed: 10,
    failure: null,
  }));
  return { file, duration: 60, coverage, tests };
}

describe('what test files cover', () => {
  const { perTest, tests } = attribute(
    [
      measured('money.test.ts', { static: { 2: 1 }, perTest: { 'money.test.ts adds': { 1: 5, 2: 3 } } }),
      measured('dates.test.ts', { static: {}, perTest: { 'dates.test.ts takes': { 1: 2 }, gone: { 1: 1 } } }),
      measured('slice.test.ts', { static: {}, perTest: { 'slice.test.ts adds': { 4: 3 } } }),
    ],
    MUTANTS,
    THOROUGH,
  );

  it('counts for the tests that ran it', () => {
    expect(perTest['dates.test.ts takes']).toEqual({ 1: 2 });
    expect(perTest['money.test.ts adds']).toEqual({ 1: 5, 2: 4 });
  });

  it('counts for every test of a file that ran it while it was loaded, and for no other file', () => {
    expect(perTest['money.test.ts takes']).toEqual({ 1: 1, 2: 1 });
    expect(perTest).not.toHaveProperty(['dates.test.ts adds']);
  });

  it('counts for the tests that follow where a single test ran it, as what is built when it is first needed', () => {
    expect(perTest['slice.test.ts adds']).toEqual({ 4: 3 });
    expect(perTest['slice.test.ts takes']).toEqual({ 4: 1 });
  });

  it('adds to each test its part of the time that the file took to load', () => {
    expect(tests.map(({ duration }) => duration)).toEqual([30, 30, 30, 30, 30, 30]);
  });
});

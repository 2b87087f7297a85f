import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isExplained, readExplanations } from './explained';

const ROOT = join(__dirname, '..', '..');

const readLines = (file: string): readonly string[] => readFileSync(join(ROOT, file), 'utf8').split('\n');

it('explains only lines that are there, in one line', () => {
  const explanations = readExplanations();
  const gone = explanations.filter(({ file, line }) => !readLines(file).some((each) => each.trim() === line));
  expect(gone).toEqual([]);
  expect(explanations.filter(({ why }) => why === '' || why.includes('\n'))).toEqual([]);
});

it('explains a mutant by its line and by what it changes', () => {
  const why = 'Both answers are the same.';
  const explanations = [{ file: 'a.ts', line: 'if (a > b) return;', mutators: ['EqualityOperator'], why }];
  const lines = () => ['function f() {', '  if (a > b) return;'];
  const mutant = { file: 'a.ts', mutator: 'EqualityOperator', line: 2 };
  expect(isExplained(mutant, explanations, lines)).toBe(true);
  expect(isExplained({ ...mutant, mutator: 'BlockStatement' }, explanations, lines)).toBe(false);
  expect(isExplained({ ...mutant, line: 1 }, explanations, lines)).toBe(false);
  expect(isExplained({ ...mutant, file: 'b.ts' }, explanations, lines)).toBe(false);
});

import { KillHistory } from './killHistory';
import { listPatterns } from './scope';
import { formatScores } from './scoreTable';

describe('the table of scores', () => {
  it('has a row for each folder, a feature counting as one, and one for all', () => {
    const mutants = [
      { file: 'src/lib/secrets/redact.ts', status: 'Killed' },
      { file: 'src/lib/secrets/redact.ts', status: 'Survived' },
      { file: 'src/features/cart/parts/row.ts', status: 'Timeout' },
      { file: 'src/lib/money.ts', status: 'NoCoverage' },
      { file: 'src/lib/money.ts', status: 'Ignored' },
    ];
    const rows = formatScores(mutants)
      .split('\n')
      .map((row) => row.trim().split(/ {2,}/));
    expect(rows.slice(1)).toEqual([
      ['src/features/cart', '100.0', '1', '0', '0'],
      ['src/lib', '0.0', '0', '0', '1'],
      ['src/lib/secrets', '50.0', '1', '1', '0'],
      ['all of it', '50.0', '2', '1', '1'],
    ]);
  });
});

describe('what is mutated', () => {
  it('is the logic of the folders and files asked for', () => {
    const patterns = listPatterns(['src/lib/', 'src/api/retry.ts']);
    expect(patterns.slice(0, 2)).toEqual(['src/lib/**/*.ts', 'src/api/retry.ts']);
    expect(patterns).toContain('!**/*.test.ts');
  });

  it('is all logic when nothing is asked for', () => {
    expect(listPatterns([])).toContain('src/features/**/*.ts');
  });
});

describe('the order of test files', () => {
  const expected = new Map([
    ['slow.test.tsx', 500],
    ['fast.test.ts', 50],
  ]);

  it('begins with the fastest, and later with those that notice most in the least time', () => {
    const history = new KillHistory();
    expect(history.sort('a.ts', expected)).toEqual(['fast.test.ts', 'slow.test.tsx']);
    for (let run = 0; run < 20; run += 1) history.record('a.ts', 'fast.test.ts', false, 50);
    history.record('a.ts', 'slow.test.tsx', true, 500);
    expect(history.sort('a.ts', expected)).toEqual(['slow.test.tsx', 'fast.test.ts']);
    expect(history.sort('other.ts', expected)).toEqual(['fast.test.ts', 'slow.test.tsx']);
  });
});

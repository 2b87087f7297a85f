import { formatScores } from './scoreTable';

describe('the table of scores', () => {
  it('has a row for each folder, a feature counting as one, and one for all', () => {
    const mutants = [
      { file: 'src/lib/secrets/redact.ts', status: 'Killed', isExplained: true },
      { file: 'src/lib/secrets/redact.ts', status: 'Survived', isExplained: false },
      { file: 'src/features/cart/parts/row.ts', status: 'Timeout', isExplained: false },
      { file: 'src/lib/money.ts', status: 'NoCoverage', isExplained: true },
      { file: 'src/lib/money.ts', status: 'Ignored', isExplained: false },
    ];
    const rows = formatScores(mutants)
      .split('\n')
      .map((row) => row.trim().split(/ {2,}/));
    expect(rows.slice(1)).toEqual([
      ['src/features/cart', '100.0', '1', '0', '0', '0'],
      ['src/lib', '0.0', '0', '0', '1', '1'],
      ['src/lib/secrets', '50.0', '1', '1', '0', '0'],
      ['all of it', '50.0', '2', '1', '1', '1'],
    ]);
  });
});

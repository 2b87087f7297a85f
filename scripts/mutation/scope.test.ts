import { listPatterns, rowOf } from './scope';

it('has a row for each feature and each folder of the others', () => {
  expect(rowOf('src/features/cart/cartSlice.ts')).toBe('src/features/cart');
  expect(rowOf('src/lib/secrets/open.ts')).toBe('src/lib/secrets');
  expect(rowOf('src/lib/money.ts')).toBe('src/lib');
});

it('mutates the asked folders and files, and never tests, texts or generated calls', () => {
  const patterns = listPatterns(['src/lib/', 'src/api/retry.ts', 'src/lib/money.ts:2-9']);
  expect(patterns.slice(0, 3)).toEqual(['src/lib/**/*.ts', 'src/api/retry.ts', 'src/lib/money.ts:2-9']);
  expect(patterns).toEqual(expect.arrayContaining(['!**/*.test.ts', '!src/api/generated/**']));
  expect(listPatterns([])).toContain('src/features/**/*.ts');
});

import { KillHistory } from './killHistory';

it('runs the test file first that has noticed more mutants in less time', () => {
  const history = new KillHistory();
  history.record('money.ts', 'slow.test.ts', true, 900);
  history.record('money.ts', 'quick.test.ts', true, 100);
  history.record('money.ts', 'blind.test.ts', false, 100);
  const expected = new Map([
    ['slow.test.ts', 900],
    ['blind.test.ts', 100],
    ['quick.test.ts', 100],
  ]);
  expect(history.sort('money.ts', expected)).toEqual(['quick.test.ts', 'blind.test.ts', 'slow.test.ts']);
});

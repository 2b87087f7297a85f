import { chooseTests, QUICK, THOROUGH } from './chooseTests';
import type { CoveringFile } from './chooseTests';

const MUTATED = 'src/features/cart/cartSlice.ts';

function coveredBy(file: string, durations: readonly number[], share = 1, loading = 0): CoveringFile {
  const tests = durations.map((duration, index) => ({ id: `${file} ${index}`, duration }));
  return { file, share, tests, loading };
}

describe('the tests of a mutant', () => {
  const far = ['app', 'auth', 'home', 'shop'].map((name) =>
    coveredBy(`src/features/${name}/${name}.test.ts`, [10], 0.1),
  );
  const screens = coveredBy('src/features/cart/CartContainer.test.tsx', [10]);
  const logic = coveredBy('src/features/cart/cartSlice.test.ts', [10]);

  it('are of its own part of the project, those of logic first', () => {
    const chosen = chooseTests(MUTATED, [...far, screens, logic], QUICK);
    expect(chosen).toEqual([`${logic.file} 0`, `${screens.file} 0`]);
  });

  it('are of a folder within its part too', () => {
    const models = coveredBy('src/api/calls.test.ts', [10]);
    expect(chooseTests('src/api/models/order.ts', [...far, models], QUICK)).toEqual([`${models.file} 0`]);
  });

  it('are of the nearest others where its own part has none', () => {
    expect(chooseTests(MUTATED, far, QUICK)).toHaveLength(QUICK.others);
  });

  it('are first those of the file that is named after it', () => {
    const first = coveredBy('src/features/cart/aaa.test.ts', [10]);
    expect(chooseTests(MUTATED, [first, logic], QUICK)).toEqual([`${logic.file} 0`, `${first.file} 0`]);
  });

  it('are, of several files that are named after it, first the short ones', () => {
    const second = coveredBy('src/features/cart/cartSlice.merge.test.ts', [5, 30], 0.1);
    const chosen = chooseTests(MUTATED, [logic, second], QUICK);
    expect(chosen).toEqual([`${second.file} 0`, `${logic.file} 0`, `${second.file} 1`]);
  });

  it('are, of files as near, of those that run the code most', () => {
    const more = coveredBy('src/features/cart/more.test.ts', [10], 0.9);
    const less = coveredBy('src/features/cart/less.test.ts', [10], 0.2);
    expect(chooseTests(MUTATED, [less, more], QUICK)).toEqual([`${more.file} 0`, `${less.file} 0`]);
  });

  it('take limited time, short ones first', () => {
    const long = coveredBy(logic.file, [QUICK.time - 600, 200, 900]);
    expect(chooseTests(MUTATED, [long, screens], QUICK)).toEqual([
      `${logic.file} 1`,
      `${screens.file} 0`,
      `${logic.file} 2`,
    ]);
  });

  it('take the time that their file takes to load, once', () => {
    const slow = coveredBy(screens.file, [10, 10], 1, QUICK.time - 600);
    expect(chooseTests(MUTATED, [logic, slow], QUICK)).toHaveLength(3);
    const slower = coveredBy(screens.file, [10, 10], 1, QUICK.time);
    expect(chooseTests(MUTATED, [logic, slower], QUICK)).toHaveLength(1);
  });

  it('are at least one', () => {
    expect(chooseTests(MUTATED, [coveredBy(logic.file, [9000])], QUICK)).toHaveLength(1);
    expect(chooseTests(MUTATED, [], QUICK)).toEqual([]);
  });

  it('are all of them in a thorough run', () => {
    const all = [...far, screens, coveredBy(logic.file, [9000, 9000])];
    expect(chooseTests(MUTATED, all, THOROUGH)).toHaveLength(7);
  });
});

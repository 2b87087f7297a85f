import { chooseTests, QUICK, THOROUGH } from './chooseTests';
import type { CoveringFile } from './chooseTests';

const MUTATED = 'src/features/cart/cartSlice.ts';

function coveredBy(file: string, durations: readonly number[], share = 1): CoveringFile {
  return { file, share, tests: durations.map((duration, index) => ({ id: `${file} ${index}`, duration })) };
}

describe('the tests of a mutant', () => {
  const far = ['app', 'auth', 'home', 'shop'].map((name) =>
    coveredBy(`src/features/${name}/${name}.test.ts`, [10], 0.1),
  );
  const screens = coveredBy('src/features/cart/CartContainer.test.tsx', [10]);
  const logic = coveredBy('src/features/cart/cartSlice.test.ts', [10]);

  it('are of the nearest files', () => {
    const chosen = chooseTests(MUTATED, [...far, screens, logic], QUICK);
    expect(chosen).toHaveLength(QUICK.files);
    expect(chosen.slice(0, 2)).toEqual([`${logic.file} 0`, `${screens.file} 0`]);
  });

  it('are, of files as near, of those that run the code most', () => {
    const more = coveredBy('src/features/cart/more.test.ts', [10], 0.9);
    const less = coveredBy('src/features/cart/less.test.ts', [10], 0.2);
    expect(chooseTests(MUTATED, [less, more], QUICK)).toEqual([`${more.file} 0`, `${less.file} 0`]);
  });

  it('take limited time, short ones first', () => {
    const long = coveredBy(logic.file, [2400, 200, 900]);
    expect(chooseTests(MUTATED, [long, screens], QUICK)).toEqual([
      `${logic.file} 1`,
      `${screens.file} 0`,
      `${logic.file} 2`,
    ]);
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

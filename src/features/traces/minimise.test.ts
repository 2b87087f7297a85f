import { minimise, minimiseDivergence } from './minimise';
import type { TracedAction } from './trace';

describe('The fewest of a list', () => {
  it('are those that the test needs, in order', () => {
    const list = Array.from({ length: 100 }, (_, index) => index);
    const needs = (wanted: readonly number[]) => (some: readonly number[]) =>
      wanted.every((each) => some.includes(each));
    expect(minimise(list, needs([3, 50, 51, 99]))).toEqual([3, 50, 51, 99]);
    expect(minimise(list, needs([]))).toEqual([]);
    expect(minimise(list, (some) => some.length > 96)).toHaveLength(97);
  });
});

/** A cart in which a quantity is never more than four: the recording had five. */
function reducer(state: unknown = { cart: {}, seen: 0 }, { type, id, quantity }: TracedAction): unknown {
  const { cart, seen } = state as { cart: Record<string, number>; seen: number };
  if (type === 'added') return { cart: { ...cart, [String(id)]: 1 }, seen };
  if (type === 'changed') {
    const known = cart[String(id)] !== undefined;
    return known ? { cart: { ...cart, [String(id)]: Math.min(4, Number(quantity)) }, seen } : state;
  }
  return { cart, seen: seen + 1 };
}

describe('A divergence', () => {
  const noise = Array.from({ length: 40 }, () => ({ type: 'looked' }));
  const added = { type: 'added', id: 'saw' };
  const other = { type: 'added', id: 'hammer' };
  const changed = { type: 'changed', id: 'saw', quantity: 5 };
  const differences = [{ path: ['cart', 'saw'], recorded: 5, replayed: 4 }];

  it('is led to by the fewest actions', () => {
    const actions = [
      ...noise,
      added,
      ...noise,
      other,
      { type: 'changed', id: 'hammer', quantity: 2 },
      changed,
    ];
    const found = minimiseDivergence(reducer, { actions, baseState: { cart: {}, seen: 7 }, differences });
    // What is beside the differing value in its record belongs to its surroundings.
    expect(found?.actions).toEqual([added, other, { type: 'changed', id: 'hammer', quantity: 2 }, changed]);
    expect(found?.baseState).toBeUndefined();
  });

  it('keeps the state of the trace where the reducers’ own is not enough', () => {
    const baseState = { cart: { saw: 1 }, seen: 0 };
    expect(minimiseDivergence(reducer, { actions: [...noise, changed], baseState, differences })).toEqual({
      actions: [changed],
      baseState,
    });
  });

  it('is refused where the actions do not lead to it', () => {
    expect(minimiseDivergence(reducer, { actions: noise, baseState: undefined, differences })).toBeNull();
  });
});

import { minimise, minimiseDivergence } from './minimise';
import { isRecord, readNumber } from '../../lib/untrusted';
import type { TracedAction } from '../trace';

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

/** The fields of a part of a state; none where there is no such part. */
function partOf(state: unknown, name: string): Readonly<Record<string, unknown>> {
  const part = isRecord(state) ? state[name] : null;
  return isRecord(part) ? part : {};
}

/** A cart in which a quantity is never more than four: the recording had five. */
function reducer(state: unknown = { cart: {}, seen: 0 }, { type, id, quantity }: TracedAction): unknown {
  const cart = partOf(state, 'cart');
  const seen = isRecord(state) ? (readNumber(state['seen']) ?? 0) : 0;
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

  it('is none where nothing was done', () => {
    expect(minimiseDivergence((state) => state, { actions: [], baseState: {}, differences: [] })).toBeNull();
  });

  it.each<[name: string, path: readonly string[], after: unknown]>([
    ['null', ['cart', 'saw'], { cart: null }],
    ['no part at all', ['cart', 'saw'], {}],
    ['a text, whose length is no member', ['cart', 'length'], { cart: 'sold' }],
    ['no part to look into', ['cart', 'saw', 'price', 'sum'], {}],
  ])('is recognised where the replay left %s of what differs', (_name, path, after) => {
    const emptying = (state: unknown, { type }: TracedAction): unknown =>
      type === 'emptied' ? after : state;
    const emptied = { type: 'emptied' };
    const baseState = { cart: { saw: 1 } };
    expect(
      minimiseDivergence(emptying, {
        actions: [...noise, emptied],
        baseState,
        differences: [{ path, recorded: 5 }],
      })?.actions,
    ).toEqual([emptied]);
  });

  it('is the same one only with all of its differences', () => {
    const actions = [added, other, changed];
    const both = [...differences, { path: ['cart', 'hammer'], recorded: 2, replayed: 1 }];
    const baseState = { cart: {}, seen: 0 };
    expect(minimiseDivergence(reducer, { actions, baseState, differences: both })?.actions).toEqual(actions);
    const wrong = [...differences, { path: ['cart', 'hammer'], recorded: 1, replayed: 2 }];
    expect(minimiseDivergence(reducer, { actions, baseState, differences: wrong })).toBeNull();
  });

  it('does not need what is elsewhere than around the differing value', () => {
    const nested = (state: unknown, { type, n }: TracedAction): unknown => {
      const shop = partOf(state, 'shop');
      const cart = partOf(shop, 'cart');
      const max = readNumber(cart['max']) ?? 1;
      if (type === 'looked') return { shop: { ...shop, seen: Number(shop['seen'] ?? 0) + 1 } };
      if (type === 'raised') return { shop: { ...shop, cart: { ...cart, max: 2 } } };
      return type === 'set'
        ? { shop: { ...shop, cart: { ...cart, n: Math.min(Number(n), max) } } }
        : { shop };
    };
    const raised = { type: 'raised' };
    const set = { type: 'set', n: 3 };
    const found = minimiseDivergence(nested, {
      actions: [...noise, raised, ...noise, set],
      baseState: undefined,
      differences: [{ path: ['shop', 'cart', 'n'], recorded: 3, replayed: 2 }],
    });
    expect(found?.actions).toEqual([raised, set]);
  });

  it('keeps the actions without which a reducer fails', () => {
    const strict = (state: unknown, action: TracedAction): unknown => {
      const next = reducer(state, action);
      if (action.type === 'changed' && next === state) throw new Error('There is no such product.');
      return next;
    };
    const found = minimiseDivergence(strict, {
      actions: [...noise, added, changed],
      baseState: { cart: {}, seen: 0 },
      differences,
    });
    expect(found?.actions).toEqual([added, changed]);
  });
});

import { isRecord } from '../lib/untrusted';
import { applyDelta, deltaBetween, type Delta } from './delta';

describe('The changes between two states', () => {
  it.each<[name: string, before: unknown, after: unknown, delta: Delta]>([
    ['nothing, where they are the same', { a: 1 }, { a: 1 }, []],
    [
      'one value deep inside',
      { a: { b: { c: 1, d: 2 } } },
      { a: { b: { c: 3, d: 2 } } },
      [[['a', 'b', 'c'], 3]],
    ],
    ['a member that is new', { a: { b: 1 } }, { a: { b: 1, c: 2 } }, [[['a', 'c'], 2]]],
    ['a member that is gone', { a: { b: 1, c: 2 } }, { a: { b: 1 } }, [[['a', 'c']]]],
    ['a member of a list', { list: [1, 2, 3] }, { list: [1, 5, 3] }, [[['list', 1], 5]]],
    ['a part of a member of a list', [{ n: 1 }], [{ n: 2 }], [[[0, 'n'], 2]]],
    ['a whole list that is longer', { list: [1] }, { list: [1, 2] }, [[['list'], [1, 2]]]],
    ['a whole list that is shorter', { list: [1, 2] }, { list: [1] }, [[['list'], [1]]]],
    ['a list in place of a record', { a: {} }, { a: [] }, [[['a'], []]]],
    ['a record in place of a list', { a: [] }, { a: {} }, [[['a'], {}]]],
    ['a record in place of nothing', { a: null }, { a: { b: 1 } }, [[['a'], { b: 1 }]]],
    ['nothing in place of a record', { a: { b: 1 } }, { a: null }, [[['a'], null]]],
    ['a text in place of a list as long', ['a'], 'b', [[[], 'b']]],
    ['the whole state', 1, 2, [[[], 2]]],
    // A name that every object inherits is not a member.
    ['a member with the name of a method', {}, { toString: 1 }, [[['toString'], 1]]],
    ['the end of such a member', { toString: 1 }, {}, [[['toString']]]],
  ])('are %s', (_name, before, after, delta) => {
    expect(deltaBetween(before, after)).toEqual(delta);
    expect(applyDelta(before, delta)).toStrictEqual(after);
  });

  it('hold a member with the name of the prototype as one value', () => {
    const after: unknown = JSON.parse('{"__proto__":{"x":1}}');
    expect(deltaBetween({}, after)).toEqual([[['__proto__'], { x: 1 }]]);
  });

  it('are not searched in a part that both share', () => {
    const shared = Object.defineProperty({}, 'read', {
      enumerable: true,
      get: () => {
        throw new Error('It was read.');
      },
    });
    expect(deltaBetween({ shared, n: 1 }, { shared, n: 2 })).toEqual([[['n'], 2]]);
  });
});

describe('Applying changes', () => {
  it('leaves the state before as it was, and shares what does not change', () => {
    const before = { list: [{ n: 1 }, { n: 2 }], other: { m: 1 } };
    const copy = structuredClone(before);
    const after = applyDelta(before, [
      [['list', 1, 'n'], 3],
      [['list', 1, 'm'], 4],
    ]);
    expect(after).toEqual({ list: [{ n: 1 }, { n: 3, m: 4 }], other: { m: 1 } });
    expect(before).toEqual(copy);
    expect(isRecord(after) && after['other']).toBe(before.other);
  });

  it('keeps a list a list', () => {
    expect(applyDelta([1, 2], [[[1], 3]])).toEqual([1, 3]);
    expect(applyDelta({ list: [[1]] }, [[['list', 0, 0], 2]])).toEqual({ list: [[2]] });
  });

  it('goes on after the whole state was replaced', () => {
    const delta: Delta = [
      [[], { a: { b: 1 } }],
      [['a', 'b'], 2],
    ];
    expect(applyDelta(undefined, delta)).toEqual({ a: { b: 2 } });
    // A whole state without a value is gone.
    expect(applyDelta({ a: 1 }, [[[]]])).toBeUndefined();
  });

  it('gives the same state where nothing changes', () => {
    const state = { a: 1 };
    expect(applyDelta(state, [])).toBe(state);
  });

  it.each<[name: string, before: unknown, delta: Delta]>([
    ['in a part that is not there', { a: 1 }, [[['b', 'c'], 1]]],
    ['in a number', { a: 1 }, [[['a', 'b'], 1]]],
    ['in null', { a: null }, [[['a', 'b'], 1]]],
    ['in no state', undefined, [[['a'], 1]]],
    ['in a part that every object inherits', {}, [[['constructor', 'name'], 'x']]],
    ['in a prototype', { a: {} }, [[['a', 'constructor', 'prototype', 'polluted'], 1]]],
  ])('refuses a change %s', (_name, before, delta) => {
    expect(() => applyDelta(before, delta)).toThrow(
      'The trace changes a part of the state that is not there.',
    );
  });
});

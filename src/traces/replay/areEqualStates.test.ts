import { areEqualStates } from './replayTrace';

describe('Two states', () => {
  const shared = { n: 1 };

  it.each<[left: unknown, right: unknown]>([
    [1, 1],
    [Number.NaN, Number.NaN],
    [null, null],
    [shared, shared],
    [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 2 }] } }],
    [{ a: undefined, b: 1 }, { b: 1 }],
    [{ b: 1 }, { a: undefined, b: 1 }],
    [[], []],
  ])('%j and %j are equal', (left, right) => {
    expect(areEqualStates(left, right)).toBe(true);
  });

  it.each<[left: unknown, right: unknown]>([
    [1, 2],
    [1, '1'],
    [0, null],
    [null, {}],
    [undefined, {}],
    ['', []],
    [[], {}],
    [[1], [2]],
    [[1], [1, 2]],
    [{ 0: 1, length: 1 }, [1]],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, {}],
    [{}, { toString: 1 }],
    [{ a: [1, { b: 1 }] }, { a: [1, { b: 2 }] }],
  ])('%j and %j are not equal, either way round', (left, right) => {
    expect(areEqualStates(left, right)).toBe(false);
    expect(areEqualStates(right, left)).toBe(false);
  });

  it('are not equal where one lacks a member that every object inherits', () => {
    const { toString } = Object.prototype;
    expect(areEqualStates({ toString }, {})).toBe(false);
    expect(areEqualStates({}, { toString })).toBe(false);
  });
});

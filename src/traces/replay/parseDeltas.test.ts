import { parseTrace } from './parseTrace';

/** What is wrong with the file of a recorder, by what each of its actions changed; null for nothing. */
function problemOf(check: unknown, count: number): string | null {
  const payload = Array.from({ length: count }, () => ({ type: 'a' }));
  const parsed = parseTrace(JSON.stringify({ payload, preloadedState: '{"n":0}', trace: { v: 1, check } }));
  return parsed.ok ? null : parsed.message;
}

describe('What the actions of a file change', () => {
  it.each([[[]], [[[], []]], [{}], [null]])('is refused with the states %j for its one action', (check) => {
    expect(problemOf(check, 1)).toBe('The trace holds more actions than states.');
  });

  it.each([
    ['nothing', []],
    ['a whole state', [[[], { n: 1 }]]],
    ['a part that is gone', [[['n']]]],
    ['a member of a list', [[['list', 0], null]]],
    ['a name with underscores', [[['__n__'], 1]]],
  ])('may change %s', (_name, delta) => {
    expect(problemOf([delta], 1)).toBeNull();
  });

  it.each([
    ['no list', {}],
    ['a change that is no list', [{}]],
    ['an empty change', [[]]],
    ['a change with two values', [[['n'], 1, 2]]],
    ['a path that is no list', [['n', 1]]],
    ['a place between two members', [[['list', 0.5], 1]]],
    ['a path through null', [[[null], 1]]],
    ['the prototype of an object', [[['n', '__proto__', 'x'], 1]]],
  ])('is refused with a change of the state that is %s', (_name, delta) => {
    expect(problemOf([[], delta], 2)).toBe('The state after action 2 of the trace cannot be read.');
  });
});

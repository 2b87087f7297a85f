import { isSafe } from 'redos-detector';
import { createPatternTest } from './useFieldPatterns';

/** As in a form with this pattern alone. */
function isMismatch(pattern: string, value: string): boolean {
  return createPatternTest(isSafe)(pattern, value);
}

describe('A pattern of the store', () => {
  it.each([
    ['^\\d{4}$', '1234', false],
    ['^\\d{4}$', '12a4', true],
    ['/^[a-z]+$/i', 'ABC', false],
    ['/^[a-z]+$/', 'ABC', true],
    ['^[\\w.+-]+@[\\w-]+\\.[\\w.-]+$', 'asha@bank', true],
    ['^[A-Z]{4}0[A-Z0-9]{6}$', 'HDFC1000001', true],
    // Slashes inside, and one that is no delimiter.
    ['/^\\d{2}\\/\\d{2}$/', '09/29', false],
    ['/upi', 'pay/upi', false],
    ['^(0[1-9]|1[0-2])\\/\\d{2}$', '13/29', true],
    ['^(?:\\d{4}\\s?){4}$', '4111 1111 1111 111', true],
    ['', 'anything', false],
    ['x/^a$/', 'a', true],
    ['/^a$/ ', 'a', true],
    ['undefined', '', true],
  ])('%s on %s', (pattern, value, expected) => {
    expect(isMismatch(pattern, value)).toBe(expected);
  });

  it('gives the same answer every time, whatever its flags', () => {
    const test = createPatternTest(isSafe);
    const answers = [1, 2, 3].map(() => test('/^a$/gy', 'a'));
    expect(answers).toEqual([false, false, false]);
  });

  it.each([
    // Another engine reads these as something else.
    ['^\\s$', '\u00a0', false],
    ['^.$', '\u2028', true],
    ['^.$', '😀', true],
    ['/^.$/u', '😀', false],
    ['/^\\u{61}$/u', 'b', true],
    ['^\\u{2}$', 'uu', false],
    ['/^k$/iu', '\u212a', false],
    ['/^a$/m', 'b\na', false],
    ['/^.$/s', '\n', false],
  ])('is read as JavaScript reads it: %s on %j', (pattern, value, expected) => {
    expect(isMismatch(pattern, value)).toBe(expected);
  });

  it('is not tried on a value that is longer than any the shop fills in', () => {
    expect(isMismatch('^a+$', 'b'.repeat(1000))).toBe(true);
    expect(isMismatch('^a+$', 'b'.repeat(1001))).toBe(false);
  });

  it.each(['(', '/a/xyz', '/a/uv', '[z-a]', '^((a?|b){9999}z?){9999}$'])(
    'is left to the server where it does not work: %.20s',
    (pattern) => {
      expect(isMismatch(pattern, 'b')).toBe(false);
    },
  );

  it.each(['^(\\w)\\1$', '^[^b]+(?=\\w*?x*(?:\\1{2,5}.+?)|(\\1*x*?x.?)+?\\1)$'])(
    'is left to the server where the check itself might never end: %s',
    (pattern) => {
      expect(isMismatch(pattern, 'ab')).toBe(false);
    },
  );

  // Each runs forever on its value in a backtracking engine.
  it.each([
    ['/^(\\u{61}+)+$/u', `${'a'.repeat(60)}!`],
    ['^(a+)+$', `${'a'.repeat(60)}!`],
    ['^(a|a)*$', `${'a'.repeat(60)}!`],
    ['(.*a){20}', 'a'.repeat(19).padEnd(200, 'b')],
    ['^(?=((a+)+)$)', `${'a'.repeat(60)}!`],
    ['^(?:(a+)\\1?)+$', `${'a'.repeat(60)}!`],
    ['^(?<n>(?:[a-z]+-?)*)$', `${'a'.repeat(80)}!`],
    ['(x+x+)+y', 'x'.repeat(120)],
    ['a*a*a*a*b', 'a'.repeat(1000)],
    ['/^([[a-z]--[b]]+)+$/v', `${'a'.repeat(60)}!`],
  ])('is left to the server where it runs forever: %s', (pattern, value) => {
    expect(isMismatch(pattern, value)).toBe(false);
  });

  it('is left to the server in a form with five that run forever', () => {
    const test = createPatternTest(isSafe);
    for (let index = 1; index <= 5; index += 1) {
      expect(test('^one$', 'another')).toBe(true);
      expect(test(`^(?:a+)+${index}$`, 'a')).toBe(false);
    }
    expect([test('^one$', 'another'), test('^two$', 'another')]).toEqual([true, false]);
  });
});

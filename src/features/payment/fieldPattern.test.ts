import { isMismatch, compilePattern } from './fieldPattern';

describe('A pattern of the store', () => {
  it.each([
    ['^\\d{4}$', '1234', false],
    ['^\\d{4}$', '12a4', true],
    ['/^[a-z]+$/i', 'ABC', false],
    ['/^[a-z]+$/', 'ABC', true],
    ['/^\\S+@\\S+$/i', 'a@b.in', false],
    // Slashes inside, and one that is no delimiter.
    ['/^\\d{2}\\/\\d{2}$/', '09/29', false],
    ['/upi', 'pay/upi', false],
    ['^(0[1-9]|1[0-2])\\/\\d{2}$', '13/29', true],
    ['^(?:\\d{4}\\s?){4}$', '4111 1111 1111 1111', false],
    ['^(?=.*\\d)(?=.*[a-z])\\w{6,}$', 'abcdef', true],
    ['', 'anything', false],
    ['x/^a$/', 'a', true],
    ['/^a$/ ', 'a', true],
    ['undefined', '', true],
  ])('%s on %s', (pattern, value, expected) => {
    expect(isMismatch(pattern, value)).toBe(expected);
  });

  it('is none where it is empty or does not compile', () => {
    expect(compilePattern('')).toBeNull();
    expect(compilePattern('(')).toBeNull();
  });

  it('gives the same answer every time, whatever its flags', () => {
    const answers = [1, 2, 3].map(() => isMismatch('/^a$/gy', 'a'));
    expect(answers).toEqual([false, false, false]);
    expect(compilePattern('/a/g')?.flags).toBe('');
  });

  it.each([
    // Another engine reads these as something else.
    ['^\\s$', '\u00a0', false],
    ['^.$', '\u2028', true],
    ['^.$', '😀', true],
    ['/^.$/u', '😀', false],
    ['/^\\u{61}$/u', 'a', false],
    ['^\\u{2}$', 'uu', false],
    ['/^k$/iu', '\u212a', false],
    ['/^a$/m', 'b\na', false],
    ['/^.$/s', '\n', false],
    ['^(?=.*\\d)(\\w)\\1', 'aa1', false],
    ['/[[a]--[b]]/v', 'a', false],
  ])('is read as JavaScript reads it: %s on %j', (pattern, value, expected) => {
    expect(isMismatch(pattern, value)).toBe(expected);
  });

  it.each(['(', '/a/xyz', '/a/uv', '[z-a]', '^((a?|b){9999}z?){9999}$'])(
    'is left to the server where it does not work: %.20s',
    (pattern) => {
      expect(isMismatch(pattern, 'b')).toBe(false);
    },
  );
});

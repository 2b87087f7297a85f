import { breaksPattern, compilePattern } from './fieldPattern';

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
  ])('%s on %s', (pattern, value, isBroken) => {
    expect(breaksPattern(pattern, value)).toBe(isBroken);
  });

  it('gives the same answer every time, whatever its flags', () => {
    const answers = [1, 2, 3].map(() => breaksPattern('/^a$/gy', 'a'));
    expect(answers).toEqual([false, false, false]);
    expect(compilePattern('/a/g')?.flags).toBe('');
  });

  it.each(['(', '/a/xyz', '[z-a]', '/[[a]--[b]]/v', '((x|y){9999}z){9999}', 'a'.repeat(501)])(
    'is left to the server where it does not work: %.20s',
    (pattern) => {
      expect(breaksPattern(pattern, 'b')).toBe(false);
    },
  );

  it.each([
    ['^(a+)+$', `${'a'.repeat(60)}!`],
    ['^(a|a)*$', `${'a'.repeat(60)}!`],
    ['^(a?){60}a{60}$', 'a'.repeat(59)],
    [`^${'\\d*'.repeat(12)}x$`, '1'.repeat(200)],
    ['^(?<n>(?:[a-z]+-?)*)$', `${'a'.repeat(80)}!`],
    ['(x+x+)+y', 'x'.repeat(120)],
    ['^\\S+$', `${'a'.repeat(9999)} `],
  ])('cannot keep the page busy: %s', (pattern, value) => {
    const started = performance.now();
    breaksPattern(pattern, value);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

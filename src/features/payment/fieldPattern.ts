/** Patterns that the store sends with its payment fields. Only the worker runs them: see patternValidator.ts. */

const delimited = /^\/(.+)\/([a-z]*)$/s;
/** Flags with which a test depends on the previous one. */
const statefulFlags = /[gy]/g;

/**
 * Turns a plain expression or one written as /expression/flags [5.phone.12, 5.phone.13] into a RegExp; null for
 * '' and for what is no expression.
 */
export function compilePattern(pattern: string): RegExp | null {
  if (pattern === '') return null;
  // Stryker disable next-line ArrayDeclaration: The first entry is the whole match, which is not read.
  const [, source = pattern, flags = ''] = delimited.exec(pattern) ?? [];
  try {
    return new RegExp(source, flags.replace(statefulFlags, ''));
  } catch {
    return null;
  }
}

/** Whether a value does not match a pattern; false for a pattern that does not compile. May run forever. */
export function isMismatch(pattern: string, value: string): boolean {
  try {
    // Stryker disable next-line OptionalChaining: The error is caught, and the pattern ignored as before.
    return compilePattern(pattern)?.test(value) === false;
  } catch {
    // Engines compile in full only here: a pattern such as ((a?){9999}z?){9999} is too large.
    return false;
  }
}

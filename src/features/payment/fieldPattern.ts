/** Patterns that the store sends with its payment fields. Run by the worker alone: see patternJudge.ts. */

const delimited = /^\/(.+)\/([a-z]*)$/s;
/** Flags that make a test depend on the one before. */
const statefulFlags = /[gy]/g;

/**
 * Turns a plain expression or one written as /expression/flags (specification, section 5) into a RegExp; null for
 * '' and for what is no expression.
 */
export function compilePattern(pattern: string): RegExp | null {
  if (pattern === '') return null;
  const [, source = pattern, flags = ''] = delimited.exec(pattern) ?? [];
  try {
    return new RegExp(source, flags.replace(statefulFlags, ''));
  } catch {
    return null;
  }
}

/**
 * Whether a value breaks a pattern. False for no pattern and for one that does not compile: those are for the server
 * to judge. May take for ever.
 */
export function breaksPattern(pattern: string, value: string): boolean {
  try {
    return compilePattern(pattern)?.test(value) === false;
  } catch {
    // Compiled in full only now: a pattern such as ((a?){9999}z?){9999} turns out too large.
    return false;
  }
}

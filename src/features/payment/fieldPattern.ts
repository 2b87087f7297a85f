/**
 * Patterns that the store sends with its payment fields. A pattern is untrusted: it may not compile, and it may
 * be written so that judging a value takes for ever. Either way the shopper is not held up; the server judges.
 */

/** A pattern longer than this many characters is not tried. */
const PATTERN_MAX_LENGTH = 500;
/** A value longer than this many characters is not tried. */
const VALUE_MAX_LENGTH = 256;
/** How many ways of matching a pattern may have to try; about a hundredth of a second. */
const MAX_WAYS = 1e6;

const delimited = /^\/(.+)\/([a-z]*)$/s;
/** Flags that make a test depend on the one before. */
const statefulFlags = /[gy]/g;
/** The flag that lets classes nest, which the count below does not read. */
const nestingFlag = 'v';
const counted = /^\{(\d+)(,(\d*))?\}/;

/** Turns a plain expression or one written as /expression/flags into a RegExp; null where it is none. */
export function compilePattern(pattern: string): RegExp | null {
  if (pattern === '' || pattern.length > PATTERN_MAX_LENGTH) return null;
  const [, source = pattern, flags = ''] = delimited.exec(pattern) ?? [];
  if (flags.includes(nestingFlag)) return null;
  try {
    return new RegExp(source, flags.replace(statefulFlags, ''));
  } catch {
    return null;
  }
}

/**
 * Counts how many ways a backtracking matcher may have to try at most: choices in a row multiply, alternatives
 * add up, repetitions of a part raise its choices to a power. Takes the source of a pattern that compiles and
 * the length of the value.
 */
function countWays(source: string, length: number): number {
  let at = 0;

  function skipClass(): void {
    at += 1;
    while (at < source.length && source[at] !== ']') at += source[at] === '\\' ? 2 : 1;
    at += 1;
  }

  /** One character, class, escape or group. */
  function readPart(): number {
    if (source[at] === '[') {
      skipClass();
      return 1;
    }
    if (source[at] === '(') {
      at += 1;
      const ways = readAlternatives();
      at += 1;
      return ways;
    }
    at += source[at] === '\\' ? 2 : 1;
    return 1;
  }

  /** How often the part before may repeat, at least and at most; null where nothing repeats it. */
  function readRepetition(): readonly [least: number, most: number] | null {
    const rest = source.slice(at);
    const range = counted.exec(rest);
    if (range !== null) {
      at += range[0].length;
      const least = Number(range[1]);
      if (range[2] === undefined) return [least, least];
      return [least, range[3] === '' ? Infinity : Number(range[3])];
    }
    const sign = source[at];
    if (sign !== '*' && sign !== '+' && sign !== '?') return null;
    at += 1;
    return [sign === '+' ? 1 : 0, sign === '?' ? 1 : Infinity];
  }

  function readSequence(): number {
    let ways = 1;
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const part = readPart();
      const repetition = readRepetition();
      if (repetition === null) {
        ways *= part;
        continue;
      }
      if (source[at] === '?') at += 1;
      const [least, most] = repetition;
      const longest = Math.min(most, Math.max(length, least));
      const counts = longest - Math.min(least, longest) + 1;
      ways *= counts * part ** longest;
    }
    return ways;
  }

  function readAlternatives(): number {
    let ways = readSequence();
    while (source[at] === '|') {
      at += 1;
      ways += readSequence();
    }
    return ways;
  }

  const ways = readAlternatives();
  // Without an anchor the search starts over at every character.
  return source.startsWith('^') && !source.includes('|') ? ways : ways * (length + 1);
}

/**
 * Whether a value breaks a pattern (plain, or /expression/flags). False for no pattern, for one that does not
 * compile, and for one that could keep the page busy on this value: those are for the server to judge.
 */
export function breaksPattern(pattern: string, value: string): boolean {
  const expression = compilePattern(pattern);
  if (expression === null || value.length > VALUE_MAX_LENGTH) return false;
  if (countWays(expression.source, value.length) > MAX_WAYS) return false;
  try {
    return !expression.test(value);
  } catch {
    // Compiled in full only now: a pattern such as (a{9999}){9999} turns out too large.
    return false;
  }
}

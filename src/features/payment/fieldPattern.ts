/**
 * Patterns that the store sends with its payment fields. They are untrusted, and some run forever on a value, so only
 * those are tried that redos-detector finds harmless. Any other one is left to the server.
 */
import { isSafe } from 'redos-detector';
import { PAYMENT_FORM_LIMITS } from '../../lib/constants';

const delimited = /^\/(.+)\/([a-z]*)$/s;
/** Flags with which a test depends on the previous one. */
const statefulFlags = /[gy]/g;

/** How far a pattern is checked. Usual ones are done in a tenth of it, and it depends on no clock. */
const MAX_STEPS = 500;

/** How long patterns may be checked until the page is loaded again, in milliseconds. */
let timeLeft = 1000;

const knownPatterns = new Map<string, RegExp | null>();

/** An expression, plain or written as /expression/flags [5.phone.12, 5.phone.13]; null for one that is not tried. */
function compile(pattern: string): RegExp | null {
  const [, source = pattern, flags = ''] = delimited.exec(pattern) ?? [];
  const startedAt = Date.now();
  try {
    const expression = new RegExp(source, flags.replace(statefulFlags, ''));
    // It throws for what it does not know, and without time.
    return isSafe(expression, { maxSteps: MAX_STEPS, timeout: timeLeft }).safe ? expression : null;
  } catch {
    return null;
  } finally {
    timeLeft -= Date.now() - startedAt;
  }
}

/** Whether a value does not match a pattern; false for '', for a pattern that is not tried, and for a value of more than 1,000 characters. */
export function isMismatch(pattern: string, value: string): boolean {
  if (pattern === '' || value.length > PAYMENT_FORM_LIMITS.valueLength) return false;
  let expression = knownPatterns.get(pattern);
  if (expression === undefined) {
    expression = compile(pattern);
    knownPatterns.set(pattern, expression);
  }
  return expression !== null && !expression.test(value);
}

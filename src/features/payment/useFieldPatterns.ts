import type { isSafe as isSafePattern } from 'redos-detector';
import { useEffect, useState } from 'react';
import type { PaymentField } from '../../api/models/types';
import { PAYMENT_FORM_LIMITS } from '../../lib/constants';

/** Whether a value does not match a pattern; false for a pattern that is left to the server. */
export type IsMismatch = (pattern: string, value: string) => boolean;

const delimited = /^\/(.+)\/([a-z]*)$/s;
/** Flags with which a test depends on the previous one. */
const statefulFlags = /[gy]/g;

/** How far a pattern is checked. Usual ones are done in a tenth of it, and it depends on no clock. */
const MAX_STEPS = 500;
/** How long the patterns of a form may be checked together, in milliseconds. */
const CHECK_TIMEOUT = 1000;

/**
 * Makes the test of values by patterns, plain or written as /expression/flags [5.phone.12, 5.phone.13]. A pattern is
 * untrusted and may run forever on a value, so it is checked once, and tried only if it is harmless.
 */
export function createPatternTest(isSafe: typeof isSafePattern): IsMismatch {
  const known = new Map<string, RegExp | null>();
  let timeLeft = CHECK_TIMEOUT;

  function compile(pattern: string): RegExp | null {
    const [, source = pattern, flags = ''] = delimited.exec(pattern) ?? [];
    const startedAt = Date.now();
    try {
      const expression = new RegExp(source, flags.replace(statefulFlags, ''));
      // It throws for what it does not know, and where no time is left.
      return isSafe(expression, { maxSteps: MAX_STEPS, timeout: timeLeft }).safe ? expression : null;
    } catch {
      return null;
    } finally {
      timeLeft -= Date.now() - startedAt;
    }
  }

  return (pattern, value) => {
    if (pattern === '' || value.length > PAYMENT_FORM_LIMITS.valueLength) return false;
    let expression = known.get(pattern);
    if (expression === undefined) {
      expression = compile(pattern);
      known.set(pattern, expression);
    }
    return expression !== null && !expression.test(value);
  };
}

const leftToServer: IsMismatch = () => false;

/** The test of a form's patterns. What checks them is loaded with the first pattern; without it they are left to the server. */
export function useFieldPatterns(fields: readonly PaymentField[]): IsMismatch {
  const [isMismatch, setIsMismatch] = useState<IsMismatch>(() => leftToServer);
  const hasPatterns = fields.some(({ rules }) => rules.pattern !== '');
  useEffect(() => {
    if (!hasPatterns) return;
    import(/* webpackChunkName: "pattern-check" */ 'redos-detector').then(
      ({ isSafe }) => setIsMismatch(() => createPatternTest(isSafe)),
      () => undefined,
    );
  }, [hasPatterns]);
  return isMismatch;
}

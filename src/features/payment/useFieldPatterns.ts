import type { isSafe as isSafePattern } from 'redos-detector';
import { useEffect, useState } from 'react';
import type { PaymentField } from '../../api/models/types';
import { PAYMENT_FORM_LIMITS } from '../../lib/constants';

/** Whether a value does not match a pattern; false for a pattern that is left to the server. */
export type IsMismatch = (pattern: string, value: string) => boolean;

const delimited = /^\/(.+)\/([a-z]*)$/s;
/** Flags with which a test depends on the previous one. */
const statefulFlags = /[gy]/g;

/** A backreference: the check of some patterns with one never ends. */
const backreference = /\\[1-9k]/;

/** How far a pattern is checked. Only deeply nested ones reach the time, in milliseconds, before the steps. */
const CHECK_LIMITS = { maxSteps: 500, timeout: 1000 } as const;
/** Patterns of one form that may be refused until no other one is checked. */
const MAX_REFUSED = 5;

/**
 * Makes the test of values by patterns, plain or written as /expression/flags. A pattern is
 * untrusted and may run forever on a value, so it is checked once, and tried only if it is harmless.
 */
export function createPatternTest(isSafe: typeof isSafePattern): IsMismatch {
  const known = new Map<string, RegExp | null>();
  let refused = 0;

  function compile(pattern: string): RegExp | null {
    const [, source = pattern, flags = ''] = delimited.exec(pattern) ?? [];
    if (refused >= MAX_REFUSED || backreference.test(source)) return null;
    try {
      const expression = new RegExp(source, flags.replace(statefulFlags, ''));
      if (isSafe(expression, CHECK_LIMITS).safe) return expression;
      refused += 1;
    } catch {
      // No expression, or one that the check does not know.
    }
    return null;
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

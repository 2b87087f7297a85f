/**
 * Validates values by the store's patterns. A pattern is untrusted and may run forever on a value, so patterns run in a
 * worker, one after the other, and a worker that takes too long is terminated. A pattern that cannot be run makes no
 * value invalid: the server decides. It runs on JavaScript's own engine, because one that guarantees linear time reads
 * some of JavaScript's syntax differently and would reject valid values.
 *
 *   none --update--> starting --ready--> running <--result, update--> idle
 *                       |                   |
 *                       |                   '--timeout--> none (starting again while the queue holds checks)
 *                       '--error, in any state--> disabled: nothing is validated any more
 */

import type { PatternCheck, PatternWorker, RunnerLimits } from './patternRunner';
import { createPatternRunner } from './patternRunner';

/** The names of the fields whose value does not match their pattern. */
export type InvalidFields = ReadonlySet<string>;

export interface PatternValidator {
  /** Takes the checks of the whole form. Only those whose value or pattern has changed are run. */
  update(checks: readonly PatternCheck[]): void;
  /** Updates, and resolves with the results, at the latest after `validationTimeout` with those that are there. */
  validate(checks: readonly PatternCheck[]): Promise<InvalidFields>;
  /** The invalid fields by the last results; another object only after a change. */
  invalidFields(): InvalidFields;
  /** Calls back after every change of `invalidFields`. Returns how to unsubscribe. */
  subscribe(callback: () => void): () => void;
  /** Terminates the worker and forgets checks and results; a pending `validate` never resolves. */
  close(): void;
}

interface PatternLimits extends RunnerLimits {
  /** How long `validate` may take, in milliseconds. */
  readonly validationTimeout: number;
}

const defaultLimits: PatternLimits = { checkTimeout: 100, maxTimeouts: 5, validationTimeout: 1000 };

function isSame(one: PatternCheck | null | undefined, other: PatternCheck): boolean {
  // Stryker disable next-line ConditionalExpression: Checks are compared with those of the same name, whose pattern is the store's and never changes while the form is open.
  return one?.name === other.name && one.pattern === other.pattern && one.value === other.value;
}

/** Makes a validator. Its worker starts with the first check. */
export function createPatternValidator(
  startWorker: () => PatternWorker,
  limits: PatternLimits = defaultLimits,
): PatternValidator {
  let isDisabled = false;
  let invalidFields: InvalidFields = new Set();
  /** The form's checks, those of them that have not run yet, and the last results: all by field name. */
  const current = new Map<string, PatternCheck>();
  const queue = new Map<string, PatternCheck>();
  const results = new Map<string, PatternCheck & { readonly isInvalid: boolean }>();
  const subscribers = new Set<() => void>();
  const pendingValidations = new Set<() => void>();

  const runner = createPatternRunner(startWorker, queue, limits, {
    onResult: store,
    onIdle: publish,
    onDisabled: () => {
      isDisabled = true;
      queue.clear();
      for (const check of current.values()) store(check, false);
      publish();
    },
  });

  /** The fields that are known to be invalid with exactly these values. */
  function invalidAmong(checks: readonly PatternCheck[]): InvalidFields {
    const isInvalid = (check: PatternCheck): boolean => {
      const result = results.get(check.name);
      return result?.isInvalid === true && isSame(result, check);
    };
    return new Set(checks.filter(isInvalid).map(({ name }) => name));
  }

  /** Publishes the results once the queue is empty: each publication renders the form. */
  function publish(): void {
    const names = [...results.values()].filter(({ isInvalid }) => isInvalid).map(({ name }) => name);
    if (names.length !== invalidFields.size || names.some((name) => !invalidFields.has(name))) {
      invalidFields = new Set(names);
      for (const callback of subscribers) callback();
    }
    for (const resolvePending of pendingValidations) resolvePending();
  }

  /** Stores a result, unless the field's value has changed meanwhile. */
  function store(check: PatternCheck, isInvalid: boolean): void {
    if (isSame(current.get(check.name), check)) results.set(check.name, { ...check, isInvalid });
  }

  function update(checks: readonly PatternCheck[]): void {
    current.clear();
    queue.clear();
    for (const check of checks) {
      current.set(check.name, check);
      if (isSame(runner.running(), check) || isSame(results.get(check.name), check)) continue;
      if (isDisabled) store(check, false);
      else queue.set(check.name, check);
    }
    runner.run();
  }

  return {
    update,
    validate: (checks) =>
      new Promise((resolve) => {
        const resolvePending = () => {
          clearTimeout(timer);
          // After `close` it is not pending any more.
          if (pendingValidations.delete(resolvePending)) resolve(invalidAmong(checks));
        };
        const timer = setTimeout(resolvePending, limits.validationTimeout);
        pendingValidations.add(resolvePending);
        update(checks);
      }),
    invalidFields: () => invalidFields,
    subscribe: (callback) => {
      subscribers.add(callback);
      return () => void subscribers.delete(callback);
    },
    close: () => {
      runner.stop();
      // Stryker disable next-line ArrayDeclaration: Frees memory of a closed validator, which nobody uses any more.
      for (const checks of [current, queue, results]) checks.clear();
      pendingValidations.clear();
      invalidFields = new Set();
    },
  };
}

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

/** The value of one field and the pattern that it must match. */
export interface PatternCheck {
  /** The field's name. */
  readonly name: string;
  readonly pattern: string;
  readonly value: string;
}

/** What the validator uses of a Worker. */
export interface PatternWorker {
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(check: PatternCheck): void;
  terminate(): void;
}

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

interface PatternLimits {
  /** How long one check may take, in milliseconds. */
  readonly checkTimeout: number;
  /** How many patterns may time out until none is run any more. */
  readonly maxTimeouts: number;
  /** How long `validate` may take, in milliseconds. */
  readonly validationTimeout: number;
}

const defaultLimits: PatternLimits = { checkTimeout: 100, maxTimeouts: 5, validationTimeout: 1000 };

/** A timeout is counted in steps: while the page itself is busy, results are delayed and no step is counted. */
const TIMEOUT_STEPS = 5;

function isSame(one: PatternCheck | null | undefined, other: PatternCheck): boolean {
  return one?.name === other.name && one.pattern === other.pattern && one.value === other.value;
}

/** Makes a validator. Its worker starts with the first check. */
export function createPatternValidator(
  startWorker: () => PatternWorker,
  { checkTimeout, maxTimeouts, validationTimeout }: PatternLimits = defaultLimits,
): PatternValidator {
  let worker: PatternWorker | null = null;
  let isReady = false;
  let isDisabled = false;
  let running: PatternCheck | null = null;
  let stepTimer: ReturnType<typeof setInterval> | undefined;
  let invalidFields: InvalidFields = new Set();
  /** The form's checks, those of them that have not run yet, and the last results: all by field name. */
  const current = new Map<string, PatternCheck>();
  const queue = new Map<string, PatternCheck>();
  const results = new Map<string, PatternCheck & { readonly isInvalid: boolean }>();
  const timedOutPatterns = new Set<string>();
  const subscribers = new Set<() => void>();
  const pendingValidations = new Set<() => void>();

  function stopWorker(): void {
    clearInterval(stepTimer);
    worker?.terminate();
    worker = null;
    isReady = false;
    running = null;
  }

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

  function disable(): void {
    stopWorker();
    isDisabled = true;
    queue.clear();
    for (const check of current.values()) store(check, false);
    publish();
  }

  function start(): void {
    try {
      worker = startWorker();
    } catch {
      disable();
      return;
    }
    worker.onmessage = ({ data }) => {
      if (!isReady) {
        isReady = true;
      } else if (running !== null) {
        clearInterval(stepTimer);
        store(running, data === true);
        running = null;
      }
      runNext();
    };
    worker.onerror = (event) => {
      // Keeps the error out of the console: without the worker nothing is lost.
      event.preventDefault();
      disable();
    };
  }

  function handleTimeout(check: PatternCheck): void {
    stopWorker();
    timedOutPatterns.add(check.pattern);
    store(check, false);
    if (timedOutPatterns.size >= maxTimeouts) disable();
    else runNext();
  }

  function runNext(): void {
    if (running !== null) return;
    const [check] = queue.values();
    if (check === undefined) publish();
    else if (timedOutPatterns.has(check.pattern)) {
      queue.delete(check.name);
      store(check, false);
      runNext();
    } else if (worker === null) start();
    else if (isReady) {
      queue.delete(check.name);
      running = check;
      worker.postMessage(check);
      let steps = 0;
      stepTimer = setInterval(() => {
        steps += 1;
        if (steps === TIMEOUT_STEPS) handleTimeout(check);
      }, checkTimeout / TIMEOUT_STEPS);
    }
  }

  function update(checks: readonly PatternCheck[]): void {
    current.clear();
    queue.clear();
    for (const check of checks) {
      current.set(check.name, check);
      if (isSame(running, check) || isSame(results.get(check.name), check)) continue;
      if (isDisabled) store(check, false);
      else queue.set(check.name, check);
    }
    runNext();
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
        const timer = setTimeout(resolvePending, validationTimeout);
        pendingValidations.add(resolvePending);
        update(checks);
      }),
    invalidFields: () => invalidFields,
    subscribe: (callback) => {
      subscribers.add(callback);
      return () => void subscribers.delete(callback);
    },
    close: () => {
      stopWorker();
      for (const checks of [current, queue, results]) checks.clear();
      pendingValidations.clear();
      invalidFields = new Set();
    },
  };
}

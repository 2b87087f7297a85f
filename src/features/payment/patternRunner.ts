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

/** How long patterns may run. */
export interface RunnerLimits {
  /** How long one check may take, in milliseconds. */
  readonly checkTimeout: number;
  /** How many patterns may time out until none is run any more. */
  readonly maxTimeouts: number;
}

/** What becomes of the checks. */
interface RunnerEvents {
  readonly onResult: (check: PatternCheck, isInvalid: boolean) => void;
  /** The queue is empty. */
  readonly onIdle: () => void;
  /** The worker is gone for good: nothing is run any more. */
  readonly onDisabled: () => void;
}

/** Runs the checks of a queue. */
export interface PatternRunner {
  /** Runs what is queued, unless a check is running. */
  run(): void;
  /** The check that is running; null for none. */
  running(): PatternCheck | null;
  /** Terminates the worker; `run` starts another one. */
  stop(): void;
}

/** A timeout is counted in steps: while the page itself is busy, results are delayed and no step is counted. */
const TIMEOUT_STEPS = 5;

/**
 * Runs queued checks in a worker, one after the other. A worker that takes too long is terminated, and its pattern is not
 * run again.
 */
export function createPatternRunner(
  startWorker: () => PatternWorker,
  queue: Map<string, PatternCheck>,
  { checkTimeout, maxTimeouts }: RunnerLimits,
  { onResult, onIdle, onDisabled }: RunnerEvents,
): PatternRunner {
  let worker: PatternWorker | null = null;
  let isReady = false;
  let running: PatternCheck | null = null;
  let stepTimer: ReturnType<typeof setInterval> | undefined;
  const timedOutPatterns = new Set<string>();

  function stop(): void {
    clearInterval(stepTimer);
    worker?.terminate();
    worker = null;
    isReady = false;
    running = null;
  }

  function disable(): void {
    stop();
    onDisabled();
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
        onResult(running, data === true);
        running = null;
      }
      run();
    };
    worker.onerror = (event) => {
      // Keeps the error out of the console: without the worker nothing is lost.
      event.preventDefault();
      disable();
    };
  }

  function handleTimeout(check: PatternCheck): void {
    stop();
    timedOutPatterns.add(check.pattern);
    onResult(check, false);
    if (timedOutPatterns.size >= maxTimeouts) disable();
    else run();
  }

  function post(to: PatternWorker, check: PatternCheck): void {
    queue.delete(check.name);
    running = check;
    to.postMessage(check);
    let steps = 0;
    stepTimer = setInterval(() => {
      steps += 1;
      // Stryker disable next-line EqualityOperator,ConditionalExpression: A timeout some steps earlier: the results are the same, and tests do not measure time.
      if (steps === TIMEOUT_STEPS) handleTimeout(check);
    }, checkTimeout / TIMEOUT_STEPS);
  }

  function run(): void {
    if (running !== null) return;
    const [check] = queue.values();
    if (check === undefined) onIdle();
    else if (timedOutPatterns.has(check.pattern)) {
      queue.delete(check.name);
      onResult(check, false);
      run();
    } else if (worker === null) start();
    else if (isReady) post(worker, check);
  }

  return { run, stop, running: () => running };
}

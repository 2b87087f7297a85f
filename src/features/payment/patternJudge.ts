/**
 * Judges values by the store's patterns. A pattern is untrusted and may be written so that a value takes for ever, so
 * patterns run in a worker, one after the other, and a worker that takes too long is ended. A pattern that cannot be
 * judged breaks nothing: the server judges. The worker runs JavaScript's own engine: an engine of linear time would
 * read a part of JavaScript's syntax as something else and refuse values that are right.
 *
 *   none --ask--> starting --ready--> judging <--answer, ask--> idle
 *                    |                   |
 *                    |                   '--out of time--> none (starting again while anything waits)
 *                    '--error, in any state--> given up: nothing is judged any more
 */

/** The value of one field and the pattern to judge it by. */
export interface PatternQuestion {
  /** The field's name. */
  readonly name: string;
  readonly pattern: string;
  readonly value: string;
}

/** What the judge uses of a Worker. */
export interface PatternWorker {
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(question: PatternQuestion): void;
  terminate(): void;
}

/** The names of the fields whose value breaks their pattern. */
export type BrokenPatterns = ReadonlySet<string>;

export interface PatternJudge {
  /** Takes the questions of the whole form. Those that are answered are not asked again, and others are dropped. */
  ask(questions: readonly PatternQuestion[]): void;
  /** Asks, and waits for the answers, but no longer than `waitLimit`: what is not judged by then breaks nothing. */
  judge(questions: readonly PatternQuestion[]): Promise<BrokenPatterns>;
  /** The fields that break their pattern, by the last answers; another object after a change alone. */
  broken(): BrokenPatterns;
  /** Calls back after every change of `broken`. Returns how to stop that. */
  subscribe(callback: () => void): () => void;
  /** Ends the worker and forgets what is asked and what was answered; nobody waits for an answer any more. */
  close(): void;
}

export interface PatternLimits {
  /** How long one pattern may take, in milliseconds. */
  readonly answerLimit: number;
  /** How many patterns may run out of time until none is judged any more. */
  readonly timeouts: number;
  /** How long `judge` waits, in milliseconds. */
  readonly waitLimit: number;
}

const defaultLimits: PatternLimits = { answerLimit: 100, timeouts: 5, waitLimit: 1000 };

/** The time of an answer is counted in steps: while the page itself is busy, answers wait too, and it does not count. */
const STEPS = 5;

function isSame(one: PatternQuestion | null | undefined, other: PatternQuestion): boolean {
  return one?.name === other.name && one.pattern === other.pattern && one.value === other.value;
}

/** Makes a judge. The worker starts with the first question. */
export function createPatternJudge(
  startWorker: () => PatternWorker,
  { answerLimit, timeouts, waitLimit }: PatternLimits = defaultLimits,
): PatternJudge {
  let worker: PatternWorker | null = null;
  let isReady = false;
  let hasGivenUp = false;
  let current: PatternQuestion | null = null;
  let stepTimer: ReturnType<typeof setInterval> | undefined;
  let broken: BrokenPatterns = new Set();
  /** What the form asks now, by field. */
  const asked = new Map<string, PatternQuestion>();
  const waiting = new Map<string, PatternQuestion>();
  const answered = new Map<string, PatternQuestion & { readonly isBroken: boolean }>();
  const leftToServer = new Set<string>();
  const subscribers = new Set<() => void>();
  const waiters = new Set<() => void>();

  function stopWorker(): void {
    clearInterval(stepTimer);
    worker?.terminate();
    worker = null;
    isReady = false;
    current = null;
  }

  /** The fields that break their pattern with exactly these values. */
  function brokenAmong(questions: readonly PatternQuestion[]): BrokenPatterns {
    const isBroken = (question: PatternQuestion): boolean => {
      const known = answered.get(question.name);
      return known?.isBroken === true && isSame(known, question);
    };
    return new Set(questions.filter(isBroken).map(({ name }) => name));
  }

  /** Tells of the answers once nothing waits: every telling draws the form anew. */
  function tell(): void {
    const names = [...answered.values()].filter(({ isBroken }) => isBroken).map(({ name }) => name);
    if (names.length !== broken.size || names.some((name) => !broken.has(name))) {
      broken = new Set(names);
      for (const callback of subscribers) callback();
    }
    for (const goOn of waiters) goOn();
  }

  /** Keeps an answer, unless the field's value has changed meanwhile. */
  function answer(question: PatternQuestion, isBroken: boolean): void {
    if (isSame(asked.get(question.name), question)) answered.set(question.name, { ...question, isBroken });
  }

  function giveUp(): void {
    stopWorker();
    hasGivenUp = true;
    waiting.clear();
    for (const question of asked.values()) answer(question, false);
    tell();
  }

  function start(): void {
    try {
      worker = startWorker();
    } catch {
      giveUp();
      return;
    }
    worker.onmessage = ({ data }) => {
      if (!isReady) {
        isReady = true;
      } else if (current !== null) {
        clearInterval(stepTimer);
        answer(current, data === true);
        current = null;
      }
      next();
    };
    worker.onerror = (event) => {
      // Nothing is lost that a shopper or the console should hear of.
      event.preventDefault();
      giveUp();
    };
  }

  function runOutOfTime(question: PatternQuestion): void {
    stopWorker();
    leftToServer.add(question.pattern);
    answer(question, false);
    if (leftToServer.size >= timeouts) giveUp();
    else next();
  }

  function next(): void {
    if (current !== null) return;
    const [question] = waiting.values();
    if (question === undefined) tell();
    else if (leftToServer.has(question.pattern)) {
      waiting.delete(question.name);
      answer(question, false);
      next();
    } else if (worker === null) start();
    else if (isReady) {
      waiting.delete(question.name);
      current = question;
      worker.postMessage(question);
      let steps = 0;
      stepTimer = setInterval(() => {
        steps += 1;
        if (steps === STEPS) runOutOfTime(question);
      }, answerLimit / STEPS);
    }
  }

  function ask(questions: readonly PatternQuestion[]): void {
    asked.clear();
    waiting.clear();
    for (const question of questions) {
      asked.set(question.name, question);
      if (isSame(current, question) || isSame(answered.get(question.name), question)) continue;
      if (hasGivenUp) answer(question, false);
      else waiting.set(question.name, question);
    }
    next();
  }

  return {
    ask,
    judge: (questions) =>
      new Promise((resolve) => {
        const goOn = () => {
          clearTimeout(timer);
          // Nobody waits after `close`.
          if (waiters.delete(goOn)) resolve(brokenAmong(questions));
        };
        const timer = setTimeout(goOn, waitLimit);
        waiters.add(goOn);
        ask(questions);
      }),
    broken: () => broken,
    subscribe: (callback) => {
      subscribers.add(callback);
      return () => void subscribers.delete(callback);
    },
    close: () => {
      stopWorker();
      for (const questions of [asked, waiting, answered]) questions.clear();
      waiters.clear();
      broken = new Set();
    },
  };
}

/** A clock for tests of what waits long: no timer waits for real time, and all else keeps its order. */
import { setImmediate } from 'node:timers';

/** How far the clock moves at once, in milliseconds. */
const STEP = 20;
/** How many turns the event loop has for all else before the clock moves on: a server's answer takes some. */
const TURNS_PER_STEP = 10;
/** How many turns a test waits for something: more than a minute of the fast clock. */
const MAX_TURNS = 50_000;

/** In the file or the describe block that calls it, all timers and dates go by a clock that moves between other work. */
export function useFastClock(): void {
  let isRunning = false;

  function run(turn: number): void {
    if (!isRunning) return;
    if (turn % TURNS_PER_STEP === 0) jest.advanceTimersByTime(STEP);
    setImmediate(run, turn + 1);
  }

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
    isRunning = true;
    run(1);
  });

  afterEach(() => {
    isRunning = false;
    jest.useRealTimers();
  });
}

/** Resolves after so many milliseconds of the fast clock. */
export function pass(time: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, time);
  });
}

/** Waits under the fast clock until a check no longer throws. Throws its last error if it always does. */
export async function until(check: () => void): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    try {
      check();
      return;
    } catch (error) {
      if (turn === MAX_TURNS) throw error;
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/**
 * Calls back once the browser is idle, after `timeout` milliseconds at the latest. Safari has no idle callback: there it
 * is after `otherwise` milliseconds.
 */
export function whenIdle(callback: () => void, timeout: number, otherwise = 0): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout });
  else setTimeout(callback, otherwise);
}

/** How long work that is not urgent waits for an idle browser at most, in milliseconds. */
const IDLE_TIMEOUT = 10_000;
/** How long the browser is given where it cannot say that it is idle. */
const FIXED_DELAY = 2000;

export function untilIdle(): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve, IDLE_TIMEOUT, FIXED_DELAY));
}

/** Resolves in a task of its own: the browser may draw and handle input before it. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/**
 * Calls back once the browser is idle, after `timeout` milliseconds at the latest. Safari has no idle callback: there it
 * is after `otherwise` milliseconds.
 */
export function whenIdle(callback: () => void, timeout: number, otherwise = 0): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout });
  else setTimeout(callback, otherwise);
}

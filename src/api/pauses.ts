/** Resolves after a time in milliseconds, or as soon as the signal is aborted. */
function wait(time: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    const onAbort = (): void => {
      clearTimeout(timer);
      resolve();
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    if (signal?.aborted === true) onAbort();
  });
}

/** Unit tests replace it, so that they do not wait. */
export const pauses = { wait };

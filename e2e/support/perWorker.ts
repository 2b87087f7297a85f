/**
 * Servers that the tests of a worker share, started when the first test needs them. Worker fixtures of single files would
 * do the same, but Playwright starts another worker, with another browser, for each set of worker fixtures.
 */

interface Closable {
  close(): Promise<void>;
}

const started: Closable[] = [];

/**
 * A function that starts something once in this worker and gives the same to every caller.
 * @param start starts it; what it gives is closed when the worker ends
 */
export function perWorker<T extends Closable>(start: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  const startAndNote = async () => {
    const value = await start();
    started.push(value);
    return value;
  };
  return () => (running ??= startAndNote());
}

/** Closes what this worker started, the last first. */
export async function closeStarted(): Promise<void> {
  for (const each of started.splice(0).reverse()) await each.close();
}

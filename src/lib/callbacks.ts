/** Those who want to be called back when something happens. */
export function createCallbacks<Args extends readonly unknown[] = []>() {
  const callbacks = new Set<(...args: Args) => void>();
  return {
    /** Returns the unsubscribe function. */
    add(callback: (...args: Args) => void): () => void {
      callbacks.add(callback);
      return () => void callbacks.delete(callback);
    },
    call(...args: Args): void {
      for (const callback of [...callbacks]) callback(...args);
    },
    isEmpty: (): boolean => callbacks.size === 0,
    clear: (): void => callbacks.clear(),
  };
}

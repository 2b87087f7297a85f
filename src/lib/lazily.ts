/** Creates a value when it is first asked for: what `Intl` makes takes a slow phone tens of milliseconds. */
export function lazily<T extends object>(create: () => T): () => T {
  let value: T | null = null;
  return () => (value ??= create());
}

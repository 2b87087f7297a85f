/** Random numbers and samples that are the same in every run. */

/** A seeded generator of numbers in [0, 1) (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A random sample of the entries; all of them, in random order, if there are no more than `size`. */
export function sampleOf<T>(entries: readonly T[], size: number, random: () => number): readonly T[] {
  return entries
    .map((entry): [number, T] => [random(), entry])
    .sort(([first], [second]) => first - second)
    .slice(0, size)
    .map(([, entry]) => entry);
}

/** What the benchmarks of traces share. */

/** So many dispatches are made at a time: shops that are compared take turns, so that other load affects both. */
export const TURN = 250;

/** Says on the terminal how far the measurement is: it takes minutes on a busy machine. */
export function reportProgress(text: string): void {
  console.error(`  … ${text}`);
}

/** The CPU time of this process during a function, in milliseconds. */
export function cpuTime(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Returns what this process has used of the processors since it began, in milliseconds. Tests are chosen by it, and not
 * by the clock, so that other work on the machine changes neither the choice nor the score.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

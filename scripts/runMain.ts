/** Runs a program. What it throws is said in one line, without a stack, and it ends with an exit code that is not 0. */
export function runMain(main: () => void | Promise<void>, exitCode = 1): void {
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = exitCode;
    });
}

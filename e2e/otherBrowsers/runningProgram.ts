/** Child processes that end with the test run. */
import { spawn } from 'node:child_process';

/** A running program. */
export interface RunningProgram {
  /** The first line of its output; rejects when the program ends before. */
  readonly firstLine: Promise<string>;
  /** Ends the program and resolves when it has ended. */
  end(): Promise<void>;
}

/** Starts a program. */
export function startProgram(
  path: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = process.env,
): RunningProgram {
  const child = spawn(path, parameters, { env: environment, stdio: ['ignore', 'pipe', 'ignore'] });
  const stopOnExit = (): void => void child.kill();
  process.once('exit', stopOnExit);
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      process.off('exit', stopOnExit);
      resolve();
    });
  });
  const firstLine = new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('\n')) resolve(output.slice(0, output.indexOf('\n')));
    });
    child.once('error', reject);
    child.once('close', () => reject(new Error(`${path} ended: ${output}`)));
  });
  // Not every caller waits for it: no unhandled rejection then.
  firstLine.catch(() => undefined);
  return {
    firstLine,
    end: () => {
      child.kill();
      return ended;
    },
  };
}

/**
 * Checks the types of the shop and of what answers its calls whenever a file changes, with the project's own compiler in a
 * process of its own. Tests, their helpers and scripts are left to `npm run typecheck`: the compiler checks all of its files
 * each time, which takes three times as long with them. The helpers also import the description, so that it would check
 * twice: when the description is saved, and when its endpoints are written.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(__dirname, '..');
const COMPILER = join(ROOT, 'node_modules/typescript7/bin/tsc');
const STARTED = /Starting (?:incremental )?compilation/;
const DONE = /Found \d+ errors?\. Watching for file changes\./;

/** Takes the compiler's lines and returns what to do with each: it calls `report` with all errors of every compilation. */
export function createTypeReader(report: (errors: readonly string[]) => void): (line: string) => void {
  let errors: string[] = [];
  return (line) => {
    if (STARTED.test(line)) errors = [];
    else if (DONE.test(line)) report(errors);
    // What belongs to an error is indented.
    else if (/^\s+\S/.test(line) && errors.length > 0) errors.push(`${errors.pop() ?? ''}\n${line}`);
    else if (line.includes('error TS')) errors.push(line);
  };
}

/**
 * Starts the compiler, which calls `report` after every compilation, and `ended` where it ends without being stopped.
 * Returns what stops it.
 */
export function watchTypes(
  report: (errors: readonly string[]) => void,
  ended: () => void,
  program = COMPILER,
): () => void {
  // One thread: two take longer, as webpack builds at the same time.
  const parameters = ['-p', 'scripts/tsconfig.watch.json', '--watch', '--checkers', '1'];
  parameters.push('--preserveWatchOutput', '--pretty', 'false');
  const compiler = spawn(process.execPath, [program, ...parameters], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own: the compiler is a child of this process's child, which does not end with it.
    detached: true,
  });
  let isStopped = false;
  createInterface({ input: compiler.stdout })
    .on('line', createTypeReader(report))
    .on('close', () => {
      if (!isStopped) ended();
    });
  const stop = (): void => {
    isStopped = true;
    if (compiler.pid === undefined || compiler.exitCode !== null || compiler.signalCode !== null) return;
    process.kill(-compiler.pid);
  };
  process.once('exit', stop);
  return stop;
}

/** Checks types whenever a file changes, with the project's own compiler in a process of its own. */
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

/** Starts the compiler, which calls `report` after every compilation. Returns what stops it. */
export function watchTypes(report: (errors: readonly string[]) => void): () => void {
  const parameters = ['--watch', '--preserveWatchOutput', '--pretty', 'false'];
  const compiler = spawn(process.execPath, [COMPILER, ...parameters], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: compiler.stdout }).on('line', createTypeReader(report));
  return () => compiler.kill();
}

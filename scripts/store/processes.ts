/** Runs the programs of a store, each with its output in a file. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createConnection } from 'node:net';
import { existsSync, openSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { LOOPBACK } from '../ports';

/** A part of the store cannot start; the message is a sentence or two. */
export class StoreError extends Error {}

/** How a program is run. */
export interface Program {
  /** For messages, such as 'the engine'. */
  readonly name: string;
  readonly command: string;
  readonly parameters: readonly string[];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Where its output goes. */
  readonly log: string;
  /** The user it runs as, where not this one. */
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
}

const POLL_MS = 100;
const LOG_LINES = 5;
/** A program that was asked to end and has not is killed after this time, in ms. */
export const STOP_TIMEOUT_MS = 10_000;

/** How long a program's log is, in bytes, before it starts: what it says follows. */
const lengthOf = (log: string): number => (existsSync(log) ? statSync(log).size : 0);

const lastLines = (log: string, from: number): string =>
  readFileSync(log).subarray(from).toString().trimEnd().split('\n').slice(-LOG_LINES).join('\n');

const failed = ({ name, log }: Program, from: number): StoreError =>
  new StoreError(`${name} has ended: ${log} says why.\n${lastLines(log, from)}`);

// Not in the terminal's group: Ctrl-C ends them in the right order, not all at once.
const begin = ({ command, parameters, cwd, env, log, user }: Program): ChildProcess => {
  const output = openSync(log, 'a');
  return spawn(command, parameters, { cwd, env, detached: true, stdio: ['ignore', output, output], ...user });
};

/** Runs a program to its end. Rejects with a StoreError where it fails. */
export const runToEnd = (program: Program): Promise<void> =>
  new Promise((resolve, reject) => {
    const from = lengthOf(program.log);
    const child = begin(program);
    const end = (): void => {
      child.kill();
    };
    process.once('exit', end);
    child.once('error', (error) => reject(new StoreError(`${program.name}: ${error.message}`)));
    child.once('exit', (code) => {
      process.off('exit', end);
      if (code === 0) resolve();
      else reject(failed(program, from));
    });
  });

/** A program that runs. */
export interface RunningProgram {
  readonly child: ChildProcess;
  /** Rejects with a StoreError when it ends before it is stopped. */
  readonly ended: Promise<never>;
  /** Asks it to end with a signal, and resolves when it has. One that takes longer than so many ms is killed. */
  stop(signal?: NodeJS.Signals, limitMs?: number): Promise<void>;
}

/** Starts a program that runs until it is stopped. It is killed where this process ends otherwise. */
export const startProgram = (program: Program): RunningProgram => {
  const from = lengthOf(program.log);
  const child = begin(program);
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  process.once('exit', kill);
  let isStopping = false;
  const hasExited = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const ended = new Promise<never>((_resolve, reject) => {
    child.once('error', (error) => reject(new StoreError(`${program.name}: ${error.message}`)));
    child.once('exit', () => {
      process.off('exit', kill);
      if (!isStopping) reject(failed(program, from));
    });
  });
  // A rejection that nobody waits for would end this process.
  ended.catch(() => undefined);
  return {
    child,
    ended,
    stop: async (signal = 'SIGTERM', limitMs = STOP_TIMEOUT_MS) => {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      const timeout = setTimeout(kill, limitMs);
      await hasExited;
      clearTimeout(timeout);
    },
  };
};

/** Parts that have been started. */
export class StartedParts {
  readonly #stops: (() => Promise<void>)[] = [];
  #ending: Promise<void> | null = null;

  /** Remembers how a part is ended. Throws a StoreError, and ends it, where all parts are being ended. */
  add(stop: () => Promise<void>): void {
    this.#stops.push(stop);
    if (this.#ending === null) return;
    void stop();
    throw new StoreError('The store was stopped while it started.');
  }

  /** Ends the parts, the last one that was started first. */
  end(): Promise<void> {
    this.#ending ??= this.#endAll();
    return this.#ending;
  }

  async #endAll(): Promise<void> {
    for (const stop of this.#stops.toReversed()) await stop();
  }
}

/** Whether something listens on a port of this machine. */
export const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: LOOPBACK });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Resolves once a program is ready. Rejects as `ended` does. */
export const untilReady = async (
  { ended }: RunningProgram,
  isReady: () => boolean | Promise<boolean>,
): Promise<void> => {
  const ready = async (): Promise<void> => {
    while (!(await isReady())) await wait(POLL_MS);
  };
  await Promise.race([ready(), ended]);
};

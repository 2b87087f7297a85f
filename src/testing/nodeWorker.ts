import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { transformSync } from '@swc/core';

/** Runs first in the thread: a worker's globals, and a loader for the modules in `workerData`. */
const bootstrap = `
  const { parentPort, workerData } = require('node:worker_threads');
  globalThis.addEventListener = (type, listener) => parentPort.on(type, (data) => listener({ data }));
  globalThis.postMessage = (message) => parentPort.postMessage(message);
  const load = (name) => {
    const module = { exports: {} };
    new Function('module', 'exports', 'require', workerData[name])(module, module.exports, load);
    return module.exports;
  };
  load('entry');
`;

function compile(path: string): string {
  const { code } = transformSync(readFileSync(path, 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  return code;
}

/**
 * A browser's Worker in a Node thread, which `terminate` really ends. Its script may import modules of its own folder
 * that import nothing.
 */
export class NodeWorker {
  onmessage: ((event: MessageEvent<unknown>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  readonly #thread: Worker;

  constructor(script: URL) {
    const path = fileURLToPath(script);
    const entry = compile(path);
    const imports = [...entry.matchAll(/require\("(\.[^"]+)"\)/g)].map(([, name = '']) => name);
    const modules = imports.map((name) => [name, compile(join(dirname(path), `${name}.ts`))]);
    const workerData: unknown = { entry, ...Object.fromEntries(modules) };
    this.#thread = new Worker(bootstrap, { eval: true, workerData });
    this.#thread.on('message', (data: unknown) => this.onmessage?.(new MessageEvent('message', { data })));
    this.#thread.on('error', () => this.onerror?.(new ErrorEvent('error', { cancelable: true })));
  }

  postMessage(message: unknown): void {
    this.#thread.postMessage(message);
  }

  terminate(): void {
    this.onmessage = null;
    void this.#thread.terminate();
  }
}

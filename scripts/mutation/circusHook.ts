/**
 * Stands in for Jest's test framework, which it calls: gives the test file's global object Stryker's namespace, skips
 * the tests that do not cover the mutant, and tells the instrumented code which test is running.
 */
import { createRequire } from 'node:module';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { currentRun } from './fileRun';
import type { FileRun } from './fileRun';
import { processorTime } from './processorTime';

/** What is read of a test and a describe block of jest-circus. */
interface Block {
  readonly type: 'describeBlock';
  readonly name: string;
  readonly children: readonly (Block | Test)[];
}
interface Test {
  readonly type: 'test';
  readonly name: string;
  readonly errors: readonly unknown[];
  mode?: string | null;
  timeout?: number;
}
interface Event {
  readonly name: string;
  readonly test?: Test;
}
interface State {
  readonly rootDescribeBlock: Block;
}
type Listener = (event: Event, state: State) => unknown;
interface Environment {
  readonly global: object;
  handleTestEvent?: Listener;
}
type Framework = (...parameters: unknown[]) => Promise<unknown>;

const load = createRequire(__filename);

function loadFramework(path: string): Framework {
  const loaded: unknown = load(path);
  const framework: unknown =
    typeof loaded === 'object' && loaded !== null ? Reflect.get(loaded, 'default') : null;
  if (typeof framework !== 'function') throw new Error(`${path} is no test framework.`);
  return async (...parameters) => {
    const result: unknown = await Reflect.apply(framework, undefined, parameters);
    return result;
  };
}

function listTests(block: Block, path: readonly string[]): readonly (readonly [Test, string])[] {
  return block.children.flatMap((child) => {
    const names = [...path, child.name];
    return child.type === 'test' ? [[child, names.join(' ')] as const] : listTests(child, names);
  });
}

/** Names are made unique by counting, in the order of the file, which is the same in every run. */
function nameTests(root: Block): ReadonlyMap<Test, string> {
  const seen = new Map<string, number>();
  return new Map(
    listTests(root, []).map(([test, name]) => {
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      return [test, count === 1 ? name : `${name} (${count})`];
    }),
  );
}

function describeError(error: unknown): string {
  const first: unknown = Array.isArray(error) ? error[0] : error;
  return first instanceof Error ? first.message : String(Reflect.get(Object(first), 'message') ?? first);
}

function listenFor(run: FileRun): Listener {
  const { file, wanted, namespace, endsAtFailure, ran } = run;
  let names: ReadonlyMap<Test, string> = new Map();
  let startedAt = { processor: 0, clock: 0 };
  const idOf = (test: Test): string => `${file} ${names.get(test) ?? test.name}`;
  const skipRest = (): void => {
    for (const test of names.keys()) test.mode = 'skip';
  };
  const runOnly = (limits: ReadonlyMap<string, number>): void => {
    for (const test of names.keys()) {
      const limit = limits.get(idOf(test));
      if (limit === undefined) test.mode = 'skip';
      else test.timeout = limit;
    }
  };
  return ({ name, test }, { rootDescribeBlock }) => {
    if (name === 'run_start') {
      names = nameTests(rootDescribeBlock);
      if (wanted !== null) runOnly(wanted);
    }
    if (test === undefined) return;
    // Before the hooks of a test, whose work is part of it.
    if (name === 'test_start') {
      namespace.currentTestId = idOf(test);
      startedAt = { processor: processorTime(), clock: performance.now() };
    }
    if (name === 'test_done') {
      namespace.currentTestId = undefined;
      const failure = test.errors.length > 0 ? describeError(test.errors[0]) : null;
      const duration = processorTime() - startedAt.processor;
      const elapsed = performance.now() - startedAt.clock;
      ran.push({ id: idOf(test), name: names.get(test) ?? test.name, duration, elapsed, failure });
      if (failure !== null && endsAtFailure) skipRest();
    }
  };
}

/** Called by Jest with the arguments of its test framework. */
export default async function runTestFile(
  globalConfig: unknown,
  config: unknown,
  environment: Environment,
  ...others: unknown[]
): Promise<unknown> {
  const run = currentRun();
  Reflect.set(environment.global, INSTRUMENTER_CONSTANTS.NAMESPACE, run.namespace);
  const theirs = environment.handleTestEvent?.bind(environment);
  const ours = listenFor(run);
  environment.handleTestEvent = async (event, state) => {
    ours(event, state);
    await theirs?.(event, state);
  };
  return loadFramework(run.framework)(globalConfig, config, environment, ...others);
}

/** Stryker's test runner for this project: runs in each mutant only the chosen test files, in one process. */
import { readFileSync, writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import type { InstrumenterContext } from '@stryker-mutator/api/core';
import type { Logger } from '@stryker-mutator/api/logging';
import {
  determineHitLimitReached,
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
} from '@stryker-mutator/api/test-runner';
import type {
  DryRunOptions,
  DryRunResult,
  MutantRunOptions,
  MutantRunResult,
  TestRunner,
} from '@stryker-mutator/api/test-runner';
import { QUICK, THOROUGH } from './chooseTests';
import { compileModulesOnce, countCompiled } from './compileOnce';
import { attribute } from './coverage';
import type { MeasuredFile } from './coverage';
import type { FileRun, RanTest } from './fileRun';
import { openJest } from './jestFiles';
import type { JestFiles } from './jestFiles';
import { KillHistory } from './killHistory';
import { RUNNER, THOROUGH_VARIABLE } from './names';
import { processorTime } from './processorTime';

/**
 * How long a test may take with a mutant, which may wait for nothing: this and so many times what it took without, by the
 * clock. The waiting of such tests is most of what a run takes.
 */
const TEST_GRACE = 3000;
const TEST_FACTOR = 4;
/** A test file that was the first to load so many modules is run again: compiling them took most of its time. */
const MANY_MODULES = 20;
/**
 * What each test took without a mutant, of the processors and by the clock, in milliseconds: for the other processes, in
 * Stryker's copy of the project.
 */
const TIMES_FILE = 'test-times.json';
/**
 * What the first run takes besides its tests, as a test that covers nothing. Stryker would add it to the time that each
 * mutant may take, and wait a minute for each endless loop.
 */
const START_ID = 'start';
/** How the instrumented code names a mutant. */
const MUTANT_ID = /stryMutAct_\w+\("(\d+)"\)/g;

/** Returns the file of each mutant, from the project's root. */
function findMutants(root: string, files: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    files.flatMap((file) => {
      const name = relative(root, file).split(sep).join('/');
      return [...readFileSync(file, 'utf8').matchAll(MUTANT_ID)].map(([, id = '']) => [id, name] as const);
    }),
  );
}

type Times = Pick<RanTest, 'duration' | 'elapsed'>;

function writeTimes(times: ReadonlyMap<string, Times>): void {
  writeFileSync(TIMES_FILE, JSON.stringify(Object.fromEntries(times)));
}

function readTimes(): ReadonlyMap<string, Times> {
  const times: unknown = JSON.parse(readFileSync(TIMES_FILE, 'utf8'));
  const entries = typeof times === 'object' && times !== null ? Object.entries<unknown>({ ...times }) : [];
  const read = (time: unknown, name: keyof Times) => Number(Reflect.get(Object(time), name));
  return new Map(
    entries.map(([id, time]) => [id, { duration: read(time, 'duration'), elapsed: read(time, 'elapsed') }]),
  );
}

/** Ids of tests begin with their file; see circusHook.ts. */
function fileOf(id: string): string {
  return id.split(' ', 1)[0] ?? '';
}

/** What came of a run of a test file. */
interface Outcome {
  /** Why the file failed as a whole; null if it did not. */
  readonly failure: string | null;
  readonly ran: readonly RanTest[];
  /** Of the processors, in milliseconds. */
  readonly duration: number;
  /** By the clock, in milliseconds. */
  readonly elapsed: number;
}

class ShopTestRunner implements TestRunner {
  readonly #root = process.cwd();
  readonly #log: Logger;
  readonly #history = new KillHistory();
  #jest: JestFiles | null = null;
  #times: ReadonlyMap<string, Times> | null = null;
  readonly #startedAt = performance.now();

  constructor(log: Logger) {
    this.#log = log;
    // A mutant may fail after its test has ended.
    process.on('uncaughtException', (error) => {
      log.debug('After a test: %s', error.message);
    });
  }

  capabilities() {
    // Every test file has an environment of its own.
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    compileModulesOnce();
    this.#jest = await openJest(this.#root);
  }

  async dryRun({ files = [], testFiles }: DryRunOptions): Promise<DryRunResult> {
    const measured: MeasuredFile[] = [];
    const asked = testFiles === undefined ? null : new Set(testFiles);
    for (const file of this.#open().files.values()) {
      if (asked !== null && !asked.has(file.path)) continue;
      const result = await this.#measure(file.name);
      if (result !== null) measured.push(result);
    }
    const limits = process.env[THOROUGH_VARIABLE] === undefined ? QUICK : THOROUGH;
    const { perTest, tests } = attribute(measured, findMutants(this.#root, files), limits);
    const clock = new Map(measured.flatMap((file) => file.tests.map(({ id, elapsed }) => [id, elapsed])));
    writeTimes(
      new Map(tests.map(({ id, duration }) => [id, { duration, elapsed: clock.get(id) ?? duration }])),
    );
    const inTests = tests.reduce((sum, { duration }) => sum + duration, 0);
    const start = {
      id: START_ID,
      name: START_ID,
      timeSpentMs: performance.now() - this.#startedAt - inTests,
    };
    return {
      status: DryRunStatus.Complete,
      mutantCoverage: { static: {}, perTest },
      tests: [
        { ...start, status: TestStatus.Success },
        ...tests.map(({ id, name, file, duration }) => ({
          id,
          name,
          fileName: file,
          timeSpentMs: duration,
          status: TestStatus.Success as const,
        })),
      ],
    };
  }

  async mutantRun({ activeMutant, testFilter = [], hitLimit }: MutantRunOptions): Promise<MutantRunResult> {
    const times = (this.#times ??= readTimes());
    const { fileName: mutated } = activeMutant;
    const timesOf = (id: string): Times => times.get(id) ?? { duration: 0, elapsed: 0 };
    const wanted = new Map(
      testFilter.map((id) => [id, TEST_GRACE + TEST_FACTOR * timesOf(id).elapsed] as const),
    );
    const expected = new Map<string, number>();
    for (const id of testFilter) {
      expected.set(fileOf(id), (expected.get(fileOf(id)) ?? 0) + timesOf(id).duration);
    }
    // For worker threads of a test.
    process.env[INSTRUMENTER_CONSTANTS.ACTIVE_MUTANT_ENV_VARIABLE] = activeMutant.id;
    let hitCount: number | undefined = 0;
    let nrOfTests = 0;
    for (const name of this.#history.sort(mutated, expected)) {
      const before: InstrumenterContext = { activeMutant: activeMutant.id, hitCount, hitLimit };
      const { failure, ran, elapsed, namespace } = await this.#runCompiled(name, wanted, () => ({
        ...before,
      }));
      hitCount = namespace.hitCount;
      nrOfTests += ran.length;
      const isLooping = determineHitLimitReached(hitCount, hitLimit);
      if (isLooping !== undefined) return { status: MutantRunStatus.Timeout, reason: isLooping.reason };
      const failed = ran.find((test) => test.failure !== null);
      const failureMessage = failed?.failure ?? failure;
      this.#history.record(mutated, name, failureMessage !== null, elapsed);
      if (failureMessage !== null) {
        const killer = failed?.id ?? testFilter.find((id) => fileOf(id) === name) ?? name;
        return { status: MutantRunStatus.Killed, killedBy: [killer], failureMessage, nrOfTests };
      }
    }
    return { status: MutantRunStatus.Survived, nrOfTests };
  }

  #open(): JestFiles {
    if (this.#jest === null) throw new Error('The runner was not started.');
    return this.#jest;
  }

  /** Runs a test file. With a mutant it ends at the first failure. */
  async #run(name: string, wanted: FileRun['wanted'], namespace: InstrumenterContext): Promise<Outcome> {
    const { files, run } = this.#open();
    const file = files.get(name);
    const ran: RanTest[] = [];
    const startedAt = { processor: processorTime(), clock: performance.now() };
    const request = { wanted, namespace, endsAtFailure: namespace.activeMutant !== undefined, ran };
    const failure = file === undefined ? 'There is no such test file.' : await run(file, request);
    const duration = processorTime() - startedAt.processor;
    return { failure, ran, duration, elapsed: performance.now() - startedAt.clock };
  }

  /** Runs a test file, and again if the first run had to compile what it loads: its times are those of the compiled. */
  async #runCompiled(
    name: string,
    wanted: FileRun['wanted'],
    createNamespace: () => InstrumenterContext,
  ): Promise<Outcome & { readonly namespace: InstrumenterContext }> {
    const compiledBefore = countCompiled();
    const namespace = createNamespace();
    const outcome = await this.#run(name, wanted, namespace);
    if (countCompiled() - compiledBefore <= MANY_MODULES) return { ...outcome, namespace };
    return this.#runCompiled(name, wanted, createNamespace);
  }

  /** Runs a test file without a mutant. Tests that fail are left out, and named; null if the file fails as a whole. */
  async #measure(name: string): Promise<MeasuredFile | null> {
    const { failure, ran, duration, namespace } = await this.#runCompiled(name, null, () => ({
      mutantCoverage: { static: {}, perTest: {} },
    }));
    const coverage = namespace.mutantCoverage ?? { static: {}, perTest: {} };
    const failures = [{ id: name, failure }, ...ran.filter((test) => test.failure !== null)];
    for (const each of failures) {
      if (each.failure === null) continue;
      this.#log.warn('Left out, because it fails without a mutant: %s: %s', each.id, each.failure);
    }
    const tests = ran.filter((test) => test.failure === null);
    return failure === null ? { file: name, duration, coverage, tests } : null;
  }
}

function createRunner(log: Logger): ShopTestRunner {
  return new ShopTestRunner(log);
}
createRunner.inject = tokens(commonTokens.logger);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, RUNNER, createRunner)];

/** Stryker's test runner for this project: runs in each mutant only the chosen test files, in one process. */
import { readFileSync, writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import type { InstrumenterContext, MutantCoverage } from '@stryker-mutator/api/core';
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

/** How long a test may take with a mutant, which may wait for nothing: this and so many times what it took without. */
const TEST_GRACE = 5000;
const TEST_FACTOR = 4;
/** A test file that was the first to load so many modules is measured again: compiling them took most of its time. */
const MANY_MODULES = 20;
/** What each test took without a mutant, in milliseconds: for the other processes, in Stryker's copy of the project. */
const TIMES_FILE = 'test-times.json';
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

function readTimes(): ReadonlyMap<string, number> {
  const times: unknown = JSON.parse(readFileSync(TIMES_FILE, 'utf8'));
  const entries = typeof times === 'object' && times !== null ? Object.entries(times) : [];
  return new Map(entries.map(([id, time]) => [id, Number(time)]));
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
}

class ShopTestRunner implements TestRunner {
  readonly #root = process.cwd();
  readonly #log: Logger;
  readonly #history = new KillHistory();
  #jest: JestFiles | null = null;
  #times: ReadonlyMap<string, number> | null = null;

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
    writeFileSync(
      TIMES_FILE,
      JSON.stringify(Object.fromEntries(tests.map(({ id, duration }) => [id, duration]))),
    );
    return {
      status: DryRunStatus.Complete,
      mutantCoverage: { static: {}, perTest },
      tests: tests.map(({ id, name, file, duration }) => ({
        id,
        name,
        fileName: file,
        timeSpentMs: duration,
        status: TestStatus.Success,
      })),
    };
  }

  async mutantRun({ activeMutant, testFilter = [], hitLimit }: MutantRunOptions): Promise<MutantRunResult> {
    const times = (this.#times ??= readTimes());
    const { fileName: mutated } = activeMutant;
    const timeOf = (id: string) => times.get(id) ?? 0;
    const wanted = new Map(testFilter.map((id) => [id, TEST_GRACE + TEST_FACTOR * timeOf(id)] as const));
    const expected = new Map<string, number>();
    for (const id of testFilter) expected.set(fileOf(id), (expected.get(fileOf(id)) ?? 0) + timeOf(id));
    // For worker threads of a test.
    process.env[INSTRUMENTER_CONSTANTS.ACTIVE_MUTANT_ENV_VARIABLE] = activeMutant.id;
    let hitCount: number | undefined = 0;
    let nrOfTests = 0;
    for (const name of this.#history.sort(mutated, expected)) {
      const namespace: InstrumenterContext = { activeMutant: activeMutant.id, hitCount, hitLimit };
      const { failure, ran, duration } = await this.#run(name, wanted, namespace);
      hitCount = namespace.hitCount;
      nrOfTests += ran.length;
      const isLooping = determineHitLimitReached(hitCount, hitLimit);
      if (isLooping !== undefined) return { status: MutantRunStatus.Timeout, reason: isLooping.reason };
      const failed = ran.find((test) => test.failure !== null);
      const failureMessage = failed?.failure ?? failure;
      this.#history.record(mutated, name, failureMessage !== null, duration);
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
    const startedAt = processorTime();
    const request = { wanted, namespace, endsAtFailure: namespace.activeMutant !== undefined, ran };
    const failure = file === undefined ? 'There is no such test file.' : await run(file, request);
    return { failure, ran, duration: processorTime() - startedAt };
  }

  /** Runs a test file without a mutant. Tests that fail are left out, and named; null if the file fails as a whole. */
  async #measure(name: string): Promise<MeasuredFile | null> {
    const compiledBefore = countCompiled();
    const coverage: MutantCoverage = { static: {}, perTest: {} };
    const { failure, ran, duration } = await this.#run(name, null, { mutantCoverage: coverage });
    if (countCompiled() - compiledBefore > MANY_MODULES) return this.#measure(name);
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

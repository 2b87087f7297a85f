/** Runs single test files of `src` in this process, each in a fresh environment, with Jest's own parts. */
import { join, relative, sep } from 'node:path';
import { readConfigs } from 'jest-config';
import TestRunner from 'jest-runner';
import Runtime from 'jest-runtime';
import { TestWatcher } from 'jest-watcher';
import { setCurrentRun } from './fileRun';
import type { FileRun } from './fileRun';

type Context = Awaited<ReturnType<typeof Runtime.createContext>>;
type GlobalConfig = Awaited<ReturnType<typeof readConfigs>>['globalConfig'];

/** The Jest projects whose tests are run, and how their files end. */
const PROJECTS = [
  { name: 'logic', ending: '.test.ts' },
  { name: 'screens', ending: '.test.tsx' },
];
const HOOK = join(__dirname, 'circusHook.ts');

export interface TestFile {
  /** From the project's root, with forward slashes. */
  readonly name: string;
  readonly path: string;
  readonly context: Context;
  /** Jest's own test framework: the path of its module. */
  readonly framework: string;
}

export interface JestFiles {
  readonly files: ReadonlyMap<string, TestFile>;
  /**
   * Runs a test file. Returns why the file as a whole failed, such as an error while it was loaded; null if it did not
   */
  readonly run: (file: TestFile, run: Omit<FileRun, 'file' | 'framework'>) => Promise<string | null>;
}

async function runFile(file: TestFile, globalConfig: GlobalConfig): Promise<string | null> {
  let failure: string | null = null;
  const runner = new TestRunner(globalConfig, {});
  const stops = [
    runner.on('test-file-success', ([, result]) => {
      if (result.testExecError !== undefined) failure = result.testExecError.message;
    }),
    runner.on('test-file-failure', ([, error]) => {
      failure = error.message;
    }),
  ];
  const test = { context: file.context, path: file.path };
  await runner.runTests([test], new TestWatcher({ isWatchMode: false }), { serial: true });
  for (const stop of stops) stop();
  return failure;
}

/** Reads Jest's configuration in a folder and finds the test files. Takes seconds. */
export async function openJest(root: string): Promise<JestFiles> {
  const { globalConfig, configs } = await readConfigs({ _: [], $0: '', silent: true, watchman: false }, [
    root,
  ]);
  const files = new Map<string, TestFile>();
  for (const config of configs) {
    const project = PROJECTS.find(({ name }) => name === config.displayName?.name);
    if (project === undefined) continue;
    const hooked = { ...config, testRunner: HOOK };
    const context = await Runtime.createContext(hooked, { maxWorkers: 1, watchman: false });
    for (const path of context.hasteFS.getAllFiles().filter((each) => each.endsWith(project.ending))) {
      const name = relative(root, path).split(sep).join('/');
      files.set(name, { name, path, context, framework: config.testRunner });
    }
  }
  return {
    files,
    run: async (file, run) => {
      setCurrentRun({ ...run, file: file.name, framework: file.framework });
      const failure = await runFile(file, globalConfig);
      setCurrentRun(null);
      return failure;
    },
  };
}

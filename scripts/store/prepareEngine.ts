/** What is built or written once, and again after a change. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ENGINE_FOLDER } from './engineProgram';
import { runToEnd } from './processes';

/** The project's root. */
export const ROOT = resolve(__dirname, '../..');

const newestIn = (folder: string): number =>
  Math.max(
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => statSync(join(folder, name)).mtimeMs,
    ),
  );

/** Whether a file is missing, or older than what it is made of. */
export const isStale = (file: string, ...sources: readonly string[]): boolean =>
  !existsSync(file) || sources.some((source) => newestIn(source) > statSync(file).mtimeMs);

/** Where the output of npm goes, and a line about what is done next. */
export interface PrepareOptions {
  readonly folder: string;
  readonly report: (line: string) => void;
}

/** Runs npm to make something. Rejects with a StoreError where it fails. */
export const makeByNpm = async (
  { folder, report }: PrepareOptions,
  name: string,
  parameters: readonly string[],
  cwd: string,
): Promise<void> => {
  report(`Making ${name} …`);
  await runToEnd({
    name: `Making ${name}`,
    command: 'npm',
    parameters,
    cwd,
    log: join(folder, 'build.log'),
  });
};

/** The engine's build, and the catalogue that an empty database is filled with. */
export const prepareEngine = async (options: PrepareOptions): Promise<void> => {
  if (isStale(join(ENGINE_FOLDER, 'lib/server.js'), join(ENGINE_FOLDER, 'src')))
    await makeByNpm(options, 'the engine', ['run', 'build'], ENGINE_FOLDER);
  if (!existsSync(join(ENGINE_FOLDER, '.fill/catalogue.json')))
    await makeByNpm(options, 'the first catalogue', ['exec', 'tsx', 'scripts/exportCatalogue.ts'], ROOT);
};

/** The shop's build. */
export const prepareShop = async (options: PrepareOptions): Promise<void> => {
  if (isStale(join(ROOT, 'dist/index.html'), join(ROOT, 'src'), join(ROOT, 'public')))
    await makeByNpm(options, 'the shop', ['run', 'build'], ROOT);
};

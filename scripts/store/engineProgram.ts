/** How the engine's programs are run. */
import { join, resolve } from 'node:path';
import type { Program } from './processes';

export const ENGINE_FOLDER = resolve(__dirname, '../../engine');

const NAMES = { migrate: 'The migration', server: 'The engine', worker: 'The worker' } as const;

/** What the engine's programs share. */
export interface EngineOptions {
  /** Data, pictures, passwords and logs. */
  readonly folder: string;
  readonly databaseUrl: string;
  readonly port: number;
}

/** Where the engine writes its passwords at its first start. */
export const secretsFileOf = (folder: string): string => join(folder, 'secrets.json');

export const engineUrlOf = (port: number): string => `http://localhost:${port}`;

/** One of the engine's programs, after its build. */
export const engineProgram = (
  file: keyof typeof NAMES,
  { folder, databaseUrl, port }: EngineOptions,
): Program => ({
  name: NAMES[file],
  command: process.execPath,
  parameters: [`lib/${file}.js`],
  cwd: ENGINE_FOLDER,
  env: {
    ...process.env,
    DATABASE_URL: databaseUrl,
    ENGINE_PORT: String(port),
    ENGINE_PUBLIC_URL: engineUrlOf(port),
    SECRETS_FILE: secretsFileOf(folder),
    ASSET_DIR: join(folder, 'assets'),
  },
  log: join(folder, `${file}.log`),
});

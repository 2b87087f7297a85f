/** How the engine's programs are run. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isRecord } from '../../src/lib/untrusted';
import { StoreError, type Program } from './processes';

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

/** The password of an account of the engine. Throws a StoreError where the file of secrets has none. */
export const passwordOf = (folder: string, account: 'gateway' | 'superadmin'): string => {
  const file = secretsFileOf(folder);
  const secrets: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const password = isRecord(secrets) ? secrets[`${account}Password`] : undefined;
  if (typeof password !== 'string') throw new StoreError(`${file} has no ${account}Password.`);
  return password;
};

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

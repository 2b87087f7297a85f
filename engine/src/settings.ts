/** The engine's settings, from the environment. A bad value throws one sentence. */
import path from 'node:path';
import { readSecrets, type Secrets } from './secrets';

const root = path.join(__dirname, '..');
const MAX_PORT = 65535;

export interface Settings {
  readonly databaseUrl: string;
  readonly host: string;
  readonly port: number;
  /** Where others reach this server, without a slash at the end: pictures have it in their addresses. */
  readonly publicUrl: string;
  readonly assetDir: string;
  /** Has catalogue.json and pictures, for an empty database. */
  readonly fillDir: string;
  readonly secrets: Secrets;
}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > MAX_PORT) {
    throw new Error(`ENGINE_PORT must be a number from 1 to ${MAX_PORT}, not ${text}.`);
  }
  return port;
}

function urlOf(name: string, text: string, protocols: readonly string[]): string {
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    // The value is not shown: it may have a password.
    throw new Error(`${name} must be an address that begins with ${protocols.join('// or ')}//.`);
  }
  return text.replace(/\/$/, '');
}

/** Reads the settings; writes the file of secrets where there is none. Throws for a bad value. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  if (env.DATABASE_URL === undefined || env.DATABASE_URL === '') {
    throw new Error('DATABASE_URL is missing: set it to postgres://user:password@host:5432/database.');
  }
  const port = portOf(env.ENGINE_PORT ?? '3300');
  return {
    databaseUrl: urlOf('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:']),
    host: env.ENGINE_HOST ?? '127.0.0.1',
    port,
    publicUrl: urlOf('ENGINE_PUBLIC_URL', env.ENGINE_PUBLIC_URL ?? `http://127.0.0.1:${port}`, [
      'http:',
      'https:',
    ]),
    assetDir: path.resolve(env.ASSET_DIR ?? path.join(root, '.assets')),
    fillDir: path.resolve(env.FILL_DIR ?? path.join(root, '.fill')),
    secrets: readSecrets(path.resolve(env.SECRETS_FILE ?? path.join(root, '.secrets.json'))),
  };
}

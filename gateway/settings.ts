/** The gateway's settings, from the environment. */
import { readFileSync } from 'node:fs';
import { isRecord } from '../src/lib/untrusted';

/** A setting is missing or wrong; the message is one sentence. */
export class SettingError extends Error {}

/** What the gateway is started with. */
export interface GatewaySettings {
  readonly port: number;
  readonly host: string;
  /** The engine's address, such as http://127.0.0.1:3300, without a slash at the end. */
  readonly engineUrl: string;
  /** The password of the engine's account `gateway`. */
  readonly engineSecret: string;
  readonly databaseUrl: string;
  /** The gateway's address as browsers know it; null takes it from the request. */
  readonly publicUrl: string | null;
  /** Where a payment leads back to when the request named no shop. */
  readonly shopUrl: string;
  /** Origins that may call besides those of this machine. */
  readonly allowedOrigins: readonly string[];
  /** Whether every caller is a proxy, whose X-Forwarded-For names the client. */
  readonly trustsProxy: boolean;
  readonly paymentProvider: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const MAX_PORT = 65_535;

const need = (env: Environment, name: string, what: string): string => {
  const value = env[name] ?? '';
  if (value === '') throw new SettingError(`Set ${name}: ${what}.`);
  return value;
};

const toUrl = (name: string, text: string, protocols: readonly string[]): URL => {
  const problem = new SettingError(`${name} is an address that begins with ${protocols.join('// or ')}//.`);
  try {
    const url = new URL(text);
    if (protocols.includes(url.protocol)) return url;
  } catch {
    throw problem;
  }
  throw problem;
};

const readAddress = (name: string, text: string): string => {
  const { origin, pathname } = toUrl(name, text, ['http:', 'https:']);
  return `${origin}${pathname}`.replace(/\/$/, '');
};

const readPort = (text: string): number => {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > MAX_PORT)
    throw new SettingError(`GATEWAY_PORT is a port from 1 to ${MAX_PORT}, not '${text}'.`);
  return port;
};

/** The password in the environment, else in the file that the engine writes at its first start. */
const readSecret = (env: Environment): string => {
  const given = env['ENGINE_PASSWORD'] ?? '';
  if (given !== '') return given;
  const file = env['SECRETS_FILE'] ?? 'engine/.secrets.json';
  let secrets: unknown;
  try {
    secrets = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new SettingError(
      `Set ENGINE_PASSWORD, or SECRETS_FILE to the file that the engine wrote: ${file}.`,
    );
  }
  const found = isRecord(secrets) ? secrets['gatewayPassword'] : undefined;
  if (typeof found === 'string' && found !== '') return found;
  throw new SettingError(`The file ${file} has no gatewayPassword: let the engine write it again.`);
};

const readOrigins = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => toUrl('ALLOWED_ORIGINS', part, ['http:', 'https:']).origin);

const readSwitch = (name: string, text: string): boolean => {
  if (text === '' || text === '0') return false;
  if (text === '1') return true;
  throw new SettingError(`${name} is 1 or 0, not '${text}'.`);
};

/** Reads the settings. Throws a SettingError for the first one that is missing or wrong. */
export const readSettings = (env: Environment): GatewaySettings => {
  const databaseUrl = need(
    env,
    'DATABASE_URL',
    'where PostgreSQL is, such as postgres://user:password@host/shop',
  );
  toUrl('DATABASE_URL', databaseUrl, ['postgres:', 'postgresql:']);
  const publicUrl = env['GATEWAY_PUBLIC_URL'] ?? '';
  return {
    port: readPort(env['GATEWAY_PORT'] ?? '8044'),
    host: env['GATEWAY_HOST'] ?? '127.0.0.1',
    engineUrl: readAddress('ENGINE_URL', env['ENGINE_URL'] ?? 'http://127.0.0.1:3300'),
    engineSecret: readSecret(env),
    databaseUrl,
    publicUrl: publicUrl === '' ? null : readAddress('GATEWAY_PUBLIC_URL', publicUrl),
    shopUrl: readAddress(
      'SHOP_URL',
      need(env, 'SHOP_URL', 'the address of the shop that payments lead back to'),
    ),
    allowedOrigins: readOrigins(env['ALLOWED_ORIGINS'] ?? ''),
    trustsProxy: readSwitch('TRUST_PROXY', env['TRUST_PROXY'] ?? ''),
    paymentProvider: need(
      env,
      'PAYMENT_PROVIDER',
      "who takes payments; 'sandbox-bank' is a pretend bank that takes no money",
    ),
  };
};
